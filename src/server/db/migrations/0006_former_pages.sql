CREATE TABLE "former_pages" (
	"noun" text NOT NULL,
	"slug" text NOT NULL,
	"record_id" integer NOT NULL,
	"left_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "former_pages_noun_slug_pk" PRIMARY KEY("noun","slug"),
	CONSTRAINT "former_pages_noun_known" CHECK ("former_pages"."noun" in ('businesses', 'blog', 'categories', 'locations'))
);
--> statement-breakpoint
CREATE INDEX "former_pages_record_index" ON "former_pages" USING btree ("noun","record_id");--> statement-breakpoint

-- What was remembered of businesses and posts stays known; what was closed before is known to be gone.
INSERT INTO former_pages (noun, slug, record_id, left_at) SELECT 'businesses', slug, business_id, replaced_at FROM business_slugs;--> statement-breakpoint
INSERT INTO former_pages (noun, slug, record_id, left_at) SELECT 'blog', slug, post_id, replaced_at FROM blog_slugs;--> statement-breakpoint
INSERT INTO former_pages (noun, slug, record_id)
  SELECT 'businesses', slug, id FROM businesses WHERE status = 'inactive' AND approved_at IS NOT NULL ON CONFLICT DO NOTHING;--> statement-breakpoint
INSERT INTO former_pages (noun, slug, record_id)
  SELECT 'blog', slug, id FROM blog_posts WHERE status = 'archived' AND published_at <= now() ON CONFLICT DO NOTHING;--> statement-breakpoint
DROP TRIGGER keep_slug_new ON businesses;--> statement-breakpoint
DROP TRIGGER keep_slug_changed ON businesses;--> statement-breakpoint
DROP TRIGGER keep_slug_new ON blog_posts;--> statement-breakpoint
DROP TRIGGER keep_slug_changed ON blog_posts;--> statement-breakpoint
DROP FUNCTION keep_slug();--> statement-breakpoint
DROP FUNCTION keep_blog_slug();--> statement-breakpoint
DROP TABLE business_slugs;--> statement-breakpoint
DROP TABLE blog_slugs;--> statement-breakpoint

-- Where a public page was is remembered when it goes from there. The argument is the noun.
CREATE FUNCTION remember_page() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO former_pages (noun, slug, record_id) VALUES (TG_ARGV[0], OLD.slug, OLD.id)
    ON CONFLICT (noun, slug) DO UPDATE SET record_id = excluded.record_id, left_at = excluded.left_at;
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER remember_page_changed AFTER UPDATE OF slug, status ON businesses FOR EACH ROW
  WHEN (OLD.status = 'active' AND (NEW.slug <> OLD.slug OR NEW.status <> 'active')) EXECUTE FUNCTION remember_page('businesses');--> statement-breakpoint
CREATE TRIGGER remember_page_deleted AFTER DELETE ON businesses FOR EACH ROW
  WHEN (OLD.status = 'active') EXECUTE FUNCTION remember_page('businesses');--> statement-breakpoint
CREATE TRIGGER remember_page_changed AFTER UPDATE OF slug, status ON blog_posts FOR EACH ROW
  WHEN (OLD.status = 'published' AND (NEW.slug <> OLD.slug OR NEW.status <> 'published')) EXECUTE FUNCTION remember_page('blog');--> statement-breakpoint
CREATE TRIGGER remember_page_deleted AFTER DELETE ON blog_posts FOR EACH ROW
  WHEN (OLD.status = 'published') EXECUTE FUNCTION remember_page('blog');--> statement-breakpoint
CREATE TRIGGER remember_page_changed AFTER UPDATE OF slug, status ON categories FOR EACH ROW
  WHEN (OLD.status = 'active' AND (NEW.slug <> OLD.slug OR NEW.status <> 'active')) EXECUTE FUNCTION remember_page('categories');--> statement-breakpoint
CREATE TRIGGER remember_page_deleted AFTER DELETE ON categories FOR EACH ROW
  WHEN (OLD.status = 'active') EXECUTE FUNCTION remember_page('categories');--> statement-breakpoint
CREATE TRIGGER remember_page_changed AFTER UPDATE OF slug, status ON locations FOR EACH ROW
  WHEN (OLD.status = 'active' AND (NEW.slug <> OLD.slug OR NEW.status <> 'active')) EXECUTE FUNCTION remember_page('locations');--> statement-breakpoint
CREATE TRIGGER remember_page_deleted AFTER DELETE ON locations FOR EACH ROW
  WHEN (OLD.status = 'active') EXECUTE FUNCTION remember_page('locations');--> statement-breakpoint

-- The former slug of a business or a post belongs to it while there is one: no other may take it.
CREATE FUNCTION refuse_former_slug() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  owner integer;
  is_there boolean;
BEGIN
  SELECT record_id INTO owner FROM former_pages WHERE noun = TG_ARGV[0] AND slug = NEW.slug AND record_id <> NEW.id;
  IF owner IS NULL THEN RETURN NULL; END IF;
  EXECUTE format('SELECT EXISTS (SELECT 1 FROM %I WHERE id = $1)', TG_TABLE_NAME) INTO is_there USING owner;
  IF is_there THEN
    RAISE unique_violation USING MESSAGE = 'slug was used by another record', CONSTRAINT = TG_TABLE_NAME || '_slug_unique';
  END IF;
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER refuse_former_slug AFTER INSERT OR UPDATE OF slug ON businesses FOR EACH ROW EXECUTE FUNCTION refuse_former_slug('businesses');--> statement-breakpoint
CREATE TRIGGER refuse_former_slug AFTER INSERT OR UPDATE OF slug ON blog_posts FOR EACH ROW EXECUTE FUNCTION refuse_former_slug('blog');
