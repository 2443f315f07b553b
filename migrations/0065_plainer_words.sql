-- Plainer words for what every installation began with; what somebody has reworded since stays as it is.
update lookup l set name_ar = n.ar, name_en = n.en, search_text = n.found, concurrency_stamp = gen_random_uuid()
from (values
  (2019, 'الصفحات الثابتة', 'Static pages', 'صفحات تعريفية', 'Information pages',
    'staticpage صفحات تعريفيه information pages'),
  (60005, 'صفحة ثابتة', 'Static page', 'صفحة تعريفية', 'Information page',
    'staticpage صفحه تعريفيه information page'),
  (5009, 'غرفة الطوارئ', 'Emergency room', 'غرفة الطوارئ', 'Emergency operations room',
    'emergencyroom غرفه الطواري emergency operations room طواري'),
  (101003, 'أساسية دنيا (1-4)', 'Lower basic (1-4)', 'أساسية دنيا (من 1 إلى 4)', 'Lower basic (1-4)',
    'lowerbasic اساسيه دنيا من 1 الي 4 lower basic 1 4'),
  (101004, 'أساسية عليا (5-9)', 'Upper basic (5-9)', 'أساسية عليا (من 5 إلى 9)', 'Upper basic (5-9)',
    'upperbasic اساسيه عليا من 5 الي 9 upper basic 5 9'),
  (101005, 'ثانوية (10-12)', 'Secondary (10-12)', 'ثانوية (من 10 إلى 12)', 'Secondary (10-12)',
    'secondary ثانويه من 10 الي 12 secondary 10 12'),
  (170003, 'منشأة متناهية الصغر (1-4 عاملين)', 'Micro enterprise (1-4 workers)', 'منشأة متناهية الصغر (من 1 إلى 4 عاملين)', 'Micro enterprise (1-4 workers)',
    'mic منشاه متناهيه الصغر من 1 الي 4 عاملين micro enterprise 1 4 workers صغر'),
  (170004, 'منشأة صغيرة (5-9 عاملين)', 'Small enterprise (5-9 workers)', 'منشأة صغيرة (من 5 إلى 9 عاملين)', 'Small enterprise (5-9 workers)',
    'sml منشاه صغيره من 5 الي 9 عاملين small enterprise 5 9 workers'),
  (170005, 'منشأة متوسطة (10-19 عاملاً)', 'Medium enterprise (10-19 workers)', 'منشأة متوسطة (من 10 إلى 19 عاملًا)', 'Medium enterprise (10-19 workers)',
    'med منشاه متوسطه من 10 الي 19 عاملا medium enterprise 10 19 workers'),
  (170006, 'منشأة كبيرة (20 عاملاً فأكثر)', 'Large enterprise (20 workers and more)', 'منشأة كبيرة (20 عاملًا فأكثر)', 'Large enterprise (20 workers and more)',
    'lrg منشاه كبيره 20 عاملا فاكثر large enterprise 20 workers and more')
) n (id, old_ar, old_en, ar, en, found)
where l.id = n.id and l.name_ar = n.old_ar and l.name_en = n.old_en;

update lookup_type set name_ar = 'نوع الصفحة التعريفية', name_en = 'Information page kind', concurrency_stamp = gen_random_uuid(),
  search_text = 'staticpagekind نوع الصفحه التعريفيه information page kind صفحه تعريفيه'
where id = 43 and name_ar = 'نوع الصفحة الثابتة' and name_en = 'Static page kind';

update gate_service set name_en = 'Track a request', summary_en = 'Enter its number to see where it stands.', concurrency_stamp = gen_random_uuid(),
  search_text = 'متابعه طلب track a request ادخل رقم طلبك لتري اين وصل enter its number to see where it stands'
where id = '4f510db1-183e-4981-89a5-301274f790b2' and name_ar = 'متابعة طلب' and name_en = 'Follow an entry'
  and summary_ar = 'أدخل رقم طلبك لترى أين وصل.' and summary_en = 'Give the number of your entry and see how far it is.';

update menu set title_ar = 'تسجيل مستثمر', concurrency_stamp = gen_random_uuid(),
  search_text = 'تسجيل مستثمر register as an investor'
where title_ar = 'سجّل كمستثمر' and title_en = 'Register as an investor';
