ALTER TABLE "deleted_record" ALTER COLUMN "record_id" SET DATA TYPE text;
ALTER TABLE "idempotency_key" ALTER COLUMN "record_id" SET DATA TYPE text;
