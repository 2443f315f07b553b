CREATE INDEX "investors_email" ON "investors" USING btree (lower("email"));
CREATE INDEX "investors_phone" ON "investors" USING btree ("phone");
