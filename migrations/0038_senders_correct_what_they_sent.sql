-- A correction waits here where its sender is reached in another way than before, until he has confirmed it.
ALTER TABLE "visitor_form" ADD COLUMN "correction" text;
ALTER TABLE "visitor_form" ADD COLUMN "correction_email" text;
ALTER TABLE "visitor_form" ADD COLUMN "correction_phone" text;
ALTER TABLE "visitor_form" ADD COLUMN "correction_hashes" text[];
ALTER TABLE "visitor_form" ADD COLUMN "correction_at" timestamp with time zone;
CREATE INDEX "visitor_form_corrections" ON "visitor_form" USING gin ("correction_hashes");
