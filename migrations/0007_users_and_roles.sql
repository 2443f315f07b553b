-- Users and roles become definitions. What only signing in needs of a user lies in a table of its own, which no call answers.
CREATE TABLE "credential" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"password_hash" text,
	"password_changed_at" timestamp with time zone,
	"password_history" text[] DEFAULT '{}' NOT NULL,
	"access_failed_count" integer DEFAULT 0 NOT NULL,
	"first_failure_at" timestamp with time zone,
	"lockout_end" timestamp with time zone,
	"locks_today" integer DEFAULT 0 NOT NULL,
	"last_lock_at" timestamp with time zone,
	"last_login_at" timestamp with time zone,
	"last_login_address" text,
	"totp_secret" text,
	"totp_confirmed_at" timestamp with time zone,
	"totp_last_step" bigint,
	"recovery_codes" text[] DEFAULT '{}' NOT NULL,
	"two_factor_asked_at" timestamp with time zone
);
CREATE TABLE "account_token" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"purpose" smallint NOT NULL,
	"token_hash" text NOT NULL,
	"creation_time" timestamp with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"used_at" timestamp with time zone,
	"voided_at" timestamp with time zone,
	"creator" uuid,
	"address" text
);
ALTER TABLE "account_token" ADD CONSTRAINT "account_token_user_id_system_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."system_user"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "credential" ADD CONSTRAINT "credential_user_id_system_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."system_user"("id") ON DELETE cascade ON UPDATE no action;
CREATE UNIQUE INDEX "account_token_hash" ON "account_token" USING btree ("token_hash");
CREATE INDEX "account_token_user" ON "account_token" USING btree ("user_id","purpose");

insert into credential (user_id, password_hash, password_changed_at, access_failed_count, first_failure_at, lockout_end, locks_today, last_lock_at, last_login_at)
select id, password_hash, case when password_hash is not null then creation_time end, access_failed_count, first_failure_at, lockout_end, locks_today, last_lock_at,
  last_login_at from "system_user";

-- Roles. Their place types are values of the lookup list now.
ALTER TABLE "user_role" ADD COLUMN "creation_time" timestamp with time zone DEFAULT now() NOT NULL;
ALTER TABLE "user_role" ADD COLUMN "creator" uuid;
ALTER TABLE "user_role" ADD COLUMN "last_modification_time" timestamp with time zone;
ALTER TABLE "user_role" ADD COLUMN "last_modifier" uuid;
ALTER TABLE "user_role" ADD COLUMN "description_ar" text;
ALTER TABLE "user_role" ADD COLUMN "description_en" text;
ALTER TABLE "user_role" ADD COLUMN "requires_two_factor" boolean;
ALTER TABLE "user_role" ADD COLUMN "search_text" text DEFAULT '' NOT NULL;
ALTER TABLE "user_role" RENAME COLUMN "place_types" TO "old_place_types";
ALTER TABLE "user_role" ADD COLUMN "place_types" integer[];
ALTER TABLE "user_role" ALTER COLUMN "title_ar" DROP NOT NULL, ALTER COLUMN "title_en" DROP NOT NULL, ALTER COLUMN "code" DROP NOT NULL,
  ALTER COLUMN "is_default" DROP NOT NULL, ALTER COLUMN "is_default" DROP DEFAULT, ALTER COLUMN "is_public" DROP NOT NULL,
  ALTER COLUMN "is_public" DROP DEFAULT, ALTER COLUMN "is_static" DROP NOT NULL, ALTER COLUMN "is_static" DROP DEFAULT,
  ALTER COLUMN "permissions" DROP NOT NULL, ALTER COLUMN "permissions" DROP DEFAULT;
update user_role set requires_two_factor = false, search_text = lower(concat_ws(' ', title_ar, title_en, code)),
  place_types = nullif(array(select l.id from lookup l where l.type = 7 and l.value = any(old_place_types) order by l.id), '{}'),
  permissions = nullif(permissions, '{}');
ALTER TABLE "user_role" DROP COLUMN "old_place_types";
ALTER TABLE "user_role" ADD CONSTRAINT "user_role_complete" CHECK ("user_role"."title_ar" is not null and "user_role"."title_en" is not null and "user_role"."code" is not null);
DROP INDEX "user_role_code";
CREATE UNIQUE INDEX "user_role_title_ar_unique" ON "user_role" USING btree (lower("title_ar"));
CREATE UNIQUE INDEX "user_role_title_en_unique" ON "user_role" USING btree (lower("title_en"));
CREATE UNIQUE INDEX "user_role_code_unique" ON "user_role" USING btree (lower("code"));
CREATE INDEX "user_role_place_types" ON "user_role" USING gin ("place_types");
CREATE INDEX "user_role_is_default" ON "user_role" USING btree ("is_default");
CREATE INDEX "user_role_is_public" ON "user_role" USING btree ("is_public");
CREATE INDEX "user_role_permissions" ON "user_role" USING gin ("permissions");
CREATE INDEX "user_role_search" ON "user_role" USING gin (to_tsvector('simple', "search_text"));

-- Users. A name in one piece is parted at its first space; an address that nobody has given is that of a domain that nobody can own.
ALTER TABLE "system_user" ADD COLUMN "concurrency_stamp" uuid DEFAULT gen_random_uuid() NOT NULL;
ALTER TABLE "system_user" ALTER COLUMN "concurrency_stamp" DROP DEFAULT;
ALTER TABLE "system_user" ADD COLUMN "creator" uuid;
ALTER TABLE "system_user" ADD COLUMN "last_modification_time" timestamp with time zone;
ALTER TABLE "system_user" ADD COLUMN "last_modifier" uuid;
ALTER TABLE "system_user" ADD COLUMN "title" integer;
ALTER TABLE "system_user" ADD COLUMN "first_name" text;
ALTER TABLE "system_user" ADD COLUMN "second_name" text;
ALTER TABLE "system_user" ADD COLUMN "third_name" text;
ALTER TABLE "system_user" ADD COLUMN "fourth_name" text;
ALTER TABLE "system_user" ADD COLUMN "last_name" text;
ALTER TABLE "system_user" ADD COLUMN "email_confirmed" boolean;
ALTER TABLE "system_user" ADD COLUMN "phone_number" text;
ALTER TABLE "system_user" ADD COLUMN "phone_number_confirmed" boolean;
ALTER TABLE "system_user" ADD COLUMN "position" integer;
ALTER TABLE "system_user" ADD COLUMN "job_title_ar" text;
ALTER TABLE "system_user" ADD COLUMN "job_title_en" text;
ALTER TABLE "system_user" ADD COLUMN "employee_number" text;
ALTER TABLE "system_user" ADD COLUMN "identity_document" integer;
ALTER TABLE "system_user" ADD COLUMN "identity_number" text;
ALTER TABLE "system_user" ADD COLUMN "gender" integer;
ALTER TABLE "system_user" ADD COLUMN "photo" uuid;
ALTER TABLE "system_user" ADD COLUMN "deactivation_reason" integer;
ALTER TABLE "system_user" ADD COLUMN "deactivated_at" timestamp with time zone;
ALTER TABLE "system_user" ADD COLUMN "deactivation_note" text;
ALTER TABLE "system_user" ADD COLUMN "search_text" text DEFAULT '' NOT NULL;
update "system_user" set
  first_name = split_part(full_name, ' ', 1), second_name = '', last_name = substr(full_name, length(split_part(full_name, ' ', 1)) + 2),
  email = coalesce(email, case when user_name = 'admin' then '' else lower(user_name) || '@mahalli.example' end), email_confirmed = false,
  phone_number = '', phone_number_confirmed = false,
  position = (select l.id from lookup l where l.type = 54 and l.code = case when user_name = 'admin' then 'systemAdministrator' else 'other' end),
  search_text = lower(concat_ws(' ', full_name, full_name_en, user_name));
ALTER TABLE "system_user" ALTER COLUMN "language" DROP DEFAULT;
ALTER TABLE "system_user" ALTER COLUMN "language" TYPE smallint USING case "language" when 'en' then 2 else 1 end;
ALTER TABLE "system_user" DROP COLUMN "full_name", DROP COLUMN "password_hash", DROP COLUMN "lockout_end", DROP COLUMN "access_failed_count",
  DROP COLUMN "first_failure_at", DROP COLUMN "locks_today", DROP COLUMN "last_lock_at", DROP COLUMN "last_login_at";
ALTER TABLE "system_user" ALTER COLUMN "user_name" DROP NOT NULL, ALTER COLUMN "language" DROP NOT NULL,
  ALTER COLUMN "is_active" DROP NOT NULL, ALTER COLUMN "is_active" DROP DEFAULT, ALTER COLUMN "lockout_enabled" DROP NOT NULL,
  ALTER COLUMN "lockout_enabled" DROP DEFAULT;
ALTER TABLE "system_user" ADD CONSTRAINT "system_user_complete" CHECK ("system_user"."first_name" is not null and "system_user"."second_name" is not null and "system_user"."last_name" is not null and "system_user"."user_name" is not null and "system_user"."email" is not null and "system_user"."phone_number" is not null and "system_user"."position" is not null and "system_user"."language" is not null);
ALTER TABLE "system_user" ADD CONSTRAINT "system_user_title" FOREIGN KEY ("title") REFERENCES "public"."lookup"("id") ON DELETE no action ON UPDATE no action;
ALTER TABLE "system_user" ADD CONSTRAINT "system_user_position" FOREIGN KEY ("position") REFERENCES "public"."lookup"("id") ON DELETE no action ON UPDATE no action;
ALTER TABLE "system_user" ADD CONSTRAINT "system_user_identity_document" FOREIGN KEY ("identity_document") REFERENCES "public"."lookup"("id") ON DELETE no action ON UPDATE no action;
ALTER TABLE "system_user" ADD CONSTRAINT "system_user_gender" FOREIGN KEY ("gender") REFERENCES "public"."lookup"("id") ON DELETE no action ON UPDATE no action;
ALTER TABLE "system_user" ADD CONSTRAINT "system_user_photo" FOREIGN KEY ("photo") REFERENCES "public"."attachment"("id") ON DELETE no action ON UPDATE no action;
ALTER TABLE "system_user" ADD CONSTRAINT "system_user_deactivation_reason" FOREIGN KEY ("deactivation_reason") REFERENCES "public"."lookup"("id") ON DELETE no action ON UPDATE no action;
DROP INDEX "system_user_name";
DROP INDEX "system_user_email";
CREATE UNIQUE INDEX "system_user_user_name_unique" ON "system_user" USING btree (lower("user_name"));
CREATE UNIQUE INDEX "system_user_email_unique" ON "system_user" USING btree (lower("email"));
CREATE UNIQUE INDEX "system_user_employee_number_unique" ON "system_user" USING btree (lower("employee_number"));
CREATE INDEX "system_user_order" ON "system_user" USING btree ("last_modification_time" DESC NULLS LAST,"id" DESC NULLS LAST);
CREATE INDEX "system_user_position" ON "system_user" USING btree ("position");
CREATE INDEX "system_user_search" ON "system_user" USING gin (to_tsvector('simple', "search_text"));
-- Numbers that belong to one person, also when two are written at once; the definition cannot say «among active users».
CREATE UNIQUE INDEX "system_user_phone_number_unique" ON "system_user" ("phone_number") WHERE "is_active" and "phone_number" <> '';
CREATE UNIQUE INDEX "system_user_identity_number_unique" ON "system_user" ("identity_document", "identity_number") WHERE "identity_number" is not null;

-- Assignments hold from a day to a day; a session is named without its token.
ALTER TABLE "user_place" ADD COLUMN "valid_from" date;
ALTER TABLE "user_place" ADD COLUMN "valid_to" date;
ALTER TABLE "session" ADD COLUMN "id" uuid DEFAULT gen_random_uuid() NOT NULL;
ALTER TABLE "session" ADD COLUMN "two_factor" boolean DEFAULT false NOT NULL;
CREATE UNIQUE INDEX "session_id" ON "session" USING btree ("id");

-- Does an assignment hold today? Days are those of the country.
create function assignment_holds(valid_from date, valid_to date) returns boolean language sql stable as $$
  select coalesce(valid_from <= (now() at time zone 'Asia/Hebron')::date, true) and coalesce(valid_to >= (now() at time zone 'Asia/Hebron')::date, true)
$$;
-- The place that somebody acts for: his default one, and when that has expired or is closed the oldest that still holds.
create function active_place(who uuid) returns uuid language sql stable as $$
  select up.place_id from user_place up join place p on p.id = up.place_id
  where up.user_id = who and p.is_active and assignment_holds(up.valid_from, up.valid_to) order by up.is_default desc, up.id limit 1
$$;
