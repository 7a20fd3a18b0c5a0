ALTER TABLE "creatives" DROP CONSTRAINT "creatives_one_verdict";--> statement-breakpoint
ALTER TABLE "creatives" ADD COLUMN "carousel" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "creatives" ADD COLUMN "frame_url" text;--> statement-breakpoint
ALTER TABLE "creatives" ADD COLUMN "sent_at" timestamp with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
ALTER TABLE "creatives" ADD COLUMN "proposed" jsonb;--> statement-breakpoint
ALTER TABLE "creatives" ADD COLUMN "proposed_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "creatives" ADD COLUMN "deleted_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "creatives" ADD COLUMN "version" bigint DEFAULT nextval('content_version') NOT NULL;--> statement-breakpoint
CREATE INDEX "creatives_waiting_index" ON "creatives" USING btree (coalesce("proposed_at", "sent_at")) WHERE "creatives"."deleted_at" is null and ("creatives"."proposed_at" is not null
          or (not "creatives"."is_approved" and "creatives"."rejection_reason" is null));--> statement-breakpoint
ALTER TABLE "creatives" ADD CONSTRAINT "creatives_proposed_since" CHECK (("creatives"."proposed" is null) = ("creatives"."proposed_at" is null));--> statement-breakpoint
ALTER TABLE "creatives" ADD CONSTRAINT "creatives_deleted_off" CHECK (not ("creatives"."is_approved" and "creatives"."deleted_at" is not null));
--> statement-breakpoint

-- What was there waits since it was made.
UPDATE "creatives" SET "sent_at" = "created_at";--> statement-breakpoint
CREATE TRIGGER touch BEFORE UPDATE ON creatives FOR EACH ROW WHEN (OLD.* IS DISTINCT FROM NEW.*) EXECUTE FUNCTION touch_row();--> statement-breakpoint

-- Everyone may see the files of approved creatives only.
CREATE OR REPLACE FUNCTION track_uploads() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  content jsonb;
BEGIN
  IF TG_OP <> 'INSERT' THEN
    DELETE FROM upload_uses WHERE noun = TG_TABLE_NAME AND record_id = OLD.id;
  END IF;
  IF TG_OP = 'DELETE' THEN RETURN NULL; END IF;
  content := to_jsonb(NEW);
  INSERT INTO upload_uses (hash, noun, record_id, is_public)
    SELECT DISTINCT named[1], TG_TABLE_NAME, NEW.id,
      TG_ARGV[0] = ''
        OR coalesce((content ->> 'status') = ANY (string_to_array(TG_ARGV[0], ',')), false)
        OR (TG_ARGV[0] = 'approved' AND coalesce((content ->> 'is_approved')::boolean, false))
    FROM unnest(TG_ARGV[1:]) AS name, regexp_matches(content ->> name, '/uploads/([0-9a-f]{32})', 'g') AS named;
  RETURN NULL;
END $$;--> statement-breakpoint
DROP TRIGGER track_uploads ON creatives;--> statement-breakpoint
CREATE TRIGGER track_uploads AFTER INSERT OR UPDATE OR DELETE ON creatives FOR EACH ROW
  EXECUTE FUNCTION track_uploads('approved', 'image_url', 'gif_url', 'video_url', 'frame_url', 'carousel');--> statement-breakpoint
UPDATE upload_uses u SET is_public = k.is_approved FROM creatives k
  WHERE u.noun = 'creatives' AND u.record_id = k.id;
--> statement-breakpoint
DROP TRIGGER tell_administrators ON creatives;--> statement-breakpoint
CREATE TRIGGER tell_administrators AFTER INSERT OR DELETE
  OR UPDATE OF is_approved, rejection_reason, proposed_at, deleted_at ON creatives
  FOR EACH STATEMENT EXECUTE FUNCTION tell_administrators();
