-- What the catalogue of actions lacked: an upload is larger than the scanner reads.
insert into lookup (id, type, code, name_ar, name_en, sort_order, is_active, is_default, concurrency_stamp, search_text) values
(51030, 51, 'unexaminedFile', 'ملف تعذر فحصه', 'File that could not be examined', 300, true, false, gen_random_uuid(),
  'unexaminedfile ملف تعذر فحصه file that could not be examined');
