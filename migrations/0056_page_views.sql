CREATE TABLE "page_view" (
	"page" text NOT NULL,
	"language" text NOT NULL,
	"day" date NOT NULL,
	"count" integer NOT NULL,
	"place" uuid,
	CONSTRAINT "page_view_page_language_day_pk" PRIMARY KEY("page","language","day")
);

CREATE INDEX "page_view_day" ON "page_view" USING btree ("day");
