-- What is said of a draft that a browser keeps stands beside the form: what a ministry says in its place goes along.
update interface_text set key = 'generic.drafts.' || substr(key, 9)
where key in ('generic.draftFound', 'generic.useDraft', 'generic.dropDraft', 'generic.keptInBrowser');
