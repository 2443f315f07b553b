-- What proves who somebody is: codes and links that are sent, proofs of work, second factors that a role asks for.
CREATE TABLE "alarm" (
	"kind" text PRIMARY KEY NOT NULL,
	"until" timestamp with time zone NOT NULL
);
CREATE TABLE "spent_proof" (
	"signature" text PRIMARY KEY NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
CREATE TABLE "verification_code" (
	"id" uuid PRIMARY KEY NOT NULL,
	"flow" uuid NOT NULL,
	"purpose" smallint NOT NULL,
	"user_id" uuid,
	"target_hash" text NOT NULL,
	"code_hash" text NOT NULL,
	"address" text NOT NULL,
	"creation_time" timestamp with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"tries" smallint DEFAULT 0 NOT NULL,
	"used_at" timestamp with time zone,
	"voided_at" timestamp with time zone
);
ALTER TABLE "account_token" ADD COLUMN "channel" smallint;
ALTER TABLE "account_token" ADD COLUMN "tries" smallint DEFAULT 0 NOT NULL;
ALTER TABLE "verification_code" ADD CONSTRAINT "verification_code_user_id_system_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."system_user"("id") ON DELETE cascade ON UPDATE no action;
CREATE INDEX "verification_code_flow" ON "verification_code" USING btree ("flow");
CREATE INDEX "verification_code_target" ON "verification_code" USING btree ("target_hash","creation_time");
CREATE INDEX "verification_code_address" ON "verification_code" USING btree ("address","creation_time");
CREATE INDEX "verification_code_time" ON "verification_code" USING btree ("creation_time");
CREATE INDEX "verification_code_user" ON "verification_code" USING btree ("user_id","purpose");
CREATE INDEX "sign_in_failure_time" ON "sign_in_failure" USING btree ("at");

insert into lookup (id, type, code, name_ar, name_en, sort_order) values
(48101, 48, 'signInAlarm', 'محاولات دخول أو استعادة كثيرة', 'Many attempts to sign in or recover', 1010),
(48102, 48, 'invitationAsked', 'طلب دعوة جديدة', 'A new invitation is asked for', 1020);

-- Since when a role asks somebody for a second factor: from the moment that the first of his roles does, whatever way he came to it.
create function note_two_factor_asked(people uuid[]) returns void language sql as $$
  update credential c set two_factor_asked_at = case when c.two_factor_asked_at is null then now() end
  where c.user_id = any(people) and (c.two_factor_asked_at is null) = exists (
    select from user_in_role ur join user_role r on r.id = ur.role_id where ur.user_id = c.user_id and r.requires_two_factor)
$$;
create function two_factor_of_holder() returns trigger language plpgsql as $$
begin
  perform note_two_factor_asked(array[coalesce(new.user_id, old.user_id)]);
  return null;
end $$;
create function two_factor_of_role() returns trigger language plpgsql as $$
begin
  perform note_two_factor_asked(array(select user_id from user_in_role where role_id = new.id));
  return null;
end $$;
create trigger two_factor after insert or delete on user_in_role for each row execute function two_factor_of_holder();
create trigger two_factor after update of requires_two_factor on user_role for each row
  when (old.requires_two_factor is distinct from new.requires_two_factor) execute function two_factor_of_role();
select note_two_factor_asked(array(select user_id from credential));
