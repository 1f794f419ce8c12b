CREATE TYPE "order_state" AS ENUM ('open', 'paid', 'failed', 'refunded');
CREATE TYPE "credit_state" AS ENUM ('available', 'reserved', 'spent', 'withdrawn');
CREATE TYPE "ledger_kind" AS ENUM ('charge', 'tax', 'refund', 'refund_failed', 'dispute', 'dispute_won');
CREATE TYPE "report_outcome" AS ENUM ('pending', 'completed', 'failed');

CREATE TABLE "purchase_order" (
  "id" UUID NOT NULL,
  "payer_user_id" TEXT,
  "payer_visitor_id" TEXT,
  "report_id" UUID,
  "receipt_email" TEXT NOT NULL,
  "amount_cents" INTEGER NOT NULL,
  "tax_cents" INTEGER NOT NULL,
  "currency" TEXT NOT NULL,
  "state" "order_state" NOT NULL,
  "payment_intent_id" TEXT,
  "created_at" TIMESTAMPTZ(3) NOT NULL,
  "paid_at" TIMESTAMPTZ(3),
  "ended_at" TIMESTAMPTZ(3),
  CONSTRAINT "purchase_order_pkey" PRIMARY KEY ("id"),
  CONSTRAINT "purchase_order_payer" CHECK (("payer_user_id" IS NULL) <> ("payer_visitor_id" IS NULL)),
  CONSTRAINT "purchase_order_amounts" CHECK ("amount_cents" > 0 AND "tax_cents" >= 0 AND "tax_cents" < "amount_cents"),
  CONSTRAINT "purchase_order_paid" CHECK (("state" IN ('paid', 'refunded')) = ("paid_at" IS NOT NULL)),
  CONSTRAINT "purchase_order_report_of_user" CHECK ("report_id" IS NULL OR "payer_user_id" IS NOT NULL)
);
CREATE UNIQUE INDEX "purchase_order_payment_intent_id_key" ON "purchase_order" ("payment_intent_id");
-- Two tabs pay the same order.
CREATE UNIQUE INDEX "purchase_order_one_open" ON "purchase_order"
  ((COALESCE('user ' || "payer_user_id", 'visitor ' || "payer_visitor_id")), (COALESCE("report_id"::text, '')))
  WHERE "state" = 'open';
CREATE INDEX "purchase_order_state_created_at_idx" ON "purchase_order" ("state", "created_at");
CREATE INDEX "purchase_order_receipt_email_idx" ON "purchase_order" ("receipt_email");
CREATE INDEX "purchase_order_payer_user_id_created_at_idx" ON "purchase_order" ("payer_user_id", "created_at");
CREATE INDEX "purchase_order_payer_visitor_id_created_at_idx" ON "purchase_order" ("payer_visitor_id", "created_at");

CREATE TABLE "stripe_event" (
  "id" TEXT NOT NULL,
  "type" TEXT NOT NULL,
  "received_at" TIMESTAMPTZ(3) NOT NULL,
  CONSTRAINT "stripe_event_pkey" PRIMARY KEY ("id")
);
CREATE INDEX "stripe_event_received_at_idx" ON "stripe_event" ("received_at");

CREATE TABLE "ledger_entry" (
  "id" BIGSERIAL NOT NULL,
  "order_id" UUID NOT NULL,
  "kind" "ledger_kind" NOT NULL,
  "stripe_id" TEXT NOT NULL,
  "amount_cents" INTEGER NOT NULL,
  "currency" TEXT NOT NULL,
  "recorded_at" TIMESTAMPTZ(3) NOT NULL,
  CONSTRAINT "ledger_entry_pkey" PRIMARY KEY ("id"),
  CONSTRAINT "ledger_entry_order_id_fkey" FOREIGN KEY ("order_id") REFERENCES "purchase_order" ("id") ON DELETE RESTRICT ON UPDATE CASCADE,
  CONSTRAINT "ledger_entry_sign" CHECK (("kind" IN ('refund', 'dispute')) = ("amount_cents" < 0))
);
CREATE UNIQUE INDEX "ledger_entry_kind_stripe_id_key" ON "ledger_entry" ("kind", "stripe_id");
-- An order is charged once.
CREATE UNIQUE INDEX "ledger_entry_one_charge" ON "ledger_entry" ("order_id", "kind") WHERE "kind" IN ('charge', 'tax');
CREATE INDEX "ledger_entry_order_id_idx" ON "ledger_entry" ("order_id");

CREATE TABLE "credit" (
  "order_id" UUID NOT NULL,
  "state" "credit_state" NOT NULL,
  "user_id" TEXT,
  "report_id" UUID,
  "created_at" TIMESTAMPTZ(3) NOT NULL,
  "claimed_at" TIMESTAMPTZ(3),
  "changed_at" TIMESTAMPTZ(3) NOT NULL,
  CONSTRAINT "credit_pkey" PRIMARY KEY ("order_id"),
  CONSTRAINT "credit_order_id_fkey" FOREIGN KEY ("order_id") REFERENCES "purchase_order" ("id") ON DELETE RESTRICT ON UPDATE CASCADE,
  CONSTRAINT "credit_report" CHECK (("state" IN ('reserved', 'spent')) = ("report_id" IS NOT NULL)),
  CONSTRAINT "credit_owner" CHECK ("report_id" IS NULL OR "user_id" IS NOT NULL)
);
-- A report takes one credit.
CREATE UNIQUE INDEX "credit_one_for_report" ON "credit" ("report_id") WHERE "state" IN ('reserved', 'spent');
CREATE INDEX "credit_user_id_state_idx" ON "credit" ("user_id", "state");

CREATE TABLE "credit_entry" (
  "id" BIGSERIAL NOT NULL,
  "order_id" UUID NOT NULL,
  "state" "credit_state" NOT NULL,
  "user_id" TEXT,
  "report_id" UUID,
  "cause" TEXT NOT NULL,
  "at" TIMESTAMPTZ(3) NOT NULL,
  CONSTRAINT "credit_entry_pkey" PRIMARY KEY ("id"),
  CONSTRAINT "credit_entry_order_id_fkey" FOREIGN KEY ("order_id") REFERENCES "credit" ("order_id") ON DELETE RESTRICT ON UPDATE CASCADE
);
CREATE INDEX "credit_entry_order_id_idx" ON "credit_entry" ("order_id");

CREATE TABLE "policy_report" (
  "report_id" UUID NOT NULL,
  "user_id" TEXT,
  "submitted_at" TIMESTAMPTZ(3),
  "outcome" "report_outcome" NOT NULL DEFAULT 'pending',
  "outcome_at" TIMESTAMPTZ(3),
  "gave_back" BOOLEAN NOT NULL DEFAULT false,
  "lock_revision" INTEGER NOT NULL DEFAULT 0,
  CONSTRAINT "policy_report_pkey" PRIMARY KEY ("report_id")
);
CREATE INDEX "policy_report_user_id_submitted_at_idx" ON "policy_report" ("user_id", "submitted_at");

CREATE TABLE "reconciliation_run" (
  "id" SERIAL NOT NULL,
  "started_at" TIMESTAMPTZ(3) NOT NULL,
  "finished_at" TIMESTAMPTZ(3),
  "intents_seen" INTEGER NOT NULL DEFAULT 0,
  "refunds_seen" INTEGER NOT NULL DEFAULT 0,
  "payments_healed" INTEGER NOT NULL DEFAULT 0,
  "refunds_healed" INTEGER NOT NULL DEFAULT 0,
  "credits_healed" INTEGER NOT NULL DEFAULT 0,
  "orders_ended" INTEGER NOT NULL DEFAULT 0,
  "unexplained" INTEGER NOT NULL DEFAULT 0,
  CONSTRAINT "reconciliation_run_pkey" PRIMARY KEY ("id")
);
CREATE INDEX "reconciliation_run_started_at_idx" ON "reconciliation_run" ("started_at");

-- What is written about money stays as it is written.
CREATE FUNCTION "refuse_change"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION '% is only ever added to', TG_TABLE_NAME USING ERRCODE = 'restrict_violation';
END $$;
CREATE TRIGGER "ledger_entry_stays" BEFORE UPDATE OR DELETE OR TRUNCATE ON "ledger_entry"
  FOR EACH STATEMENT EXECUTE FUNCTION "refuse_change"();
CREATE TRIGGER "credit_entry_stays" BEFORE UPDATE OR DELETE OR TRUNCATE ON "credit_entry"
  FOR EACH STATEMENT EXECUTE FUNCTION "refuse_change"();

-- available <-> reserved -> spent -> withdrawn: what was spent is never spent again, what was withdrawn never comes back,
-- an owner never changes.
CREATE FUNCTION "check_credit_step"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF OLD."state" = 'withdrawn' OR (OLD."state" = 'spent' AND NEW."state" <> 'withdrawn')
    OR (OLD."user_id" IS NOT NULL AND NEW."user_id" IS DISTINCT FROM OLD."user_id")
    OR (OLD."state" = 'reserved' AND NEW."state" IN ('reserved', 'spent') AND NEW."report_id" IS DISTINCT FROM OLD."report_id") THEN
    RAISE EXCEPTION 'a credit cannot go from % to %', OLD."state", NEW."state" USING ERRCODE = 'restrict_violation';
  END IF;
  RETURN NEW;
END $$;
CREATE TRIGGER "credit_step" BEFORE UPDATE ON "credit" FOR EACH ROW EXECUTE FUNCTION "check_credit_step"();
CREATE TRIGGER "credit_stays" BEFORE DELETE OR TRUNCATE ON "credit" FOR EACH STATEMENT EXECUTE FUNCTION "refuse_change"();
