-- What every service keeps beside its own tables: events to say, events heard, events that could not be handled.
CREATE TABLE "outbox" (
  "position" BIGINT GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  "id" UUID NOT NULL UNIQUE,
  "name" TEXT NOT NULL,
  "topic" TEXT NOT NULL,
  "key" TEXT NOT NULL,
  "occurred_at" TIMESTAMPTZ(3) NOT NULL,
  "traceparent" TEXT,
  "payload" BYTEA NOT NULL
);

CREATE TABLE "inbox" (
  "event_id" UUID PRIMARY KEY,
  "name" TEXT NOT NULL,
  "handled_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP
);
CREATE INDEX "inbox_handled_at" ON "inbox" ("handled_at");

CREATE TABLE "dead_letter" (
  "event_id" UUID PRIMARY KEY,
  "name" TEXT NOT NULL,
  "topic" TEXT NOT NULL,
  "key" TEXT NOT NULL,
  "occurred_at" TIMESTAMPTZ(3) NOT NULL,
  "traceparent" TEXT,
  "payload" BYTEA NOT NULL,
  "attempts" INTEGER NOT NULL,
  "error" TEXT NOT NULL,
  "failed_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP
);
