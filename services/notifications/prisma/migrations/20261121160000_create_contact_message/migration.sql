CREATE TABLE "contact_message" (
  "id" UUID NOT NULL,
  "user_id" TEXT,
  "report_id" UUID,
  "reason" TEXT NOT NULL,
  "name" TEXT NOT NULL,
  "email" TEXT NOT NULL,
  "phone" TEXT,
  "subject" TEXT NOT NULL,
  "message" TEXT NOT NULL,
  "referral_consent" TEXT,
  "is_suspect" BOOLEAN NOT NULL,
  "network_hash" TEXT,
  "received_at" TIMESTAMPTZ(3) NOT NULL,
  CONSTRAINT "contact_message_pkey" PRIMARY KEY ("id")
);
CREATE INDEX "contact_message_network_hash_received_at_idx" ON "contact_message" ("network_hash", "received_at");
CREATE INDEX "contact_message_email_received_at_idx" ON "contact_message" ("email", "received_at");
CREATE INDEX "contact_message_received_at_idx" ON "contact_message" ("received_at");
