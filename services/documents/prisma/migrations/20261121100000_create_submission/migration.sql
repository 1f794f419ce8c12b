CREATE TYPE "submission_state" AS ENUM ('requested', 'rejected', 'submitted', 'deleted');

CREATE TABLE "submission" (
  "report_id" UUID NOT NULL,
  "document_id" UUID NOT NULL,
  "user_id" TEXT NOT NULL,
  "original_filename" TEXT NOT NULL,
  "state" "submission_state" NOT NULL,
  "revision" INTEGER NOT NULL,
  "requested_at" TIMESTAMPTZ(3) NOT NULL,
  "rejection" TEXT,
  "submitted_at" TIMESTAMPTZ(3),
  "sha256" TEXT,
  "size_bytes" INTEGER,
  "page_count" INTEGER,
  "intake" JSONB,
  CONSTRAINT "submission_pkey" PRIMARY KEY ("report_id")
);
CREATE UNIQUE INDEX "submission_document_id_key" ON "submission" ("document_id");
CREATE INDEX "submission_user_id_requested_at_idx" ON "submission" ("user_id", "requested_at");
CREATE INDEX "submission_state_requested_at_idx" ON "submission" ("state", "requested_at");
CREATE INDEX "submission_state_submitted_at_idx" ON "submission" ("state", "submitted_at");

CREATE TABLE "progress_record" (
  "visitor_id" TEXT NOT NULL,
  "session_id" TEXT NOT NULL,
  "intake" JSONB NOT NULL,
  "last_field" TEXT,
  "percentage" INTEGER NOT NULL,
  "saved_at" TIMESTAMPTZ(3) NOT NULL,
  CONSTRAINT "progress_record_pkey" PRIMARY KEY ("visitor_id")
);
CREATE INDEX "progress_record_saved_at_idx" ON "progress_record" ("saved_at");

CREATE TABLE "retention_run" (
  "id" SERIAL NOT NULL,
  "finished_at" TIMESTAMPTZ(3) NOT NULL,
  "abandoned_count" INTEGER NOT NULL,
  "deleted_count" INTEGER NOT NULL,
  "intake_count" INTEGER NOT NULL,
  "progress_count" INTEGER NOT NULL,
  CONSTRAINT "retention_run_pkey" PRIMARY KEY ("id")
);
