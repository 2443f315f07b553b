-- What is said where two people saved one record stands beside the comparison: what a ministry says in its place goes along.
update interface_text set key = 'generic.conflict.' || replace(substr(key, 9), 'conflictTitle', 'title')
where key in ('generic.conflictTitle', 'generic.mine', 'generic.theirs', 'generic.keepMine', 'generic.takeTheirs');
