CREATE TYPE "report_status" AS ENUM ('pending', 'processing', 'completed', 'error');

CREATE TABLE "report" (
  "report_id" UUID NOT NULL,
  "user_id" TEXT,
  "document_id" UUID,
  "original_filename" TEXT,
  "status" "report_status" NOT NULL DEFAULT 'pending',
  "step" TEXT,
  "failure_code" TEXT,
  "policy_date" TEXT,
  "unlocked_at" TIMESTAMPTZ(3),
  "version" INTEGER NOT NULL DEFAULT 0,
  "announced_version" INTEGER NOT NULL DEFAULT 0,
  "created_at" TIMESTAMPTZ(3) NOT NULL,
  "updated_at" TIMESTAMPTZ(3) NOT NULL,
  CONSTRAINT "report_pkey" PRIMARY KEY ("report_id")
);
CREATE INDEX "report_user_id_created_at_idx" ON "report" ("user_id", "created_at");

CREATE TABLE "report_version" (
  "report_id" UUID NOT NULL,
  "version" INTEGER NOT NULL,
  "document_id" UUID NOT NULL,
  "enhanced" JSONB NOT NULL,
  "free" JSONB NOT NULL,
  "sha256" TEXT NOT NULL,
  "created_at" TIMESTAMPTZ(3) NOT NULL,
  CONSTRAINT "report_version_pkey" PRIMARY KEY ("report_id", "version"),
  CONSTRAINT "report_version_report_id_fkey" FOREIGN KEY ("report_id") REFERENCES "report" ("report_id") ON DELETE CASCADE ON UPDATE CASCADE
);
