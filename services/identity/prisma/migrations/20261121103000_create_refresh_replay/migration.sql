CREATE TABLE "refresh_replay" (
  "token_hash" TEXT NOT NULL,
  "replay" TEXT NOT NULL,
  "rotated_at" TIMESTAMPTZ(3) NOT NULL,
  CONSTRAINT "refresh_replay_pkey" PRIMARY KEY ("token_hash")
);
CREATE INDEX "refresh_replay_rotated_at_idx" ON "refresh_replay" ("rotated_at");
