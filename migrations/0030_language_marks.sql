CREATE TABLE "language_mark" (
	"resource" text NOT NULL,
	"record_id" uuid NOT NULL,
	"field" text NOT NULL,
	"behind" text,
	"since" timestamp with time zone DEFAULT now() NOT NULL,
	"reviewer" uuid,
	CONSTRAINT "language_mark_resource_record_id_field_pk" PRIMARY KEY("resource","record_id","field"),
	CONSTRAINT "language_mark_behind" CHECK ("language_mark"."behind" in ('ar', 'en')),
	CONSTRAINT "language_mark_says" CHECK (("language_mark"."behind" is null) <> ("language_mark"."reviewer" is null))
);

