CREATE INDEX "creative_ideas_bank_requested_support" ON "creative_ideas_bank" USING gin ("requested_support");
CREATE INDEX "creative_ideas_bank_live_requested_support" ON "creative_ideas_bank_live" USING gin ("requested_support");
