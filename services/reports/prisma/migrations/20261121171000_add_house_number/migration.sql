-- The first number of the insured address, '12-A' as '12': what the papers of one house share, however it is printed.
ALTER TABLE "report_version" ADD COLUMN "house_number" TEXT GENERATED ALWAYS AS (
  substring(translate("enhanced" #>> '{policy_holder_details,property_address}', '-.''', '') from '[0-9]+')
) STORED;
