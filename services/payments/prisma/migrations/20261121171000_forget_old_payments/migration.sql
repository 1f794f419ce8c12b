CREATE TABLE "retention_run" (
  "id" SERIAL NOT NULL,
  "finished_at" TIMESTAMPTZ(3) NOT NULL,
  "orders_count" INTEGER NOT NULL,
  "reports_count" INTEGER NOT NULL,
  "findings_count" INTEGER NOT NULL,
  "runs_count" INTEGER NOT NULL,
  CONSTRAINT "retention_run_pkey" PRIMARY KEY ("id")
);

-- What is written about money stays for seven years, by this server's own clock, whatever a program asks. The argument
-- names the column with the row's time.
CREATE FUNCTION "refuse_early_delete"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF (to_jsonb(OLD) ->> TG_ARGV[0])::timestamptz > now() - interval '7 years' THEN
    RAISE EXCEPTION '% is only ever added to', TG_TABLE_NAME USING ERRCODE = 'restrict_violation';
  END IF;
  RETURN OLD;
END $$;

DROP TRIGGER "ledger_entry_stays" ON "ledger_entry";
CREATE TRIGGER "ledger_entry_stays" BEFORE UPDATE OR TRUNCATE ON "ledger_entry"
  FOR EACH STATEMENT EXECUTE FUNCTION "refuse_change"();
CREATE TRIGGER "ledger_entry_kept" BEFORE DELETE ON "ledger_entry"
  FOR EACH ROW EXECUTE FUNCTION "refuse_early_delete"('recorded_at');

DROP TRIGGER "credit_entry_stays" ON "credit_entry";
CREATE TRIGGER "credit_entry_stays" BEFORE UPDATE OR TRUNCATE ON "credit_entry"
  FOR EACH STATEMENT EXECUTE FUNCTION "refuse_change"();
CREATE TRIGGER "credit_entry_kept" BEFORE DELETE ON "credit_entry"
  FOR EACH ROW EXECUTE FUNCTION "refuse_early_delete"('at');

DROP TRIGGER "credit_stays" ON "credit";
CREATE TRIGGER "credit_stays" BEFORE TRUNCATE ON "credit" FOR EACH STATEMENT EXECUTE FUNCTION "refuse_change"();
CREATE TRIGGER "credit_kept" BEFORE DELETE ON "credit"
  FOR EACH ROW EXECUTE FUNCTION "refuse_early_delete"('changed_at');
