ALTER TABLE "gate_service" ADD COLUMN "contact_point" uuid;
ALTER TABLE "gate_service" ADD CONSTRAINT "gate_service_contact_point" FOREIGN KEY ("contact_point") REFERENCES "public"."contact_point"("id") ON DELETE no action ON UPDATE no action;
