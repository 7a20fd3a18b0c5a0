ALTER TABLE "ad_closed_days" ADD COLUMN "until" timestamp with time zone;--> statement-breakpoint
-- Until now only whole days were added up.
UPDATE "ad_closed_days" SET "until" = (("day" + 1)::timestamp AT TIME ZONE 'Asia/Kolkata');--> statement-breakpoint
ALTER TABLE "ad_closed_days" ALTER COLUMN "until" SET NOT NULL;--> statement-breakpoint
CREATE INDEX "ad_events_at_index" ON "ad_events" USING brin ("at");
