CREATE TABLE "retention_run" (
  "id" SERIAL NOT NULL,
  "finished_at" TIMESTAMPTZ(3) NOT NULL,
  "reports_count" INTEGER NOT NULL,
  "files_count" INTEGER NOT NULL,
  CONSTRAINT "retention_run_pkey" PRIMARY KEY ("id")
);

CREATE INDEX "report_created_at_idx" ON "report"("created_at");
