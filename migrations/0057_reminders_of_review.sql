CREATE TABLE "review_wait" (
	"resource" text NOT NULL,
	"record_id" uuid NOT NULL,
	"since" timestamp with time zone DEFAULT now() NOT NULL,
	"reminded_at" timestamp with time zone,
	CONSTRAINT "review_wait_resource_record_id_pk" PRIMARY KEY("resource","record_id")
);

