DROP INDEX "legal_environment_order";
ALTER TABLE "legal_environment" ADD COLUMN "sort_order" bigint;
CREATE INDEX "legal_environment_order" ON "legal_environment" USING btree ("year" DESC NULLS LAST,"sort_order","number" DESC NULLS LAST,"id" DESC NULLS LAST);
