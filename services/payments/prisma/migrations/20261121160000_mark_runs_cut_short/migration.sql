ALTER TABLE "reconciliation_run" ADD COLUMN "cut_short" BOOLEAN NOT NULL DEFAULT false;
