-- Migration 7 wrote the texts of roles and users down as they stand: what is looked for in the form of `normalised` was not found in them.
create function pg_temp.normalised(text text) returns text language sql immutable as $$
  select trim(regexp_replace(regexp_replace(translate(normalize(text, nfkd), 'ٱىیةەکگ٠١٢٣٤٥٦٧٨٩', 'اييههكك0123456789'),
    '[\u0300-\u036f\u0640\u064b-\u065f\u0670]', '', 'g'), '[^0-9a-z\u0621-\u064a]+', ' ', 'g'))
$$;
update user_role set search_text = pg_temp.normalised(search_text) where search_text ~ '[^0-9a-z ابتثجحخدذرزسشصضطظعغفقكلمنهويء]';
update "system_user" set search_text = pg_temp.normalised(search_text) where search_text ~ '[^0-9a-z ابتثجحخدذرزسشصضطظعغفقكلمنهويء]';

-- Words are looked for without their article: the texts that are searched hold each word with one («المياه») once more without it («مياه»),
-- as `searchForm` writes them from now on. Only this derived column changes, which the audit log leaves out.
create function pg_temp.without_article(word text) returns text language sql immutable as $$
  select regexp_replace(word, '^([وف]?[بك]?ال|[وف]?لل)(?=[^0-9]{3})', '')
$$;
do $$
declare
  found record;
begin
  for found in
    select c.relname as name from pg_attribute a join pg_class c on c.oid = a.attrelid
    where a.attname = 'search_text' and c.relkind = 'r' and c.relnamespace = 'public'::regnamespace
  loop
    execute format(
      'update %I t set search_text = search_text || bare.words
       from (
         select s.id, string_agg(distinct '' '' || form, '''') as words
         from %I s, regexp_split_to_table(s.search_text, '' '') word, pg_temp.without_article(word) once, pg_temp.without_article(once) twice,
           unnest(array[once, twice]) form
         where form <> word group by s.id
       ) bare where bare.id = t.id',
      found.name, found.name);
  end loop;
end $$;

-- Requests that failed are few among those that were refused: found without looking through the others.
create index audit_entry_failed on audit_entry (execution_time) where status >= 500;
