ALTER TABLE "ad_days" ALTER COLUMN "count" SET DATA TYPE bigint;--> statement-breakpoint
ALTER TABLE "ad_days" ALTER COLUMN "amount" SET DATA TYPE bigint;--> statement-breakpoint
ALTER TABLE "ad_credits" ALTER COLUMN "views" SET DATA TYPE bigint;--> statement-breakpoint
ALTER TABLE "ad_credits" ALTER COLUMN "clicks" SET DATA TYPE bigint;--> statement-breakpoint
ALTER TABLE "ad_credits" ALTER COLUMN "amount" SET DATA TYPE bigint;--> statement-breakpoint
ALTER TABLE "ad_offer_hours" ALTER COLUMN "count" SET DATA TYPE bigint;--> statement-breakpoint
ALTER TABLE "ad_hours" ALTER COLUMN "count" SET DATA TYPE bigint;--> statement-breakpoint
ALTER TABLE "ad_hours" ALTER COLUMN "amount" SET DATA TYPE bigint;--> statement-breakpoint
ALTER TABLE "ad_withdrawals" ALTER COLUMN "views" SET DATA TYPE bigint;--> statement-breakpoint
ALTER TABLE "ad_withdrawals" ALTER COLUMN "clicks" SET DATA TYPE bigint;--> statement-breakpoint
ALTER TABLE "ad_withdrawals" ALTER COLUMN "credited" SET DATA TYPE bigint;--> statement-breakpoint
ALTER TABLE "campaign_days" ALTER COLUMN "spent" SET DATA TYPE bigint;--> statement-breakpoint
ALTER TABLE "campaign_days" ALTER COLUMN "views" SET DATA TYPE bigint;--> statement-breakpoint
ALTER TABLE "campaign_days" ALTER COLUMN "clicks" SET DATA TYPE bigint;--> statement-breakpoint
ALTER TABLE "campaign_totals" ALTER COLUMN "spent" SET DATA TYPE bigint;--> statement-breakpoint
ALTER TABLE "campaign_totals" ALTER COLUMN "views" SET DATA TYPE bigint;--> statement-breakpoint
ALTER TABLE "campaign_totals" ALTER COLUMN "clicks" SET DATA TYPE bigint;--> statement-breakpoint
ALTER TABLE "campaign_totals" ALTER COLUMN "excluded" SET DATA TYPE bigint;