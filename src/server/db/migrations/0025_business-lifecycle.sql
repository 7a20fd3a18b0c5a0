ALTER TABLE "businesses" DROP CONSTRAINT "businesses_status_known";--> statement-breakpoint
ALTER TABLE "uploads" DROP CONSTRAINT "uploads_kind_known";--> statement-breakpoint
ALTER TABLE "businesses" ADD COLUMN "paused_for" text;--> statement-breakpoint
ALTER TABLE "businesses" ADD COLUMN "closed_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "businesses" ADD COLUMN "moved_to_id" integer;--> statement-breakpoint
ALTER TABLE "businesses" ADD COLUMN "moved_to_address" text;--> statement-breakpoint
ALTER TABLE "businesses" ADD COLUMN "deleted_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "businesses" ADD COLUMN "status_before_deletion" text;--> statement-breakpoint
ALTER TABLE "businesses" ADD CONSTRAINT "businesses_moved_to_id_businesses_id_fk" FOREIGN KEY ("moved_to_id") REFERENCES "public"."businesses"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "businesses_paused_index" ON "businesses" USING btree ("paused_until") WHERE "businesses"."paused_until" is not null;--> statement-breakpoint
CREATE INDEX "businesses_deleted_index" ON "businesses" USING btree ("deleted_at") WHERE "businesses"."deleted_at" is not null;--> statement-breakpoint
CREATE INDEX "businesses_moved_index" ON "businesses" USING btree ("moved_to_id") WHERE "businesses"."moved_to_id" is not null;--> statement-breakpoint
ALTER TABLE "businesses" ADD CONSTRAINT "businesses_pause_whole" CHECK (("businesses"."paused_until" is null) = ("businesses"."paused_for" is null)
          and ("businesses"."paused_until" is null or "businesses"."status" <> 'closed'));--> statement-breakpoint
ALTER TABLE "businesses" ADD CONSTRAINT "businesses_pause_date" CHECK ("businesses"."paused_until" ~ '^20[0-9]{2}-[01][0-9]-[0-3][0-9]$');--> statement-breakpoint
ALTER TABLE "businesses" ADD CONSTRAINT "businesses_pause_known" CHECK ("businesses"."paused_for" in ('renovation', 'holiday', 'season', 'other'));--> statement-breakpoint
ALTER TABLE "businesses" ADD CONSTRAINT "businesses_closed_whole" CHECK ("businesses"."status" <> 'closed' or "businesses"."closed_at" is not null);--> statement-breakpoint
ALTER TABLE "businesses" ADD CONSTRAINT "businesses_moved_elsewhere" CHECK ("businesses"."moved_to_id" <> "businesses"."id");--> statement-breakpoint
ALTER TABLE "businesses" ADD CONSTRAINT "businesses_deleted_hidden" CHECK (("businesses"."deleted_at" is null) = ("businesses"."status_before_deletion" is null)
          and ("businesses"."deleted_at" is null or "businesses"."status" = 'inactive'));--> statement-breakpoint
ALTER TABLE "businesses" ADD CONSTRAINT "businesses_status_known" CHECK ("businesses"."status" in ('pending', 'active', 'inactive', 'closed'));--> statement-breakpoint
ALTER TABLE "uploads" ADD CONSTRAINT "uploads_kind_known" CHECK ("uploads"."kind" in ('business-logo', 'business-photo', 'profile-photo', 'classified-image',
          'classified-video', 'message-picture', 'blog-image', 'site-logo', 'creative',
          'claim-document'));
--> statement-breakpoint

-- A business that moved or closed for good keeps its page, and what its page shows stays public.
DROP TRIGGER remember_page_changed ON businesses;--> statement-breakpoint
DROP TRIGGER remember_page_deleted ON businesses;--> statement-breakpoint
CREATE TRIGGER remember_page_changed AFTER UPDATE OF slug, status ON businesses FOR EACH ROW
  WHEN (OLD.status IN ('active', 'closed') AND (NEW.slug <> OLD.slug OR NEW.status NOT IN ('active', 'closed')))
  EXECUTE FUNCTION remember_page('businesses');--> statement-breakpoint
CREATE TRIGGER remember_page_deleted AFTER DELETE ON businesses FOR EACH ROW
  WHEN (OLD.status IN ('active', 'closed')) EXECUTE FUNCTION remember_page('businesses');--> statement-breakpoint
DROP TRIGGER track_uploads_new ON businesses;--> statement-breakpoint
DROP TRIGGER track_uploads_changed ON businesses;--> statement-breakpoint
DROP TRIGGER track_uploads_gone ON businesses;--> statement-breakpoint
CREATE TRIGGER track_uploads_new AFTER INSERT ON businesses FOR EACH ROW
  WHEN (NEW.logo IS NOT NULL OR NEW.images <> '[]'::jsonb)
  EXECUTE FUNCTION track_uploads('active,closed', 'logo', 'images');--> statement-breakpoint
CREATE TRIGGER track_uploads_changed AFTER UPDATE OF logo, images, status ON businesses FOR EACH ROW
  WHEN ((OLD.logo, OLD.images, OLD.status) IS DISTINCT FROM (NEW.logo, NEW.images, NEW.status))
  EXECUTE FUNCTION track_uploads('active,closed', 'logo', 'images');--> statement-breakpoint
CREATE TRIGGER track_uploads_gone AFTER DELETE ON businesses FOR EACH ROW
  WHEN (OLD.logo IS NOT NULL OR OLD.images <> '[]'::jsonb)
  EXECUTE FUNCTION track_uploads('active,closed', 'logo', 'images');
