CREATE TABLE "ad_credits" (
	"withdrawal_id" integer NOT NULL,
	"campaign_id" integer NOT NULL,
	"day" date NOT NULL,
	"views" integer NOT NULL,
	"clicks" integer NOT NULL,
	"amount" integer NOT NULL,
	CONSTRAINT "ad_credits_withdrawal_id_campaign_id_day_pk" PRIMARY KEY("withdrawal_id","campaign_id","day"),
	CONSTRAINT "ad_credits_range" CHECK ("ad_credits"."amount" >= 0 and "ad_credits"."views" >= 0 and "ad_credits"."clicks" >= 0)
);
--> statement-breakpoint
CREATE TABLE "ad_notices" (
	"account_id" integer NOT NULL,
	"kind" text NOT NULL,
	"about" text NOT NULL,
	"told_at" timestamp with time zone NOT NULL,
	CONSTRAINT "ad_notices_account_id_kind_about_pk" PRIMARY KEY("account_id","kind","about"),
	CONSTRAINT "ad_notices_kind_known" CHECK ("ad_notices"."kind" in ('nearly-used', 'week'))
);
--> statement-breakpoint
CREATE TABLE "ad_offer_hours" (
	"hour" timestamp with time zone NOT NULL,
	"campaign_id" integer NOT NULL,
	"creative_id" integer NOT NULL,
	"placement_id" integer NOT NULL,
	"page" text NOT NULL,
	"town" text NOT NULL,
	"count" integer NOT NULL,
	CONSTRAINT "ad_offer_hours_pk" PRIMARY KEY("campaign_id","hour","creative_id","placement_id","page","town"),
	CONSTRAINT "ad_offer_hours_range" CHECK ("ad_offer_hours"."count" >= 0)
);
--> statement-breakpoint
ALTER TABLE "ad_credits" ADD CONSTRAINT "ad_credits_withdrawal_id_ad_withdrawals_id_fk" FOREIGN KEY ("withdrawal_id") REFERENCES "public"."ad_withdrawals"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ad_notices" ADD CONSTRAINT "ad_notices_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "ad_credits_campaign_index" ON "ad_credits" USING btree ("campaign_id");--> statement-breakpoint
CREATE INDEX "ad_notices_told_index" ON "ad_notices" USING btree ("told_at");--> statement-breakpoint
CREATE INDEX "ad_offer_hours_hour_index" ON "ad_offer_hours" USING btree ("hour");--> statement-breakpoint

-- What was taken back before credits had a table.
INSERT INTO "ad_credits" ("withdrawal_id", "campaign_id", "day", "views", "clicks", "amount")
SELECT w.withdrawal_id, e.campaign_id, (e.at at time zone 'Asia/Kolkata')::date,
  count(*) FILTER (WHERE e.kind = 'view'), count(*) FILTER (WHERE e.kind = 'click'), sum(e.amount)
FROM "ad_withdrawn" w JOIN "ad_events" e
  ON e.offered_at = w.offered_at AND e.offer = w.offer AND e.kind = w.kind AND e.nth = 0
GROUP BY 1, 2, 3;--> statement-breakpoint

-- What was counted as seen was offered at least as often.
INSERT INTO "ad_offer_hours"
  ("hour", "campaign_id", "creative_id", "placement_id", "page", "town", "count")
SELECT hour, campaign_id, creative_id, placement_id, page, town, sum(count)
FROM "ad_hours" WHERE kind = 'view' AND verdict IN ('billed', 'withdrawn')
GROUP BY 1, 2, 3, 4, 5, 6;
