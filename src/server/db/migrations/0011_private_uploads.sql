CREATE TABLE "upload_uses" (
	"hash" text NOT NULL,
	"noun" text NOT NULL,
	"record_id" integer NOT NULL,
	"is_public" boolean NOT NULL,
	CONSTRAINT "upload_uses_hash_noun_record_id_pk" PRIMARY KEY("hash","noun","record_id")
);
--> statement-breakpoint
ALTER TABLE "uploads" ADD COLUMN "hash" text GENERATED ALWAYS AS (substring(path from 10 for 32)) STORED;--> statement-breakpoint
ALTER TABLE "uploads" ADD COLUMN "is_stored" boolean DEFAULT false NOT NULL;--> statement-breakpoint
CREATE INDEX "upload_uses_record_index" ON "upload_uses" USING btree ("noun","record_id");--> statement-breakpoint
CREATE INDEX "uploads_hash_index" ON "uploads" USING btree ("hash");--> statement-breakpoint

-- What is there was stored before there was a mark for it.
UPDATE uploads SET is_stored = true;--> statement-breakpoint

-- Which uploads a row names, after it was written. The arguments: the statuses in which the row is public (none: always
-- public), and the columns that may name uploads.
CREATE FUNCTION track_uploads() RETURNS trigger LANGUAGE plpgsql AS $$
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
      TG_ARGV[0] = '' OR (content ->> 'status') = ANY (string_to_array(TG_ARGV[0], ','))
    FROM unnest(TG_ARGV[1:]) AS name, regexp_matches(content ->> name, '/uploads/([0-9a-f]{32})', 'g') AS named;
  RETURN NULL;
END $$;--> statement-breakpoint

-- Most businesses have no pictures, and imports write many.
CREATE TRIGGER track_uploads_new AFTER INSERT ON businesses FOR EACH ROW
  WHEN (NEW.logo IS NOT NULL OR NEW.images <> '[]'::jsonb)
  EXECUTE FUNCTION track_uploads('active', 'logo', 'images');--> statement-breakpoint
CREATE TRIGGER track_uploads_changed AFTER UPDATE OF logo, images, status ON businesses FOR EACH ROW
  WHEN ((OLD.logo, OLD.images, OLD.status) IS DISTINCT FROM (NEW.logo, NEW.images, NEW.status))
  EXECUTE FUNCTION track_uploads('active', 'logo', 'images');--> statement-breakpoint
CREATE TRIGGER track_uploads_gone AFTER DELETE ON businesses FOR EACH ROW
  WHEN (OLD.logo IS NOT NULL OR OLD.images <> '[]'::jsonb)
  EXECUTE FUNCTION track_uploads('active', 'logo', 'images');--> statement-breakpoint
CREATE TRIGGER track_uploads AFTER INSERT OR UPDATE OR DELETE ON classified_ads FOR EACH ROW
  EXECUTE FUNCTION track_uploads('active,sold,expired', 'images', 'video');--> statement-breakpoint
CREATE TRIGGER track_uploads AFTER INSERT OR UPDATE OR DELETE ON blog_posts FOR EACH ROW
  EXECUTE FUNCTION track_uploads('published', 'featured_image', 'content');--> statement-breakpoint
CREATE TRIGGER track_uploads AFTER INSERT OR UPDATE OR DELETE ON settings FOR EACH ROW
  EXECUTE FUNCTION track_uploads('', 'values');--> statement-breakpoint
CREATE TRIGGER track_uploads AFTER INSERT OR UPDATE OR DELETE ON creatives FOR EACH ROW
  EXECUTE FUNCTION track_uploads('', 'image_url', 'video_url');--> statement-breakpoint

INSERT INTO upload_uses
  SELECT DISTINCT named[1], 'businesses', id, status = 'active'
  FROM businesses, regexp_matches(concat(logo, ' ', images), '/uploads/([0-9a-f]{32})', 'g') AS named;--> statement-breakpoint
INSERT INTO upload_uses
  SELECT DISTINCT named[1], 'classified_ads', id, status IN ('active', 'sold', 'expired')
  FROM classified_ads, regexp_matches(concat(images, ' ', video), '/uploads/([0-9a-f]{32})', 'g') AS named;--> statement-breakpoint
INSERT INTO upload_uses
  SELECT DISTINCT named[1], 'blog_posts', id, status = 'published'
  FROM blog_posts, regexp_matches(concat(featured_image, ' ', content), '/uploads/([0-9a-f]{32})', 'g') AS named;--> statement-breakpoint
INSERT INTO upload_uses
  SELECT DISTINCT named[1], 'settings', id, true
  FROM settings, regexp_matches("values"::text, '/uploads/([0-9a-f]{32})', 'g') AS named;--> statement-breakpoint
INSERT INTO upload_uses
  SELECT DISTINCT named[1], 'creatives', id, true
  FROM creatives, regexp_matches(concat(image_url, ' ', video_url), '/uploads/([0-9a-f]{32})', 'g') AS named;
