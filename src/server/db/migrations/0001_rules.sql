-- Every change of a row gives it the next content version and the present time.
CREATE FUNCTION touch_row() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.version := nextval('content_version');
  NEW.updated_at := now();
  RETURN NEW;
END $$;--> statement-breakpoint
-- For businesses the comparison is in the function: a trigger's condition may not see a generated column, and the
-- search columns are no content.
CREATE FUNCTION touch_business() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  unseen CONSTANT text[] := ARRAY['business_id', 'search_name', 'search_document'];
BEGIN
  IF (to_jsonb(OLD) - unseen) IS DISTINCT FROM (to_jsonb(NEW) - unseen) THEN
    NEW.version := nextval('content_version');
    NEW.updated_at := now();
  END IF;
  RETURN NEW;
END $$;--> statement-breakpoint
CREATE TRIGGER touch BEFORE UPDATE ON businesses FOR EACH ROW EXECUTE FUNCTION touch_business();--> statement-breakpoint
CREATE TRIGGER touch BEFORE UPDATE ON categories FOR EACH ROW WHEN (OLD.* IS DISTINCT FROM NEW.*) EXECUTE FUNCTION touch_row();--> statement-breakpoint
CREATE TRIGGER touch BEFORE UPDATE ON locations FOR EACH ROW WHEN (OLD.* IS DISTINCT FROM NEW.*) EXECUTE FUNCTION touch_row();--> statement-breakpoint
CREATE TRIGGER touch BEFORE UPDATE ON amenities FOR EACH ROW WHEN (OLD.* IS DISTINCT FROM NEW.*) EXECUTE FUNCTION touch_row();--> statement-breakpoint
CREATE TRIGGER touch BEFORE UPDATE ON service_fields FOR EACH ROW WHEN (OLD.* IS DISTINCT FROM NEW.*) EXECUTE FUNCTION touch_row();--> statement-breakpoint
CREATE TRIGGER touch BEFORE UPDATE ON reviews FOR EACH ROW WHEN (OLD.* IS DISTINCT FROM NEW.*) EXECUTE FUNCTION touch_row();--> statement-breakpoint
CREATE TRIGGER touch BEFORE UPDATE ON settings FOR EACH ROW WHEN (OLD.* IS DISTINCT FROM NEW.*) EXECUTE FUNCTION touch_row();--> statement-breakpoint

-- A business's rating is the sum of its active reviews, whoever changes them.
CREATE FUNCTION follow_reviews() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  gone integer := CASE WHEN TG_OP <> 'INSERT' AND OLD.status = 'active' THEN 1 ELSE 0 END;
  come integer := CASE WHEN TG_OP <> 'DELETE' AND NEW.status = 'active' THEN 1 ELSE 0 END;
BEGIN
  IF gone = 1 THEN
    UPDATE businesses SET rating_sum = rating_sum - OLD.rating, rating_count = rating_count - 1 WHERE id = OLD.business_id;
  END IF;
  IF come = 1 THEN
    UPDATE businesses SET rating_sum = rating_sum + NEW.rating, rating_count = rating_count + 1 WHERE id = NEW.business_id;
  END IF;
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER follow_reviews AFTER INSERT OR DELETE OR UPDATE OF status, rating, business_id ON reviews
  FOR EACH ROW EXECUTE FUNCTION follow_reviews();--> statement-breakpoint

-- A slug in use or once used belongs to its business: no other may take it.
CREATE FUNCTION keep_slug() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF EXISTS (SELECT 1 FROM business_slugs s WHERE s.slug = NEW.slug AND s.business_id <> NEW.id) THEN
    RAISE unique_violation USING MESSAGE = 'slug was used by another business', CONSTRAINT = 'businesses_slug_unique';
  END IF;
  IF TG_OP = 'UPDATE' THEN
    DELETE FROM business_slugs WHERE slug = NEW.slug;
    INSERT INTO business_slugs (slug, business_id) VALUES (OLD.slug, OLD.id)
      ON CONFLICT (slug) DO UPDATE SET business_id = excluded.business_id, replaced_at = now();
  END IF;
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER keep_slug_new AFTER INSERT ON businesses FOR EACH ROW EXECUTE FUNCTION keep_slug();--> statement-breakpoint
CREATE TRIGGER keep_slug_changed AFTER UPDATE OF slug ON businesses FOR EACH ROW
  WHEN (OLD.slug IS DISTINCT FROM NEW.slug) EXECUTE FUNCTION keep_slug();
