ALTER TABLE "visitor_form" ADD COLUMN "compared_text" text;
ALTER TABLE "visitor_form" ADD COLUMN "kind" integer;
CREATE INDEX "visitor_form_kind" ON "visitor_form" USING btree ("kind","created_at");
