CREATE TABLE "report_link" (
  "link_id" UUID NOT NULL,
  "report_id" UUID NOT NULL,
  "token_hash" TEXT NOT NULL,
  "version" TEXT NOT NULL,
  "created_at" TIMESTAMPTZ(3) NOT NULL,
  "expires_at" TIMESTAMPTZ(3) NOT NULL,
  "revoked_at" TIMESTAMPTZ(3),
  CONSTRAINT "report_link_pkey" PRIMARY KEY ("link_id"),
  CONSTRAINT "report_link_report_id_fkey" FOREIGN KEY ("report_id") REFERENCES "report" ("report_id") ON DELETE CASCADE ON UPDATE CASCADE
);
CREATE UNIQUE INDEX "report_link_report_id_token_hash_key" ON "report_link" ("report_id", "token_hash");
