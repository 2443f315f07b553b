-- What is said of a record that is kept as it is stands beside its lock: what a ministry says in its place goes along.
update interface_text set key = 'generic.lock.' || substr(key, 9) where key in ('generic.or', 'generic.reopenedBy', 'generic.correctingAsIs');
