CREATE TYPE "finding_kind" AS ENUM ('payment_without_order', 'payment_differs', 'refund_without_order', 'refund_failed', 'dispute_without_order', 'disputed', 'not_compared');

CREATE TABLE "finding" (
  "id" SERIAL NOT NULL,
  "kind" "finding_kind" NOT NULL,
  "subject" TEXT NOT NULL,
  "order_id" UUID,
  "found_at" TIMESTAMPTZ(3) NOT NULL,
  "seen_at" TIMESTAMPTZ(3) NOT NULL,
  "settled_at" TIMESTAMPTZ(3),
  "settlement" TEXT,
  CONSTRAINT "finding_pkey" PRIMARY KEY ("id"),
  CONSTRAINT "finding_order_id_fkey" FOREIGN KEY ("order_id") REFERENCES "purchase_order" ("id") ON DELETE SET NULL ON UPDATE CASCADE,
  CONSTRAINT "finding_settlement" CHECK ("settlement" IS NULL OR "settled_at" IS NOT NULL)
);
CREATE UNIQUE INDEX "finding_kind_subject_key" ON "finding" ("kind", "subject");
CREATE INDEX "finding_settled_at_found_at_idx" ON "finding" ("settled_at", "found_at");
