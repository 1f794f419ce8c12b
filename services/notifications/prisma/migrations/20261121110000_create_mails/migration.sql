CREATE TABLE "recipient" (
  "user_id" TEXT NOT NULL,
  "email" TEXT NOT NULL,
  "name" TEXT NOT NULL,
  "told_at" TIMESTAMPTZ(3) NOT NULL,
  "confirmed_at" TIMESTAMPTZ(3),
  CONSTRAINT "recipient_pkey" PRIMARY KEY ("user_id")
);
CREATE INDEX "recipient_confirmed_at_told_at_idx" ON "recipient" ("confirmed_at", "told_at");

CREATE TABLE "mail" (
  "id" UUID NOT NULL,
  "about" TEXT NOT NULL,
  "kind" TEXT NOT NULL,
  "user_id" TEXT,
  "recipient" TEXT,
  "parameters" JSONB,
  "state" TEXT NOT NULL DEFAULT 'queued',
  "attempts" INTEGER NOT NULL DEFAULT 0,
  "message_id" TEXT,
  "failure" TEXT,
  "asked_at" TIMESTAMPTZ(3) NOT NULL,
  "expires_at" TIMESTAMPTZ(3) NOT NULL,
  "next_attempt_at" TIMESTAMPTZ(3) NOT NULL,
  "sent_at" TIMESTAMPTZ(3),
  CONSTRAINT "mail_pkey" PRIMARY KEY ("id"),
  CONSTRAINT "mail_state_check" CHECK ("state" IN ('queued', 'sent', 'failed')),
  CONSTRAINT "mail_addressed_check" CHECK ("state" <> 'queued' OR "user_id" IS NOT NULL OR "recipient" IS NOT NULL)
);
CREATE UNIQUE INDEX "mail_about_key" ON "mail" ("about");
CREATE INDEX "mail_state_next_attempt_at_idx" ON "mail" ("state", "next_attempt_at");
CREATE INDEX "mail_asked_at_idx" ON "mail" ("asked_at");
