ALTER TABLE "council_membership" DROP CONSTRAINT "council_membership_complete";
DROP INDEX "council_membership_council";
ALTER TABLE "council_membership" ALTER COLUMN "council" SET NOT NULL;
CREATE INDEX "council_membership_owner_order" ON "council_membership" USING btree ("council","authority","id");
ALTER TABLE "council_membership" ADD CONSTRAINT "council_membership_complete" CHECK ("council_membership"."authority" is not null and "council_membership"."membership_status" is not null);
