-- Arabic words in English names of values have the apostrophe of all other names (migration 73); what somebody has reworded stays as it is.
update lookup l set name_en = n.en, concurrency_stamp = gen_random_uuid()
from (values
  (6, 'commons', 'Commons (masha'')', 'Commons (masha’)'),
  (57, 'israMiraj', 'Isra and Mi''raj', 'Isra and Mi’raj')
) n (type, code, old_en, en)
where l.type = n.type and l.code = n.code and l.name_en = n.old_en
  and not exists (select from lookup o where o.type = l.type and o.id <> l.id and lower(o.name_en) = lower(n.en));
