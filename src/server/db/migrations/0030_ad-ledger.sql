CREATE TABLE "ad_events" (
	"offered_at" timestamp with time zone NOT NULL,
	"offer" text NOT NULL,
	"kind" text NOT NULL,
	"nth" smallint NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"campaign_id" integer NOT NULL,
	"creative_id" integer NOT NULL,
	"placement_id" integer NOT NULL,
	"page" text NOT NULL,
	"town" text NOT NULL,
	"visitor" text NOT NULL,
	"verdict" text NOT NULL,
	"amount" integer NOT NULL,
	CONSTRAINT "ad_events_offered_at_offer_kind_nth_pk" PRIMARY KEY("offered_at","offer","kind","nth"),
	CONSTRAINT "ad_events_kind_known" CHECK ("ad_events"."kind" in ('view', 'click')),
	CONSTRAINT "ad_events_verdict_known" CHECK ("ad_events"."verdict" in ('billed', 'program', 'prefetch', 'elsewhere', 'expired-offer', 'own', 'too-fast', 'not-viewed', 'repeat', 'too-many', 'paused', 'budget-used', 'withdrawn')),
	CONSTRAINT "ad_events_amount_of_clicks" CHECK ("ad_events"."amount" >= 0 and
        ("ad_events"."amount" = 0 or ("ad_events"."kind" = 'click' and "ad_events"."verdict" = 'billed')))
) PARTITION BY RANGE ("offered_at");
--> statement-breakpoint
-- What is in the books stays as it is; a month that is too old goes with its table.
CREATE FUNCTION refuse_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION '% is only added to', TG_TABLE_NAME;
END $$;--> statement-breakpoint
CREATE TRIGGER refuse_change BEFORE UPDATE OR DELETE ON "ad_events"
  FOR EACH ROW EXECUTE FUNCTION refuse_change();
--> statement-breakpoint
CREATE TABLE "ad_hours" (
	"hour" timestamp with time zone NOT NULL,
	"campaign_id" integer NOT NULL,
	"creative_id" integer NOT NULL,
	"placement_id" integer NOT NULL,
	"page" text NOT NULL,
	"town" text NOT NULL,
	"kind" text NOT NULL,
	"verdict" text NOT NULL,
	"count" integer NOT NULL,
	"amount" integer NOT NULL,
	CONSTRAINT "ad_hours_pk" PRIMARY KEY("campaign_id","hour","creative_id","placement_id","page","town","kind","verdict"),
	CONSTRAINT "ad_hours_verdict_known" CHECK ("ad_hours"."verdict" in ('billed', 'program', 'prefetch', 'elsewhere', 'expired-offer', 'own', 'too-fast', 'not-viewed', 'repeat', 'too-many', 'paused', 'budget-used', 'withdrawn')),
	CONSTRAINT "ad_hours_range" CHECK ("ad_hours"."count" >= 0 and "ad_hours"."amount" >= 0)
);
--> statement-breakpoint
CREATE TABLE "ad_withdrawals" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "ad_withdrawals_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"from_time" timestamp with time zone NOT NULL,
	"until_time" timestamp with time zone NOT NULL,
	"campaign_id" integer,
	"placement_id" integer,
	"visitor" text,
	"reason" text NOT NULL,
	"made_by" integer,
	"made_at" timestamp with time zone NOT NULL,
	"views" integer NOT NULL,
	"clicks" integer NOT NULL,
	"credited" integer NOT NULL,
	CONSTRAINT "ad_withdrawals_reason_filled" CHECK (length(btrim("ad_withdrawals"."reason")) between 1 and 500),
	CONSTRAINT "ad_withdrawals_times_ordered" CHECK ("ad_withdrawals"."from_time" < "ad_withdrawals"."until_time")
);
--> statement-breakpoint
CREATE TABLE "ad_withdrawn" (
	"offered_at" timestamp with time zone NOT NULL,
	"offer" text NOT NULL,
	"kind" text NOT NULL,
	"withdrawal_id" integer NOT NULL,
	CONSTRAINT "ad_withdrawn_offered_at_offer_kind_pk" PRIMARY KEY("offered_at","offer","kind")
);
--> statement-breakpoint
CREATE TABLE "campaign_days" (
	"campaign_id" integer NOT NULL,
	"day" date NOT NULL,
	"spent" integer NOT NULL,
	"views" integer NOT NULL,
	"clicks" integer NOT NULL,
	CONSTRAINT "campaign_days_campaign_id_day_pk" PRIMARY KEY("campaign_id","day"),
	CONSTRAINT "campaign_days_range" CHECK ("campaign_days"."spent" >= 0 and "campaign_days"."views" >= 0 and "campaign_days"."clicks" >= 0)
);
--> statement-breakpoint
CREATE TABLE "campaign_totals" (
	"campaign_id" integer PRIMARY KEY NOT NULL,
	"spent" integer NOT NULL,
	"views" integer NOT NULL,
	"clicks" integer NOT NULL,
	CONSTRAINT "campaign_totals_range" CHECK ("campaign_totals"."spent" >= 0 and "campaign_totals"."views" >= 0 and "campaign_totals"."clicks" >= 0)
);
--> statement-breakpoint
ALTER TABLE "campaigns" DROP CONSTRAINT "campaigns_totals_range";--> statement-breakpoint
ALTER TABLE "ad_withdrawals" ADD CONSTRAINT "ad_withdrawals_made_by_accounts_id_fk" FOREIGN KEY ("made_by") REFERENCES "public"."accounts"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ad_withdrawn" ADD CONSTRAINT "ad_withdrawn_withdrawal_id_ad_withdrawals_id_fk" FOREIGN KEY ("withdrawal_id") REFERENCES "public"."ad_withdrawals"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "campaign_days" ADD CONSTRAINT "campaign_days_campaign_id_campaigns_id_fk" FOREIGN KEY ("campaign_id") REFERENCES "public"."campaigns"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "campaign_totals" ADD CONSTRAINT "campaign_totals_campaign_id_campaigns_id_fk" FOREIGN KEY ("campaign_id") REFERENCES "public"."campaigns"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "ad_events_visitor_index" ON "ad_events" USING btree ("visitor");--> statement-breakpoint
CREATE INDEX "ad_events_campaign_index" ON "ad_events" USING btree ("campaign_id","at");--> statement-breakpoint
CREATE INDEX "ad_hours_hour_index" ON "ad_hours" USING btree ("hour");--> statement-breakpoint
CREATE INDEX "ad_withdrawals_made_by_index" ON "ad_withdrawals" USING btree ("made_by");--> statement-breakpoint
CREATE INDEX "ad_withdrawn_withdrawal_index" ON "ad_withdrawn" USING btree ("withdrawal_id");--> statement-breakpoint
INSERT INTO "campaign_totals" SELECT "id", "total_spent", "total_impressions", "total_clicks" FROM "campaigns";--> statement-breakpoint
-- What was spent before there were books is one line of the sums, so that both agree.
INSERT INTO "ad_hours"
  SELECT date_trunc('hour', "created_at", 'Asia/Kolkata'), "id", 0, 0, '', '', 'click', 'billed', "total_clicks", "total_spent"
  FROM "campaigns" WHERE "total_spent" > 0;--> statement-breakpoint
ALTER TABLE "campaigns" DROP COLUMN "total_spent";--> statement-breakpoint
ALTER TABLE "campaigns" DROP COLUMN "total_impressions";--> statement-breakpoint
ALTER TABLE "campaigns" DROP COLUMN "total_clicks";