-- English is public when title, summary and body are there: half of it stood beside Arabic until now.
update news_live set title_en = null, summary_en = null, body_en = null, main_image_alt_en = null, main_image_caption_en = null, location_en = null
where title_en is null or summary_en is null or body_en is null;
