CREATE TABLE "backup" (
	"id" uuid PRIMARY KEY NOT NULL,
	"kind" smallint NOT NULL,
	"state" smallint DEFAULT 1 NOT NULL,
	"creator" uuid,
	"file_name" text,
	"begun_at" timestamp with time zone DEFAULT now() NOT NULL,
	"heard_at" timestamp with time zone DEFAULT now() NOT NULL,
	"ended_at" timestamp with time zone,
	"taken_at" timestamp with time zone,
	"share" smallint DEFAULT 0 NOT NULL,
	"row_count" bigint,
	"file_count" bigint,
	"size_bytes" bigint,
	"sha256" text,
	"faulty" integer DEFAULT 0 NOT NULL,
	"is_encrypted" boolean DEFAULT false NOT NULL,
	"checked_at" timestamp with time zone,
	"error" text
);

CREATE UNIQUE INDEX "backup_under_way" ON "backup" USING btree ("state") WHERE state = 1;
