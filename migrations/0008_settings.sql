CREATE TABLE "setting_history" (
	"id" uuid PRIMARY KEY NOT NULL,
	"key" text NOT NULL,
	"is_secret" boolean NOT NULL,
	"is_default" boolean NOT NULL,
	"before" jsonb,
	"after" jsonb,
	"creation_time" timestamp with time zone DEFAULT now() NOT NULL,
	"creator" uuid
);

ALTER TABLE "setting" ALTER COLUMN "value" DROP NOT NULL;
ALTER TABLE "setting" ADD COLUMN "value_cipher" text;
ALTER TABLE "setting" ADD COLUMN "concurrency_stamp" uuid DEFAULT gen_random_uuid() NOT NULL;
ALTER TABLE "setting" ADD COLUMN "last_modification_time" timestamp with time zone DEFAULT now() NOT NULL;
ALTER TABLE "setting" ADD COLUMN "last_modifier" uuid;
CREATE INDEX "setting_history_key" ON "setting_history" USING btree ("key","creation_time");
ALTER TABLE "setting" ADD CONSTRAINT "setting_says_something" CHECK (num_nonnulls("setting"."value", "setting"."value_cipher") = 1);

-- A text that is sealed is as little the audit's business as a hash: it says that it was changed, and not what it is.
create or replace function audit_value(key text, value jsonb) returns jsonb language sql immutable as $$
  select case when (key like '%\_hash' or key like '%\_cipher') and coalesce(value, 'null'::jsonb) <> 'null'::jsonb then '"•••"'::jsonb else value end
$$;
