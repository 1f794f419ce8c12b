ALTER TABLE "analysis" ADD COLUMN "traceparent" TEXT;
