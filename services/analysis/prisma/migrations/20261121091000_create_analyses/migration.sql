CREATE TYPE "analysis_state" AS ENUM ('running', 'completed', 'failed');

CREATE TABLE "analysis" (
  "report_id" UUID NOT NULL,
  "document_id" UUID NOT NULL,
  "object_key" TEXT NOT NULL,
  "sha256" TEXT NOT NULL,
  "state" "analysis_state" NOT NULL,
  "failure_code" TEXT,
  "started_at" TIMESTAMPTZ(3) NOT NULL,
  "finished_at" TIMESTAMPTZ(3),
  CONSTRAINT "analysis_pkey" PRIMARY KEY ("report_id")
);
CREATE INDEX "analysis_state_idx" ON "analysis" ("state");

CREATE TABLE "journal_entry" (
  "report_id" UUID NOT NULL,
  "document_id" UUID NOT NULL,
  "step" TEXT NOT NULL,
  "output" JSONB NOT NULL,
  "finished_at" TIMESTAMPTZ(3) NOT NULL,
  CONSTRAINT "journal_entry_pkey" PRIMARY KEY ("report_id", "document_id", "step"),
  CONSTRAINT "journal_entry_report_id_fkey" FOREIGN KEY ("report_id") REFERENCES "analysis" ("report_id") ON DELETE CASCADE ON UPDATE CASCADE
);
