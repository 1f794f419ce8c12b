CREATE TABLE "correction" (
  "report_id" UUID NOT NULL,
  "version" INTEGER NOT NULL,
  "from_version" INTEGER NOT NULL,
  "paths" TEXT[] NOT NULL,
  "reason" TEXT NOT NULL,
  "corrected_by" TEXT NOT NULL,
  "corrected_at" TIMESTAMPTZ(3) NOT NULL,
  CONSTRAINT "correction_pkey" PRIMARY KEY ("report_id", "version"),
  CONSTRAINT "correction_report_id_version_fkey" FOREIGN KEY ("report_id", "version") REFERENCES "report_version" ("report_id", "version") ON DELETE CASCADE ON UPDATE CASCADE
);
