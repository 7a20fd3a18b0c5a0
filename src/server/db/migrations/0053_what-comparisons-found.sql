CREATE TABLE "ad_comparisons" (
	"day" date PRIMARY KEY NOT NULL,
	"compared_at" timestamp with time zone NOT NULL,
	"differences" integer NOT NULL,
	"examples" text[] NOT NULL
);
--> statement-breakpoint
ALTER TABLE "campaign_totals" ADD COLUMN "excluded" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
UPDATE "campaign_totals" t SET "excluded" = s.excluded FROM (
  SELECT campaign_id, sum(count)::int AS excluded FROM "ad_hours"
  WHERE kind = 'click' AND verdict <> 'billed' GROUP BY 1) s
WHERE s.campaign_id = t.campaign_id;--> statement-breakpoint
-- Nor is the ledger emptied, whole or by the month.
CREATE TRIGGER refuse_truncate BEFORE TRUNCATE ON "ad_events"
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();--> statement-breakpoint
DO $$ DECLARE month regclass; BEGIN
  FOR month IN SELECT inhrelid::regclass FROM pg_inherits WHERE inhparent = 'ad_events'::regclass
  LOOP
    EXECUTE format('CREATE TRIGGER refuse_truncate BEFORE TRUNCATE ON %s
      FOR EACH STATEMENT EXECUTE FUNCTION refuse_change()', month);
  END LOOP;
END $$;
