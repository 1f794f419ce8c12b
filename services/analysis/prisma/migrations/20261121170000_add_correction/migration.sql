-- Names the newest result that people put right; null while there is none.
ALTER TABLE "analysis" ADD COLUMN "correction_id" UUID;
