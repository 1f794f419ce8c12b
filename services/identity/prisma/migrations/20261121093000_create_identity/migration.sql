CREATE TABLE "user_account" (
  "user_id" UUID NOT NULL,
  "email" TEXT NOT NULL,
  "name" TEXT NOT NULL,
  "password_hash" TEXT NOT NULL,
  "roles" TEXT[],
  "must_reset_password" BOOLEAN NOT NULL DEFAULT false,
  "registered_at" TIMESTAMPTZ(3) NOT NULL,
  "confirmed_at" TIMESTAMPTZ(3),
  CONSTRAINT "user_account_pkey" PRIMARY KEY ("user_id")
);
CREATE UNIQUE INDEX "user_account_email_key" ON "user_account" ("email");
-- Only those that wait are looked for by their age.
CREATE INDEX "user_account_waiting" ON "user_account" ("registered_at") WHERE "confirmed_at" IS NULL;

CREATE TABLE "session" (
  "session_id" UUID NOT NULL,
  "user_id" UUID NOT NULL,
  "current_hash" TEXT NOT NULL,
  "previous_hash" TEXT,
  "rotated_at" TIMESTAMPTZ(3),
  "replay" TEXT,
  "started_at" TIMESTAMPTZ(3) NOT NULL,
  "expires_at" TIMESTAMPTZ(3) NOT NULL,
  "ended_at" TIMESTAMPTZ(3),
  CONSTRAINT "session_pkey" PRIMARY KEY ("session_id"),
  CONSTRAINT "session_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "user_account" ("user_id") ON DELETE CASCADE ON UPDATE CASCADE
);
CREATE INDEX "session_user_id_idx" ON "session" ("user_id");
CREATE INDEX "session_expires_at_idx" ON "session" ("expires_at");

CREATE TABLE "signing_key" (
  "key_id" TEXT NOT NULL,
  "public_jwk" JSONB NOT NULL,
  "private_key" TEXT NOT NULL,
  "created_at" TIMESTAMPTZ(3) NOT NULL,
  "retired_at" TIMESTAMPTZ(3),
  CONSTRAINT "signing_key_pkey" PRIMARY KEY ("key_id")
);
-- Two processes that start together agree on one key.
CREATE UNIQUE INDEX "signing_key_in_use" ON "signing_key" ((true)) WHERE "retired_at" IS NULL;

CREATE TABLE "verification_code" (
  "code_id" UUID NOT NULL,
  "email" TEXT NOT NULL,
  "purpose" TEXT NOT NULL,
  "user_id" TEXT,
  "visitor_hash" TEXT,
  "code_hash" TEXT NOT NULL,
  "tries" INTEGER NOT NULL DEFAULT 0,
  "expires_at" TIMESTAMPTZ(3) NOT NULL,
  "used_at" TIMESTAMPTZ(3),
  CONSTRAINT "verification_code_pkey" PRIMARY KEY ("code_id")
);
CREATE UNIQUE INDEX "verification_code_email_purpose_key" ON "verification_code" ("email", "purpose");
CREATE INDEX "verification_code_expires_at_idx" ON "verification_code" ("expires_at");

CREATE TABLE "attempt_count" (
  "key" TEXT NOT NULL,
  "count" INTEGER NOT NULL,
  "resets_at" TIMESTAMPTZ(3) NOT NULL,
  CONSTRAINT "attempt_count_pkey" PRIMARY KEY ("key")
);
CREATE INDEX "attempt_count_resets_at_idx" ON "attempt_count" ("resets_at");
