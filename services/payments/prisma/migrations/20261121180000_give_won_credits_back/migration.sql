ALTER TYPE "finding_kind" ADD VALUE 'dispute_won';

-- What was withdrawn comes back in one case only: its payment was disputed, we won, and it was not refunded.
CREATE OR REPLACE FUNCTION "check_credit_step"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF OLD."state" = 'withdrawn' AND NEW."state" = 'available' AND NEW."user_id" IS NOT DISTINCT FROM OLD."user_id"
    AND EXISTS (SELECT 1 FROM "purchase_order" WHERE "id" = NEW."order_id" AND "state" = 'paid')
    AND EXISTS (SELECT 1 FROM "ledger_entry" WHERE "order_id" = NEW."order_id" AND "kind" = 'dispute_won') THEN
    RETURN NEW;
  END IF;
  IF OLD."state" = 'withdrawn' OR (OLD."state" = 'spent' AND NEW."state" <> 'withdrawn')
    OR (OLD."user_id" IS NOT NULL AND NEW."user_id" IS DISTINCT FROM OLD."user_id")
    OR (OLD."state" = 'reserved' AND NEW."state" IN ('reserved', 'spent') AND NEW."report_id" IS DISTINCT FROM OLD."report_id") THEN
    RAISE EXCEPTION 'a credit cannot go from % to %', OLD."state", NEW."state" USING ERRCODE = 'restrict_violation';
  END IF;
  RETURN NEW;
END $$;
