DROP INDEX "visitor_submission_order";
DROP INDEX "visitor_submission_owner_order";
CREATE INDEX "visitor_submission_order" ON "visitor_submission" USING btree ("sent_at","number","id");
CREATE INDEX "visitor_submission_owner_order" ON "visitor_submission" USING btree ("place","sent_at","number","id");
