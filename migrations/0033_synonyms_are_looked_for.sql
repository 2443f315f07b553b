ALTER TABLE "search_synonym" ADD COLUMN "search_text" text DEFAULT '' NOT NULL;
CREATE INDEX "search_synonym_search" ON "search_synonym" USING gin (to_tsvector('simple', "search_text"));

-- What there is already is found too: its words in the form in which texts are looked for (`searchForm`, kernel/arabic.ts), each with an article once
-- more without it. Only this derived column changes, which the audit log leaves out.
create or replace function pg_temp.normalised(text text) returns text language sql immutable as $$
  select trim(regexp_replace(regexp_replace(translate(lower(normalize(text, nfkd)), 'ٱىیةەکگ٠١٢٣٤٥٦٧٨٩', 'اييههكك0123456789'),
    '[\u0300-\u036f\u0640\u064b-\u065f\u0670]', '', 'g'), '[^0-9a-z\u0621-\u064a]+', ' ', 'g'))
$$;
create or replace function pg_temp.without_article(word text) returns text language sql immutable as $$
  select regexp_replace(word, '^([وف]?[بك]?ال|[وف]?لل)(?=[^0-9]{3})', '')
$$;
update search_synonym set search_text = pg_temp.normalised(array_to_string(words, ' '));
update search_synonym t set search_text = search_text || bare.words
from (
  select s.id, string_agg(distinct ' ' || form, '') as words
  from search_synonym s, regexp_split_to_table(s.search_text, ' ') word, pg_temp.without_article(word) once, pg_temp.without_article(once) twice,
    unnest(array[once, twice]) form
  where form <> word group by s.id
) bare where bare.id = t.id;
