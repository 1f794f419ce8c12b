ALTER TABLE "report_version" ADD COLUMN "crops_key" TEXT;
