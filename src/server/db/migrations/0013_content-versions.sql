CREATE TABLE "content_changes" (
	"name" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "content_versions" (
	"name" text PRIMARY KEY NOT NULL,
	"version" bigint DEFAULT 1 NOT NULL
);
--> statement-breakpoint
DROP INDEX "businesses_active_name_index";--> statement-breakpoint
ALTER TABLE "businesses" ADD COLUMN "sort_name" text GENERATED ALWAYS AS (lower(name)) STORED NOT NULL;--> statement-breakpoint
CREATE INDEX "businesses_active_name_index" ON "businesses" USING btree ("sort_name","id") WHERE "businesses"."status" = 'active';--> statement-breakpoint

-- As of 0001; the generated columns are not there yet when this looks at the new row.
CREATE OR REPLACE FUNCTION touch_business() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  unseen CONSTANT text[] := ARRAY['business_id', 'sort_name', 'search_name', 'search_document'];
BEGIN
  IF (to_jsonb(OLD) - unseen) IS DISTINCT FROM (to_jsonb(NEW) - unseen) THEN
    NEW.version := nextval('content_version');
    NEW.updated_at := now();
  END IF;
  RETURN NEW;
END $$;--> statement-breakpoint

-- Notes once in a transaction that a table changed. The note that it did is a setting of the transaction, which goes
-- with a savepoint that is rolled back just as the row does.
CREATE FUNCTION note_content_change() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  noted CONSTANT text := 'zila.changed_' || TG_ARGV[0];
BEGIN
  IF coalesce(current_setting(noted, true), '') = '' THEN
    INSERT INTO content_changes (name) VALUES (TG_ARGV[0]);
    PERFORM set_config(noted, 'yes', true);
  END IF;
  RETURN NULL;
END $$;--> statement-breakpoint

-- Raises the version at the commit. One lock for all tables: two who changed the same two tables in another order would
-- wait for each other.
CREATE FUNCTION raise_content_version() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_advisory_xact_lock(hashtextextended('content versions', 0));
  INSERT INTO content_versions (name) VALUES (NEW.name)
    ON CONFLICT (name) DO UPDATE SET version = content_versions.version + 1;
  DELETE FROM content_changes WHERE name = NEW.name;
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE CONSTRAINT TRIGGER raise_content_version AFTER INSERT ON content_changes
  DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION raise_content_version();--> statement-breakpoint

DO $$
DECLARE
  content_table text;
BEGIN
  FOREACH content_table IN ARRAY ARRAY['amenities', 'blog_posts', 'business_amenities', 'campaigns', 'categories',
    'classified_ads', 'classified_categories', 'creatives', 'districts', 'former_pages', 'locations', 'placements',
    'reviews', 'search_updates', 'search_words', 'service_fields', 'settings', 'states'] LOOP
    EXECUTE format('CREATE TRIGGER note_change AFTER INSERT OR DELETE ON %I
      FOR EACH ROW EXECUTE FUNCTION note_content_change(%L)', content_table, content_table);
    EXECUTE format('CREATE TRIGGER note_update AFTER UPDATE ON %I
      FOR EACH ROW WHEN (OLD.* IS DISTINCT FROM NEW.*) EXECUTE FUNCTION note_content_change(%L)', content_table, content_table);
  END LOOP;
  FOREACH content_table IN ARRAY ARRAY['accounts', 'amenities', 'blog_posts', 'business_amenities', 'businesses',
    'campaigns', 'categories', 'classified_ads', 'classified_categories', 'creatives', 'districts', 'former_pages',
    'locations', 'placements', 'reviews', 'search_updates', 'search_words', 'service_fields', 'settings', 'states', 'view_counts'] LOOP
    EXECUTE format('CREATE TRIGGER note_truncate AFTER TRUNCATE ON %I
      FOR EACH STATEMENT EXECUTE FUNCTION note_content_change(%L)', content_table, content_table);
  END LOOP;
END $$;--> statement-breakpoint

-- What the search reads of a business counts as the words of the search: lists without a search do not change with it.
CREATE TRIGGER note_change AFTER INSERT OR DELETE ON businesses
  FOR EACH ROW EXECUTE FUNCTION note_content_change('businesses');--> statement-breakpoint
CREATE TRIGGER note_update AFTER UPDATE ON businesses
  FOR EACH ROW WHEN (OLD.version IS DISTINCT FROM NEW.version) EXECUTE FUNCTION note_content_change('businesses');--> statement-breakpoint
CREATE TRIGGER note_search_update AFTER UPDATE ON businesses
  FOR EACH ROW WHEN ((OLD.search_name, OLD.search_document) IS DISTINCT FROM (NEW.search_name, NEW.search_document))
  EXECUTE FUNCTION note_content_change('search_words');--> statement-breakpoint
-- Of accounts the public sees the name, and by the settings whether an administrator reads messages. An account that
-- is deleted takes along all that showed its name.
CREATE TRIGGER note_update AFTER UPDATE ON accounts
  FOR EACH ROW WHEN (OLD.name IS DISTINCT FROM NEW.name OR 'admin' IN (OLD.role, NEW.role)
    AND (OLD.role, OLD.status, OLD.email, OLD.email_confirmed_at) IS DISTINCT FROM (NEW.role, NEW.status, NEW.email, NEW.email_confirmed_at))
  EXECUTE FUNCTION note_content_change('accounts');--> statement-breakpoint
CREATE TRIGGER note_administrator AFTER INSERT ON accounts
  FOR EACH ROW WHEN (NEW.role = 'admin') EXECUTE FUNCTION note_content_change('accounts');--> statement-breakpoint
CREATE TRIGGER note_administrator_deleted AFTER DELETE ON accounts
  FOR EACH ROW WHEN (OLD.role = 'admin') EXECUTE FUNCTION note_content_change('accounts');--> statement-breakpoint
-- Of views only those of ads and posts are shown.
CREATE TRIGGER note_change AFTER INSERT OR UPDATE ON view_counts
  FOR EACH ROW WHEN (NEW.noun <> 'business') EXECUTE FUNCTION note_content_change('view_counts');
