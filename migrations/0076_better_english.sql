-- English names and texts with which every installation began, in better English; what somebody has reworded stays as it is,
-- and so does a name whose new form is already that of another value of its list.
update lookup l set name_en = n.en, search_text = n.found, concurrency_stamp = gen_random_uuid()
from (values
  (61002, 'Tubas and Northern Valleys', 'Tubas and Northern Al-Aghwar',
    '05 طوباس والاغوار الشماليه tubas and northern al aghwar اغوار شماليه', 'طوباس والأغوار الشمالية'),
  (25001, 'Ministry', 'The Ministry', 'ministry الوزاره the ministry وزاره', 'الوزارة'),
  (170003, 'Micro enterprise (1-4 workers)', 'Micro enterprise (1–4 workers)',
    'mic منشاه متناهيه الصغر من 1 الي 4 عاملين micro enterprise 1 4 workers صغر', 'منشأة متناهية الصغر (من 1 إلى 4 عاملين)'),
  (170004, 'Small enterprise (5-9 workers)', 'Small enterprise (5–9 workers)',
    'sml منشاه صغيره من 5 الي 9 عاملين small enterprise 5 9 workers', 'منشأة صغيرة (من 5 إلى 9 عاملين)'),
  (170005, 'Medium enterprise (10-19 workers)', 'Medium enterprise (10–19 workers)',
    'med منشاه متوسطه من 10 الي 19 عاملا medium enterprise 10 19 workers', 'منشأة متوسطة (من 10 إلى 19 عاملًا)')
) n (id, old_en, en, found, ar)
where l.id = n.id and l.name_en = n.old_en and l.name_ar = n.ar
  and not exists (select from lookup o where o.type = l.type and o.id <> l.id and lower(o.name_en) = lower(n.en));

update local_government_sector t set summary_en = n.summary, body_en = n.body, concurrency_stamp = gen_random_uuid(),
  search_text = replace(t.search_text, n.found, n.find)
from (values
  ('c5d4f818-bd4d-4c9f-8fb7-11a97d3a1cae'::uuid,
    'It sets the policy of the sector, oversees the authorities, approves their budgets and guides their planning.',
    '<p>The ministry works through its directorates general in three fields: planning, guidance and oversight of authorities, and projects.</p><ul><li>It proposes the laws under which authorities work.</li><li>It approves yearly budgets and local by-laws.</li><li>It stands by the making of development plans and approves them.</li><li>It coordinates with donors and directs funds to what comes first.</li></ul>',
    'It sets the policy of the sector, oversees the authorities, approves their budgets and guides their planning.',
    '<p>The ministry works through its directorates general in three fields: regulation and planning; guidance and oversight of authorities; and the development of resources and projects.</p><ul><li>It proposes the laws under which authorities work.</li><li>It approves yearly budgets and local by-laws.</li><li>It accompanies the preparation of strategic development plans and approves them.</li><li>It coordinates with donors and directs funding to priorities.</li></ul>',
    '', ''),
  ('bff9f00b-9f56-4867-8f23-94c47fa2fe96',
    'Elected authorities that run cities and towns, in classes A to D by people and services.',
    '<p>A municipality provides basic services: planning and building permits, roads and lighting, water and sewage, waste, markets and parks. Its council is elected for four years and adopts its budget and plan.</p>',
    'Elected authorities that run cities and towns, in classes A to D by population and services.',
    '<p>A municipality provides basic services: planning and building permits, roads and lighting, water and sewage, waste, markets and parks. Its council is elected for four years and adopts its budget and plan.</p>',
    'by people and services', 'by population and services'),
  ('dd836584-c001-406e-850b-b0740350da9e',
    'Elected authorities of villages: they do what municipalities do as far as their means go, and share what is beyond them.',
    '<p>A village council runs the daily affairs of the village, and mostly shares waste, water and planning with its neighbours through a council of shared services.</p>',
    'Elected authorities of villages: they do what municipalities do as far as their means go, and share what is beyond them.',
    '<p>A village council runs the daily affairs of the village, and usually shares waste, water and planning with its neighbours through a shared-services council.</p>',
    '', ''),
  ('8f61cc18-a1bc-483a-8239-2963da36703a',
    'Appointed committees of small communities, until they join an authority or become a council.',
    '<p>A committee sees to the least of services under the directorate. It is appointed for two years, which may be renewed.</p>',
    'Appointed committees of small communities, until they join an authority or become a council.',
    '<p>A committee provides basic services under the supervision of the directorate. It is appointed for two years, which may be renewed.</p>',
    '', ''),
  ('95bffa70-ab31-4394-86e6-defbeb0a5970',
    'Neighbouring authorities set them up to provide together what none could alone.',
    '<p>Most share the collection of waste and its landfill, then water, planning and maintenance. Each has a general assembly of heads of authorities, an executive director, and a budget out of the shares of its members.</p>',
    'Neighbouring authorities set them up to provide together what none could alone.',
    '<p>Most often authorities share waste collection and landfills, then water, planning and maintenance. Each council has a general assembly of the heads of its authorities, an executive director, and a budget from the shares of its members.</p>',
    '', ''),
  ('f3dfb712-374d-44bc-8277-56ea60aa2e9e',
    'It funds infrastructure and development in authorities, and measures how they do to share out its grants.',
    '<p>The fund shares out grants by people, need and performance, and gives technical help in finance and the care of assets beside the money.</p>',
    'It funds infrastructure and development in authorities, and measures their performance to allocate its grants.',
    '<p>The fund allocates its grants by a formula of population, need and performance, and beside the money gives technical assistance in finance and asset management.</p>',
    'measures how they do to share out its grants', 'measures their performance to allocate its grants'),
  ('8f179d71-9262-4d72-8848-036385dffef4',
    'Regional bodies that provide water and power for the authorities that own them or contract with them.',
    '<p>In several governorates they took over networks that authorities had run, so that skill and maintenance lie in one hand. The authorities sit on their boards.</p>',
    'Regional bodies that provide water and power for the authorities that own them or contract with them.',
    '<p>In several governorates they took over networks that authorities had run, to bring skill and maintenance together in one body. The authorities sit on their boards.</p>',
    '', '')
) n (id, old_summary, old_body, summary, body, found, find)
where t.id = n.id and t.summary_en = n.old_summary and t.body_en = n.old_body;

-- What the search finds and shows of them is written anew.
update "search_document" set "version" = 0 where "kind" in ('localGovernmentSector', 'localComm', 'council');
