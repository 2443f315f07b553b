-- What is said of yearly sheets stands beside them: what a ministry says in its place goes along.
update interface_text set key = 'generic.years.' || substr(key, 9) where key in ('generic.addYear', 'generic.noYears', 'generic.noYearsSeen');
