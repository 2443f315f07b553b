ALTER TABLE "contact_message_additional_data" ALTER COLUMN "template" DROP NOT NULL;
ALTER TABLE "investors_additional_data" ALTER COLUMN "template" DROP NOT NULL;
ALTER TABLE "creative_ideas_bank_additional_data" ALTER COLUMN "template" DROP NOT NULL;
