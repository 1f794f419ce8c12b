ALTER TABLE "reconciliation_run"
  ADD COLUMN "disputes_seen" INTEGER NOT NULL DEFAULT 0,
  ADD COLUMN "disputes_healed" INTEGER NOT NULL DEFAULT 0;
