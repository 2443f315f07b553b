CREATE TABLE "file_text" (
	"sha256" text PRIMARY KEY NOT NULL,
	"fault" text,
	"tries" smallint DEFAULT 0 NOT NULL,
	"version" integer,
	"words" "tsvector",
	"word_bytes" integer DEFAULT 0 NOT NULL
);

CREATE TABLE "file_text_piece" (
	"sha256" text NOT NULL,
	"number" integer NOT NULL,
	"text" text NOT NULL,
	"words" "tsvector" NOT NULL,
	CONSTRAINT "file_text_piece_sha256_number_pk" PRIMARY KEY("sha256","number")
);

ALTER TABLE "file_text_piece" ADD CONSTRAINT "file_text_piece_sha256_file_text_sha256_fk" FOREIGN KEY ("sha256") REFERENCES "public"."file_text"("sha256") ON DELETE cascade ON UPDATE no action;

CREATE INDEX "file_text_unread" ON "file_text" USING btree ((coalesce(version, 0)),"tries","sha256") WHERE fault is null;
