CREATE TABLE "visitor_finding" (
	"sha256" text PRIMARY KEY NOT NULL,
	"file_name" text NOT NULL,
	"found" text,
	"noted_at" timestamp with time zone DEFAULT now() NOT NULL
);

