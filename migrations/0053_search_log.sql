CREATE TABLE "search_log" (
	"id" uuid PRIMARY KEY NOT NULL,
	"day" date NOT NULL,
	"language" text NOT NULL,
	"kind" text DEFAULT '' NOT NULL,
	"digest" text,
	"query" text,
	"asked" integer DEFAULT 0 NOT NULL,
	"unfound" integer DEFAULT 0 NOT NULL,
	"results" integer,
	"is_exact" boolean DEFAULT false NOT NULL,
	"clicks" integer DEFAULT 0 NOT NULL,
	"ranks" integer DEFAULT 0 NOT NULL
);

CREATE TABLE "search_log_key" (
	"day" date PRIMARY KEY NOT NULL,
	"key" text NOT NULL
);

CREATE TABLE "search_log_seen" (
	"digest" text PRIMARY KEY NOT NULL,
	"day" date NOT NULL
);

CREATE UNIQUE INDEX "search_log_digest" ON "search_log" USING btree ("day","digest","kind") WHERE digest is not null;
CREATE INDEX "search_log_day" ON "search_log" USING btree ("day","language");
CREATE INDEX "search_log_seen_day" ON "search_log_seen" USING btree ("day");
