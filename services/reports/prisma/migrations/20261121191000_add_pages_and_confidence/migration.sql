ALTER TABLE "report" ADD COLUMN "pages_read" INTEGER, ADD COLUMN "pages" INTEGER;
ALTER TABLE "report_version" ADD COLUMN "extraction_confidence" DOUBLE PRECISION;
