-- The accessibility statement with which every installation began names all eight tools, and says where the day of the last check stands. One that
-- somebody has reworded, in whichever language, stays as it is; what it said before stays among its versions.
with statement as (
  update static_page set concurrency_stamp = gen_random_uuid(),
    body_ar = replace(replace(body_ar, 'وتُراجع بلوحة المفاتيح وحدها.', 'وتُراجع بلوحة المفاتيح وحدها؛ ويوم آخر فحص في أسفل هذه الصفحة.'),
      '<li>عكس الألوان، مع بقاء الصور على طبيعتها.</li>',
      '<li>عكس الألوان، مع بقاء الصور على طبيعتها.</li><li>تباعد مريح للقراءة بين الأسطر والكلمات.</li><li>مسطرة للقراءة تتبع المؤشر.</li><li>إيقاف كل ما يتحرك.</li><li>مؤشر أكبر.</li>'),
    body_en = replace(replace(body_en, 'with the keyboard alone.', 'with the keyboard alone; the day of the last check stands at the foot of this page.'),
      '<li>Inverted colours; pictures stay as they are.</li>',
      '<li>Inverted colours; pictures stay as they are.</li><li>Readable spacing between lines and words.</li><li>A reading ruler that follows the pointer.</li><li>Everything that moves, stopped.</li><li>A larger pointer.</li>'),
    search_text = replace(replace(replace(replace(replace(search_text,
      'وتراجع بلوحه المفاتيح وحدها', 'وتراجع بلوحه المفاتيح وحدها ويوم اخر فحص في اسفل هذه الصفحه'),
      'الصور علي طبيعتها', 'الصور علي طبيعتها تباعد مريح للقراءه بين الاسطر والكلمات مسطره للقراءه تتبع الموشر ايقاف كل ما يتحرك موشر اكبر'),
      'with the keyboard alone', 'with the keyboard alone the day of the last check stands at the foot of this page'),
      'pictures stay as they are',
      'pictures stay as they are readable spacing between lines and words a reading ruler that follows the pointer everything that moves stopped a larger pointer'),
      ' صور مفتاحين', ' صور قراءه اسطر كلمات موشر مفتاحين')
  where slug = 'accessibility-statement' and md5(body_ar) = '70182fa6e69e652f4f6f68205d76d15f' and md5(body_en) = '407dea326e6d954344a06c269322eb0d'
  returning id, body_ar, body_en
)
insert into content_version (resource, record_id, number, content)
select v.resource, v.record_id, v.number + 1, v.content || jsonb_build_object('bodyAr', s.body_ar, 'bodyEn', s.body_en)
from statement s join lateral (select * from content_version c where c.resource = 'staticPage' and c.record_id = s.id order by c.number desc limit 1) v on true;

-- What the search finds and shows of it is written anew.
update search_document set version = 0 where kind = 'staticPage';

-- The heading of a governorate's authorities is a whole sentence now: what a ministry says before the name goes along.
update interface_text set key = 'portal.authorities.inGovernorate', text_ar = text_ar || ' {governorate}', text_en = text_en || ' {governorate}'
where key = 'portal.authorities.of';
