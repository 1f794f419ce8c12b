ALTER TABLE "report_version" ADD COLUMN "enhanced_es" JSONB, ADD COLUMN "free_es" JSONB;
