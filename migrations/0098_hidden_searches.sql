CREATE TABLE "hidden_search" (
	"language" text NOT NULL,
	"query" text NOT NULL,
	CONSTRAINT "hidden_search_language_query_pk" PRIMARY KEY("language","query")
);

insert into hidden_search (language, query) select distinct language, query from search_log where is_hidden and query is not null;
