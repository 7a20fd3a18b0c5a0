ALTER TABLE "campaigns" ADD COLUMN "submitted_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "campaigns" ADD COLUMN "rejection_reason" text;--> statement-breakpoint
ALTER TABLE "campaigns" ADD COLUMN "proposed" jsonb;--> statement-breakpoint
ALTER TABLE "campaigns" ADD COLUMN "proposed_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "campaigns" ADD COLUMN "paused_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "campaigns" ADD COLUMN "deleted_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "campaigns" ADD COLUMN "version" bigint DEFAULT nextval('content_version') NOT NULL;--> statement-breakpoint
ALTER TABLE "placements" ADD COLUMN "version" bigint DEFAULT nextval('content_version') NOT NULL;--> statement-breakpoint
CREATE INDEX "campaigns_waiting_index" ON "campaigns" USING btree (coalesce("submitted_at", "proposed_at")) WHERE "campaigns"."submitted_at" is not null or "campaigns"."proposed_at" is not null;--> statement-breakpoint
ALTER TABLE "campaigns" ADD CONSTRAINT "campaigns_proposed_since" CHECK (("campaigns"."proposed" is null) = ("campaigns"."proposed_at" is null));--> statement-breakpoint
ALTER TABLE "placements" ADD CONSTRAINT "placements_page_known" CHECK ("placements"."page" in ('home','businesses','single-business','blog','single-blog','categories','district-guide','all'));--> statement-breakpoint

CREATE TRIGGER touch BEFORE UPDATE ON campaigns FOR EACH ROW WHEN (OLD.* IS DISTINCT FROM NEW.*) EXECUTE FUNCTION touch_row();--> statement-breakpoint
CREATE TRIGGER touch BEFORE UPDATE ON placements FOR EACH ROW WHEN (OLD.* IS DISTINCT FROM NEW.*) EXECUTE FUNCTION touch_row();
