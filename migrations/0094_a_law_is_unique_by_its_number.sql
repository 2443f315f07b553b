ALTER TABLE "legal_environment" DROP CONSTRAINT "legal_environment_type_number_year_issuing_body_unique";
ALTER TABLE "legal_environment" ADD CONSTRAINT "legal_environment_type_issuing_body_year_number_unique" UNIQUE NULLS NOT DISTINCT("type","issuing_body","year","number");
