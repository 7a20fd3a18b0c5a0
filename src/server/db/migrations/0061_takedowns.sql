CREATE TABLE "takedowns" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "takedowns_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"at" timestamp with time zone DEFAULT now() NOT NULL,
	"address" text NOT NULL,
	"kind" text NOT NULL,
	"noun" text NOT NULL,
	"record_id" integer NOT NULL,
	"publication_id" integer,
	"handed_on_at" timestamp with time zone,
	CONSTRAINT "takedowns_kind_known" CHECK ("takedowns"."kind" in ('gone', 'stale'))
);
--> statement-breakpoint
ALTER TABLE "publish_marks" ADD COLUMN "is_bulk" boolean DEFAULT false NOT NULL;--> statement-breakpoint
CREATE INDEX "takedowns_outstanding_index" ON "takedowns" USING btree ("id") WHERE "takedowns"."publication_id" is null;--> statement-breakpoint
CREATE INDEX "takedowns_publication_index" ON "takedowns" USING btree ("publication_id");--> statement-breakpoint

-- A page whose record is hidden or deleted is taken down in the same transaction, whichever call does it. Arguments:
-- the noun of the publish marks, the kind, and what comes before the slug in the addresses of its pages.
CREATE FUNCTION take_down_page() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  -- A page that was renamed a moment ago may still be published under its former slug.
  INSERT INTO takedowns (noun, record_id, kind, address)
    SELECT TG_ARGV[0], OLD.id, TG_ARGV[1], base || slug
    FROM unnest(TG_ARGV[2:]) base,
      (SELECT OLD.slug UNION SELECT slug FROM former_pages WHERE noun = TG_ARGV[0] AND record_id = OLD.id) slugs (slug);
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER take_down_hidden AFTER UPDATE OF status ON businesses FOR EACH ROW
  WHEN (OLD.status IN ('active', 'closed') AND NEW.status NOT IN ('active', 'closed'))
  EXECUTE FUNCTION take_down_page('businesses', 'gone', '/business/');--> statement-breakpoint
CREATE TRIGGER take_down_deleted AFTER DELETE ON businesses FOR EACH ROW
  WHEN (OLD.status IN ('active', 'closed')) EXECUTE FUNCTION take_down_page('businesses', 'gone', '/business/');--> statement-breakpoint
CREATE TRIGGER take_down_hidden AFTER UPDATE OF status ON blog_posts FOR EACH ROW
  WHEN (OLD.status = 'published' AND NEW.status <> 'published')
  EXECUTE FUNCTION take_down_page('blog', 'gone', '/blog/');--> statement-breakpoint
CREATE TRIGGER take_down_deleted AFTER DELETE ON blog_posts FOR EACH ROW
  WHEN (OLD.status = 'published') EXECUTE FUNCTION take_down_page('blog', 'gone', '/blog/');--> statement-breakpoint
CREATE TRIGGER take_down_hidden AFTER UPDATE OF status ON classified_ads FOR EACH ROW
  WHEN (OLD.status IN ('active', 'sold', 'expired') AND NEW.status NOT IN ('active', 'sold', 'expired'))
  EXECUTE FUNCTION take_down_page('classified-ads', 'gone', '/classified/');--> statement-breakpoint
-- A sold or expired ad keeps a page, which no longer says how to reach the seller.
CREATE TRIGGER take_down_ended AFTER UPDATE OF status ON classified_ads FOR EACH ROW
  WHEN (OLD.status = 'active' AND NEW.status IN ('sold', 'expired'))
  EXECUTE FUNCTION take_down_page('classified-ads', 'stale', '/classified/');--> statement-breakpoint
CREATE TRIGGER take_down_deleted AFTER DELETE ON classified_ads FOR EACH ROW
  WHEN (OLD.status IN ('active', 'sold', 'expired'))
  EXECUTE FUNCTION take_down_page('classified-ads', 'gone', '/classified/');--> statement-breakpoint
CREATE TRIGGER take_down_hidden AFTER UPDATE OF status ON categories FOR EACH ROW
  WHEN (OLD.status = 'active' AND NEW.status <> 'active')
  EXECUTE FUNCTION take_down_page('categories', 'gone', '/categories/', '/blog/category/');--> statement-breakpoint
CREATE TRIGGER take_down_deleted AFTER DELETE ON categories FOR EACH ROW
  WHEN (OLD.status = 'active')
  EXECUTE FUNCTION take_down_page('categories', 'gone', '/categories/', '/blog/category/');--> statement-breakpoint
CREATE TRIGGER take_down_hidden AFTER UPDATE OF status ON locations FOR EACH ROW
  WHEN (OLD.status = 'active' AND NEW.status <> 'active')
  EXECUTE FUNCTION take_down_page('locations', 'gone', '/locations/');--> statement-breakpoint
CREATE TRIGGER take_down_deleted AFTER DELETE ON locations FOR EACH ROW
  WHEN (OLD.status = 'active') EXECUTE FUNCTION take_down_page('locations', 'gone', '/locations/');--> statement-breakpoint

-- The text of a review stands on the page of its business, and perhaps on the home page.
CREATE FUNCTION take_down_review(of_review integer, of_business integer) RETURNS void LANGUAGE sql AS $$
  INSERT INTO takedowns (noun, record_id, kind, address)
    SELECT 'reviews', of_review, 'stale', '/'
    UNION ALL
    SELECT 'reviews', of_review, 'stale', '/business/' || slug FROM businesses
      WHERE id = of_business AND status IN ('active', 'closed')
$$;--> statement-breakpoint
CREATE FUNCTION take_down_own_review() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM take_down_review(OLD.id, OLD.business_id);
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER take_down_hidden AFTER UPDATE OF status, account_id, business_id ON reviews FOR EACH ROW
  WHEN (OLD.status = 'active' AND (NEW.status <> 'active' OR NEW.account_id <> OLD.account_id
    OR NEW.business_id <> OLD.business_id))
  EXECUTE FUNCTION take_down_own_review();--> statement-breakpoint
CREATE TRIGGER take_down_deleted AFTER DELETE ON reviews FOR EACH ROW
  WHEN (OLD.status = 'active') EXECUTE FUNCTION take_down_own_review();--> statement-breakpoint
CREATE FUNCTION take_down_answer() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM take_down_review(r.id, r.business_id) FROM reviews r WHERE r.id = OLD.review_id AND r.status = 'active';
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER take_down_hidden AFTER UPDATE OF status ON review_answers FOR EACH ROW
  WHEN (OLD.status = 'active' AND NEW.status <> 'active') EXECUTE FUNCTION take_down_answer();--> statement-breakpoint
CREATE TRIGGER take_down_deleted AFTER DELETE ON review_answers FOR EACH ROW
  WHEN (OLD.status = 'active') EXECUTE FUNCTION take_down_answer();--> statement-breakpoint
-- The home page shows reviews of a business only while that is shown.
CREATE FUNCTION take_down_reviews_of_business() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO takedowns (noun, record_id, kind, address) SELECT 'businesses', OLD.id, 'stale', '/'
    WHERE EXISTS (SELECT FROM reviews WHERE business_id = OLD.id AND status = 'active');
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER take_down_reviews AFTER UPDATE OF status ON businesses FOR EACH ROW
  WHEN (OLD.status = 'active' AND NEW.status <> 'active')
  EXECUTE FUNCTION take_down_reviews_of_business();--> statement-breakpoint

-- Servers that serve the pages and processes that publish them listen to this.
CREATE FUNCTION tell_takedowns() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_notify('takedowns', '');
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER tell_takedowns AFTER INSERT ON takedowns FOR EACH STATEMENT EXECUTE FUNCTION tell_takedowns();
