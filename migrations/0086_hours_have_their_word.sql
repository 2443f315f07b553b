-- One, two and few hours have words of their own, so the hours of a link come with their word: a ministry's own sentence says it no second time.
update interface_text set text_ar = regexp_replace(text_ar, '\{hours\}\s*ساع(ة|ات)[ًٍ]?', '{hours}', 'g'),
  text_en = regexp_replace(text_en, '\{hours\}\s*hours?\M', '{hours}', 'gi')
where key = 'portal.confirmEntry.byEmail';
