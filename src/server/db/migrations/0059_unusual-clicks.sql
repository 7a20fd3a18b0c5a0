CREATE TABLE "ad_alerts" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "ad_alerts_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"campaign_id" integer NOT NULL,
	"kind" text NOT NULL,
	"raised_at" timestamp with time zone NOT NULL,
	"clicks" integer NOT NULL,
	"usual" integer NOT NULL,
	"share" integer NOT NULL,
	"told" integer NOT NULL,
	"holds_until" timestamp with time zone NOT NULL,
	"outcome" text,
	"settled_at" timestamp with time zone,
	"settled_by" integer,
	CONSTRAINT "ad_alerts_kind_known" CHECK ("ad_alerts"."kind" in ('many', 'few-networks', 'every-view')),
	CONSTRAINT "ad_alerts_settled_with_outcome" CHECK (("ad_alerts"."outcome" is null) = ("ad_alerts"."settled_at" is null)
        and "ad_alerts"."outcome" in ('normal', 'taken-back')),
	CONSTRAINT "ad_alerts_range" CHECK ("ad_alerts"."clicks" > 0 and "ad_alerts"."usual" >= 0 and "ad_alerts"."share" >= 0)
);
--> statement-breakpoint
ALTER TABLE "ad_events" DROP CONSTRAINT "ad_events_verdict_known";--> statement-breakpoint
ALTER TABLE "ad_hours" DROP CONSTRAINT "ad_hours_verdict_known";--> statement-breakpoint
ALTER TABLE "ad_events" ADD COLUMN "site" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "ad_events" ADD COLUMN "browser" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "ad_withdrawals" ADD COLUMN "sources" jsonb;--> statement-breakpoint
ALTER TABLE "ad_alerts" ADD CONSTRAINT "ad_alerts_campaign_id_campaigns_id_fk" FOREIGN KEY ("campaign_id") REFERENCES "public"."campaigns"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ad_alerts" ADD CONSTRAINT "ad_alerts_settled_by_accounts_id_fk" FOREIGN KEY ("settled_by") REFERENCES "public"."accounts"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "ad_alerts_open_index" ON "ad_alerts" USING btree ("campaign_id") WHERE "ad_alerts"."settled_at" is null;--> statement-breakpoint
CREATE INDEX "ad_alerts_campaign_index" ON "ad_alerts" USING btree ("campaign_id");--> statement-breakpoint
CREATE INDEX "ad_alerts_settled_by_index" ON "ad_alerts" USING btree ("settled_by");--> statement-breakpoint
CREATE INDEX "ad_events_site_index" ON "ad_events" USING btree ("site") WHERE "ad_events"."kind" = 'click' and "ad_events"."verdict" = 'billed';--> statement-breakpoint
ALTER TABLE "ad_events" ADD CONSTRAINT "ad_events_verdict_known" CHECK ("ad_events"."verdict" in ('billed', 'program', 'prefetch', 'elsewhere', 'expired-offer', 'own', 'too-fast', 'not-viewed', 'repeat', 'too-many', 'paused', 'budget-used', 'above-pace', 'unusual', 'withdrawn'));--> statement-breakpoint
ALTER TABLE "ad_hours" ADD CONSTRAINT "ad_hours_verdict_known" CHECK ("ad_hours"."verdict" in ('billed', 'program', 'prefetch', 'elsewhere', 'expired-offer', 'own', 'too-fast', 'not-viewed', 'repeat', 'too-many', 'paused', 'budget-used', 'above-pace', 'unusual', 'withdrawn'));