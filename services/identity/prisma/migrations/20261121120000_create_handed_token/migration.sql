CREATE TABLE "handed_token" (
  "token_id" TEXT NOT NULL,
  "expires_at" TIMESTAMPTZ(3) NOT NULL,
  CONSTRAINT "handed_token_pkey" PRIMARY KEY ("token_id")
);
CREATE INDEX "handed_token_expires_at_idx" ON "handed_token" ("expires_at");
