CREATE TABLE "review" (
  "review_id" UUID NOT NULL,
  "report_id" UUID NOT NULL,
  "version" INTEGER NOT NULL,
  "path" TEXT NOT NULL,
  "words" TEXT NOT NULL,
  "user_id" TEXT NOT NULL,
  "asked_at" TIMESTAMPTZ(3) NOT NULL,
  CONSTRAINT "review_pkey" PRIMARY KEY ("review_id"),
  CONSTRAINT "review_report_id_fkey" FOREIGN KEY ("report_id") REFERENCES "report" ("report_id") ON DELETE CASCADE ON UPDATE CASCADE
);
CREATE INDEX "review_user_id_asked_at_idx" ON "review" ("user_id", "asked_at");
CREATE INDEX "review_report_id_idx" ON "review" ("report_id");
