-- What the tables of drizzle do not say: functions, triggers and the first rows.

-- Versions and times of rows
--
-- Every change of a row gives it the next content version and the present time.
CREATE FUNCTION touch_row() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.version := nextval('content_version');
  NEW.updated_at := now();
  RETURN NEW;
END $$;

-- For businesses the comparison is in the function: a trigger's condition may not see a generated
-- column (they are not there yet when this looks at the new row), and the search columns are no
-- content.
CREATE FUNCTION touch_business() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  unseen CONSTANT text[] := ARRAY['business_id', 'sort_name', 'search_name', 'search_document'];
BEGIN
  IF (to_jsonb(OLD) - unseen) IS DISTINCT FROM (to_jsonb(NEW) - unseen) THEN
    NEW.version := nextval('content_version');
    NEW.updated_at := now();
  END IF;
  RETURN NEW;
END $$;

DO $$
DECLARE
  versioned text;
BEGIN
  FOREACH versioned IN ARRAY ARRAY['amenities', 'blog_drafts', 'blog_posts', 'business_drafts',
    'campaigns', 'categories', 'classified_categories', 'classified_drafts', 'creatives',
    'locations', 'placements', 'review_answers', 'reviews', 'service_fields', 'settings'] LOOP
    EXECUTE format('CREATE TRIGGER touch BEFORE UPDATE ON %I
      FOR EACH ROW WHEN (OLD.* IS DISTINCT FROM NEW.*) EXECUTE FUNCTION touch_row()', versioned);
  END LOOP;
END $$;
CREATE TRIGGER touch BEFORE UPDATE ON businesses FOR EACH ROW EXECUTE FUNCTION touch_business();
-- That a seller was told of the end is no content: who is changing the ad just then is not in
-- conflict with it.
CREATE TRIGGER touch BEFORE UPDATE ON classified_ads FOR EACH ROW
  WHEN (to_jsonb(OLD) - 'end_told' IS DISTINCT FROM to_jsonb(NEW) - 'end_told') EXECUTE FUNCTION touch_row();
--> statement-breakpoint

-- Sums that follow their rows
--
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
END $$;
CREATE TRIGGER follow_reviews AFTER INSERT OR DELETE OR UPDATE OF status, rating, business_id ON reviews
  FOR EACH ROW EXECUTE FUNCTION follow_reviews();

-- A review's helpful count is the number of its votes.
CREATE FUNCTION follow_review_votes() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE reviews SET helpful = helpful + CASE TG_OP WHEN 'INSERT' THEN 1 ELSE -1 END
    WHERE id = CASE TG_OP WHEN 'INSERT' THEN NEW.review_id ELSE OLD.review_id END;
  RETURN NULL;
END $$;
CREATE TRIGGER follow_review_votes AFTER INSERT OR DELETE ON review_votes FOR EACH ROW EXECUTE FUNCTION follow_review_votes();
--> statement-breakpoint

-- Former pages
--
-- Where a public page was is remembered when it goes from there. The argument is the noun.
CREATE FUNCTION remember_page() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO former_pages (noun, slug, record_id) VALUES (TG_ARGV[0], OLD.slug, OLD.id)
    ON CONFLICT (noun, slug) DO UPDATE SET record_id = excluded.record_id, left_at = excluded.left_at;
  RETURN NULL;
END $$;
-- A business that moved or closed for good keeps its page.
CREATE TRIGGER remember_page_changed AFTER UPDATE OF slug, status ON businesses FOR EACH ROW
  WHEN (OLD.status IN ('active', 'closed') AND (NEW.slug <> OLD.slug OR NEW.status NOT IN ('active', 'closed')))
  EXECUTE FUNCTION remember_page('businesses');
CREATE TRIGGER remember_page_deleted AFTER DELETE ON businesses FOR EACH ROW
  WHEN (OLD.status IN ('active', 'closed')) EXECUTE FUNCTION remember_page('businesses');
CREATE TRIGGER remember_page_changed AFTER UPDATE OF slug, status ON blog_posts FOR EACH ROW
  WHEN (OLD.status = 'published' AND (NEW.slug <> OLD.slug OR NEW.status <> 'published')) EXECUTE FUNCTION remember_page('blog');
CREATE TRIGGER remember_page_deleted AFTER DELETE ON blog_posts FOR EACH ROW
  WHEN (OLD.status = 'published') EXECUTE FUNCTION remember_page('blog');
CREATE TRIGGER remember_page_changed AFTER UPDATE OF slug, status ON categories FOR EACH ROW
  WHEN (OLD.status = 'active' AND (NEW.slug <> OLD.slug OR NEW.status <> 'active')) EXECUTE FUNCTION remember_page('categories');
CREATE TRIGGER remember_page_deleted AFTER DELETE ON categories FOR EACH ROW
  WHEN (OLD.status = 'active') EXECUTE FUNCTION remember_page('categories');
CREATE TRIGGER remember_page_changed AFTER UPDATE OF slug, status ON locations FOR EACH ROW
  WHEN (OLD.status = 'active' AND (NEW.slug <> OLD.slug OR NEW.status <> 'active')) EXECUTE FUNCTION remember_page('locations');
CREATE TRIGGER remember_page_deleted AFTER DELETE ON locations FOR EACH ROW
  WHEN (OLD.status = 'active') EXECUTE FUNCTION remember_page('locations');

-- The former slug of a business or a post belongs to it while there is one: no other may take it.
-- A record keeps its last five former slugs to itself; an older one leads to it until another record
-- takes it. Otherwise whoever renames again and again would hold every name there is.
CREATE FUNCTION is_reserved_slug(of_noun text, of_slug text, of_record integer) RETURNS boolean LANGUAGE sql STABLE AS $$
  SELECT of_slug IN (SELECT slug FROM former_pages WHERE noun = of_noun AND record_id = of_record ORDER BY left_at DESC, slug LIMIT 5)
$$;
CREATE FUNCTION refuse_former_slug() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  owner integer;
  is_there boolean;
BEGIN
  SELECT record_id INTO owner FROM former_pages WHERE noun = TG_ARGV[0] AND slug = NEW.slug AND record_id <> NEW.id;
  IF owner IS NULL OR NOT is_reserved_slug(TG_ARGV[0], NEW.slug, owner) THEN RETURN NULL; END IF;
  EXECUTE format('SELECT EXISTS (SELECT 1 FROM %I WHERE id = $1)', TG_TABLE_NAME) INTO is_there USING owner;
  IF is_there THEN
    RAISE unique_violation USING MESSAGE = 'slug was used by another record', CONSTRAINT = TG_TABLE_NAME || '_slug_unique';
  END IF;
  RETURN NULL;
END $$;
CREATE TRIGGER refuse_former_slug AFTER INSERT OR UPDATE OF slug ON businesses FOR EACH ROW EXECUTE FUNCTION refuse_former_slug('businesses');
CREATE TRIGGER refuse_former_slug AFTER INSERT OR UPDATE OF slug ON blog_posts FOR EACH ROW EXECUTE FUNCTION refuse_former_slug('blog');
--> statement-breakpoint

-- Takedowns
--
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
END $$;
CREATE TRIGGER take_down_hidden AFTER UPDATE OF status ON businesses FOR EACH ROW
  WHEN (OLD.status IN ('active', 'closed') AND NEW.status NOT IN ('active', 'closed'))
  EXECUTE FUNCTION take_down_page('businesses', 'gone', '/business/');
CREATE TRIGGER take_down_deleted AFTER DELETE ON businesses FOR EACH ROW
  WHEN (OLD.status IN ('active', 'closed')) EXECUTE FUNCTION take_down_page('businesses', 'gone', '/business/');
CREATE TRIGGER take_down_hidden AFTER UPDATE OF status ON blog_posts FOR EACH ROW
  WHEN (OLD.status = 'published' AND NEW.status <> 'published')
  EXECUTE FUNCTION take_down_page('blog', 'gone', '/blog/');
CREATE TRIGGER take_down_deleted AFTER DELETE ON blog_posts FOR EACH ROW
  WHEN (OLD.status = 'published') EXECUTE FUNCTION take_down_page('blog', 'gone', '/blog/');
CREATE TRIGGER take_down_hidden AFTER UPDATE OF status ON classified_ads FOR EACH ROW
  WHEN (OLD.status IN ('active', 'sold', 'expired') AND NEW.status NOT IN ('active', 'sold', 'expired'))
  EXECUTE FUNCTION take_down_page('classified-ads', 'gone', '/classified/');
-- A sold or expired ad keeps a page, which no longer says how to reach the seller.
CREATE TRIGGER take_down_ended AFTER UPDATE OF status ON classified_ads FOR EACH ROW
  WHEN (OLD.status = 'active' AND NEW.status IN ('sold', 'expired'))
  EXECUTE FUNCTION take_down_page('classified-ads', 'stale', '/classified/');
CREATE TRIGGER take_down_deleted AFTER DELETE ON classified_ads FOR EACH ROW
  WHEN (OLD.status IN ('active', 'sold', 'expired'))
  EXECUTE FUNCTION take_down_page('classified-ads', 'gone', '/classified/');
CREATE TRIGGER take_down_hidden AFTER UPDATE OF status ON categories FOR EACH ROW
  WHEN (OLD.status = 'active' AND NEW.status <> 'active')
  EXECUTE FUNCTION take_down_page('categories', 'gone', '/categories/', '/blog/category/');
CREATE TRIGGER take_down_deleted AFTER DELETE ON categories FOR EACH ROW
  WHEN (OLD.status = 'active')
  EXECUTE FUNCTION take_down_page('categories', 'gone', '/categories/', '/blog/category/');
CREATE TRIGGER take_down_hidden AFTER UPDATE OF status ON locations FOR EACH ROW
  WHEN (OLD.status = 'active' AND NEW.status <> 'active')
  EXECUTE FUNCTION take_down_page('locations', 'gone', '/locations/');
CREATE TRIGGER take_down_deleted AFTER DELETE ON locations FOR EACH ROW
  WHEN (OLD.status = 'active') EXECUTE FUNCTION take_down_page('locations', 'gone', '/locations/');

-- The text of a review stands on the page of its business, and perhaps on the home page.
CREATE FUNCTION take_down_review(of_review integer, of_business integer) RETURNS void LANGUAGE sql AS $$
  INSERT INTO takedowns (noun, record_id, kind, address)
    SELECT 'reviews', of_review, 'stale', '/'
    UNION ALL
    SELECT 'reviews', of_review, 'stale', '/business/' || slug FROM businesses
      WHERE id = of_business AND status IN ('active', 'closed')
$$;
CREATE FUNCTION take_down_own_review() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM take_down_review(OLD.id, OLD.business_id);
  RETURN NULL;
END $$;
CREATE TRIGGER take_down_hidden AFTER UPDATE OF status, account_id, business_id ON reviews FOR EACH ROW
  WHEN (OLD.status = 'active' AND (NEW.status <> 'active' OR NEW.account_id <> OLD.account_id
    OR NEW.business_id <> OLD.business_id))
  EXECUTE FUNCTION take_down_own_review();
CREATE TRIGGER take_down_deleted AFTER DELETE ON reviews FOR EACH ROW
  WHEN (OLD.status = 'active') EXECUTE FUNCTION take_down_own_review();
CREATE FUNCTION take_down_answer() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM take_down_review(r.id, r.business_id) FROM reviews r WHERE r.id = OLD.review_id AND r.status = 'active';
  RETURN NULL;
END $$;
CREATE TRIGGER take_down_hidden AFTER UPDATE OF status ON review_answers FOR EACH ROW
  WHEN (OLD.status = 'active' AND NEW.status <> 'active') EXECUTE FUNCTION take_down_answer();
CREATE TRIGGER take_down_deleted AFTER DELETE ON review_answers FOR EACH ROW
  WHEN (OLD.status = 'active') EXECUTE FUNCTION take_down_answer();
-- The home page shows reviews of a business only while that is shown.
CREATE FUNCTION take_down_reviews_of_business() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO takedowns (noun, record_id, kind, address) SELECT 'businesses', OLD.id, 'stale', '/'
    WHERE EXISTS (SELECT FROM reviews WHERE business_id = OLD.id AND status = 'active');
  RETURN NULL;
END $$;
CREATE TRIGGER take_down_reviews AFTER UPDATE OF status ON businesses FOR EACH ROW
  WHEN (OLD.status = 'active' AND NEW.status <> 'active')
  EXECUTE FUNCTION take_down_reviews_of_business();

-- Servers that serve the pages and processes that publish them listen to this.
CREATE FUNCTION tell_takedowns() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_notify('takedowns', '');
  RETURN NULL;
END $$;
CREATE TRIGGER tell_takedowns AFTER INSERT ON takedowns FOR EACH STATEMENT EXECUTE FUNCTION tell_takedowns();
--> statement-breakpoint

-- Publish marks
--
-- Whether the website takes messages is said on its pages. Messages are kept for any active
-- administrator, whether or not mail reaches them: see site-readers.ts.
CREATE FUNCTION mark_administrators() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  before text;
  after text;
BEGIN
  IF TG_OP <> 'INSERT' AND OLD.role = 'admin' AND OLD.status = 'active' THEN
    before := OLD.email;
  END IF;
  IF TG_OP <> 'DELETE' AND NEW.role = 'admin' AND NEW.status = 'active' THEN
    after := NEW.email;
  END IF;
  IF before IS DISTINCT FROM after THEN
    INSERT INTO publish_marks (noun, record_id, change) VALUES ('settings', 1, 'updated');
  END IF;
  RETURN NULL;
END $$;
CREATE TRIGGER mark_administrators AFTER INSERT OR DELETE OR UPDATE OF role, status, email, email_confirmed_at
  ON accounts FOR EACH ROW EXECUTE FUNCTION mark_administrators();
--> statement-breakpoint

-- Content versions
--
-- Notes once in a transaction that a table changed. The note that it did is a setting of the
-- transaction, which goes with a savepoint that is rolled back just as the row does.
CREATE FUNCTION note_content_change() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  noted CONSTANT text := 'zila.changed_' || TG_ARGV[0];
BEGIN
  IF coalesce(current_setting(noted, true), '') = '' THEN
    INSERT INTO content_changes (name) VALUES (TG_ARGV[0]);
    PERFORM set_config(noted, 'yes', true);
  END IF;
  RETURN NULL;
END $$;

-- Raises the version at the commit. One lock for all tables: two who changed the same two tables in
-- another order would wait for each other.
CREATE FUNCTION raise_content_version() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_advisory_xact_lock(hashtextextended('content versions', 0));
  INSERT INTO content_versions (name) VALUES (NEW.name)
    ON CONFLICT (name) DO UPDATE SET version = content_versions.version + 1;
  DELETE FROM content_changes WHERE name = NEW.name;
  RETURN NULL;
END $$;
CREATE CONSTRAINT TRIGGER raise_content_version AFTER INSERT ON content_changes
  DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION raise_content_version();

-- A table that the public sees whole is in both lists, one that it sees in part in the second alone,
-- with conditions below.
DO $$
DECLARE
  content_table text;
BEGIN
  FOREACH content_table IN ARRAY ARRAY['amenities', 'blog_posts', 'business_amenities', 'campaigns',
    'categories', 'classified_ads', 'classified_categories', 'creatives', 'districts',
    'former_pages', 'locations', 'pincodes', 'placements', 'reviews', 'search_updates',
    'search_words', 'service_fields', 'settings', 'states'] LOOP
    EXECUTE format('CREATE TRIGGER note_change AFTER INSERT OR DELETE ON %I
      FOR EACH ROW EXECUTE FUNCTION note_content_change(%L)', content_table, content_table);
    EXECUTE format('CREATE TRIGGER note_update AFTER UPDATE ON %I
      FOR EACH ROW WHEN (OLD.* IS DISTINCT FROM NEW.*) EXECUTE FUNCTION note_content_change(%L)', content_table, content_table);
  END LOOP;
  FOREACH content_table IN ARRAY ARRAY['accounts', 'amenities', 'blog_posts', 'business_amenities',
    'businesses', 'campaigns', 'categories', 'classified_ads', 'classified_categories', 'creatives',
    'districts', 'former_pages', 'locations', 'pincodes', 'placements', 'review_answers', 'reviews',
    'search_updates', 'search_words', 'service_fields', 'settings', 'states', 'view_counts'] LOOP
    EXECUTE format('CREATE TRIGGER note_truncate AFTER TRUNCATE ON %I
      FOR EACH STATEMENT EXECUTE FUNCTION note_content_change(%L)', content_table, content_table);
  END LOOP;
END $$;

-- What the search reads of a business counts as the words of the search: lists without a search do
-- not change with it.
CREATE TRIGGER note_change AFTER INSERT OR DELETE ON businesses
  FOR EACH ROW EXECUTE FUNCTION note_content_change('businesses');
CREATE TRIGGER note_update AFTER UPDATE ON businesses
  FOR EACH ROW WHEN (OLD.version IS DISTINCT FROM NEW.version) EXECUTE FUNCTION note_content_change('businesses');
CREATE TRIGGER note_search_update AFTER UPDATE ON businesses
  FOR EACH ROW WHEN ((OLD.search_name, OLD.search_document) IS DISTINCT FROM (NEW.search_name, NEW.search_document))
  EXECUTE FUNCTION note_content_change('search_words');
-- Of accounts the public sees the name, and by the settings whether an administrator reads messages.
-- An account that is deleted takes along all that showed its name.
CREATE TRIGGER note_update AFTER UPDATE ON accounts
  FOR EACH ROW WHEN (OLD.name IS DISTINCT FROM NEW.name OR 'admin' IN (OLD.role, NEW.role)
    AND (OLD.role, OLD.status, OLD.email, OLD.email_confirmed_at) IS DISTINCT FROM (NEW.role, NEW.status, NEW.email, NEW.email_confirmed_at))
  EXECUTE FUNCTION note_content_change('accounts');
CREATE TRIGGER note_administrator AFTER INSERT ON accounts
  FOR EACH ROW WHEN (NEW.role = 'admin') EXECUTE FUNCTION note_content_change('accounts');
CREATE TRIGGER note_administrator_deleted AFTER DELETE ON accounts
  FOR EACH ROW WHEN (OLD.role = 'admin') EXECUTE FUNCTION note_content_change('accounts');
-- Of views only those of ads and posts are shown.
CREATE TRIGGER note_change AFTER INSERT OR UPDATE ON view_counts
  FOR EACH ROW WHEN (NEW.noun <> 'business') EXECUTE FUNCTION note_content_change('view_counts');
-- Pages and public answers show an answer, what waits or was refused they do not.
CREATE TRIGGER note_insert AFTER INSERT ON review_answers
  FOR EACH ROW WHEN (NEW.status = 'active') EXECUTE FUNCTION note_content_change('review_answers');
CREATE TRIGGER note_delete AFTER DELETE ON review_answers
  FOR EACH ROW WHEN (OLD.status = 'active') EXECUTE FUNCTION note_content_change('review_answers');
CREATE TRIGGER note_update AFTER UPDATE ON review_answers
  FOR EACH ROW WHEN ('active' IN (OLD.status, NEW.status) AND OLD.* IS DISTINCT FROM NEW.*) EXECUTE FUNCTION note_content_change('review_answers');
--> statement-breakpoint

-- Uploads
--
-- Which uploads a row names, after it was written. The arguments: the statuses in which the row is
-- public (none: always public; "nobody": never; "approved": by the column is_approved), and the
-- columns that may name uploads.
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
      TG_ARGV[0] = ''
        OR coalesce((content ->> 'status') = ANY (string_to_array(TG_ARGV[0], ',')), false)
        OR (TG_ARGV[0] = 'approved' AND coalesce((content ->> 'is_approved')::boolean, false))
    FROM unnest(TG_ARGV[1:]) AS name, regexp_matches(content ->> name, '/uploads/([0-9a-f]{32})', 'g') AS named;
  RETURN NULL;
END $$;

-- Most businesses have no pictures, and imports write many.
CREATE TRIGGER track_uploads_new AFTER INSERT ON businesses FOR EACH ROW
  WHEN (NEW.logo IS NOT NULL OR NEW.images <> '[]'::jsonb)
  EXECUTE FUNCTION track_uploads('active,closed', 'logo', 'images');
CREATE TRIGGER track_uploads_changed AFTER UPDATE OF logo, images, status ON businesses FOR EACH ROW
  WHEN ((OLD.logo, OLD.images, OLD.status) IS DISTINCT FROM (NEW.logo, NEW.images, NEW.status))
  EXECUTE FUNCTION track_uploads('active,closed', 'logo', 'images');
CREATE TRIGGER track_uploads_gone AFTER DELETE ON businesses FOR EACH ROW
  WHEN (OLD.logo IS NOT NULL OR OLD.images <> '[]'::jsonb)
  EXECUTE FUNCTION track_uploads('active,closed', 'logo', 'images');
CREATE TRIGGER track_uploads AFTER INSERT OR UPDATE OR DELETE ON classified_ads FOR EACH ROW
  EXECUTE FUNCTION track_uploads('active,sold,expired', 'images', 'video');
CREATE TRIGGER track_uploads AFTER INSERT OR UPDATE OR DELETE ON blog_posts FOR EACH ROW
  EXECUTE FUNCTION track_uploads('published', 'featured_image', 'content');
CREATE TRIGGER track_uploads AFTER INSERT OR UPDATE OR DELETE ON settings FOR EACH ROW
  EXECUTE FUNCTION track_uploads('', 'values');
CREATE TRIGGER track_uploads AFTER INSERT OR UPDATE OR DELETE ON creatives FOR EACH ROW
  EXECUTE FUNCTION track_uploads('approved', 'image_url', 'gif_url', 'video_url', 'frame_url', 'carousel');

-- No status makes these public. A photo of a person is for that person and administrators, pictures
-- of a draft are its writer's, a document of a claim is for administrators; what is written and not
-- shown, earlier texts and the library keep their pictures.
CREATE TRIGGER track_uploads AFTER INSERT OR UPDATE OF profile_photo OR DELETE ON accounts FOR EACH ROW
  EXECUTE FUNCTION track_uploads('nobody', 'profile_photo');
CREATE TRIGGER track_uploads AFTER INSERT OR UPDATE OF "values" OR DELETE ON business_drafts FOR EACH ROW
  EXECUTE FUNCTION track_uploads('nobody', 'values');
CREATE TRIGGER track_uploads AFTER INSERT OR UPDATE OF document OR DELETE ON business_claims FOR EACH ROW
  EXECUTE FUNCTION track_uploads('nobody', 'document');
CREATE TRIGGER track_uploads AFTER INSERT OR UPDATE OF "values" OR DELETE ON classified_drafts FOR EACH ROW
  EXECUTE FUNCTION track_uploads('nobody', 'values');
CREATE TRIGGER track_uploads AFTER INSERT OR UPDATE OF "values" OR DELETE ON blog_drafts FOR EACH ROW
  EXECUTE FUNCTION track_uploads('nobody', 'values');
CREATE TRIGGER track_uploads AFTER INSERT OR UPDATE OF "values" OR DELETE ON blog_versions FOR EACH ROW
  EXECUTE FUNCTION track_uploads('nobody', 'values');
CREATE TRIGGER track_uploads AFTER INSERT OR UPDATE OF path OR DELETE ON blog_pictures FOR EACH ROW
  EXECUTE FUNCTION track_uploads('nobody', 'path');
CREATE TRIGGER track_uploads_new AFTER INSERT ON messages FOR EACH ROW
  WHEN (NEW.pictures <> '[]'::jsonb)
  EXECUTE FUNCTION track_uploads('nobody', 'pictures');
CREATE TRIGGER track_uploads_gone AFTER DELETE ON messages FOR EACH ROW
  WHEN (OLD.pictures <> '[]'::jsonb)
  EXECUTE FUNCTION track_uploads('nobody', 'pictures');
--> statement-breakpoint

-- Notifications of open screens
--
-- Tells the servers whose what has changed ("messages 12"), once the transaction is committed;
-- src/server/live listens. The arguments are the noun and the columns that name an account.
CREATE FUNCTION tell_accounts() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  record jsonb := to_jsonb(CASE WHEN TG_OP = 'DELETE' THEN OLD ELSE NEW END);
BEGIN
  FOR i IN 1 .. TG_NARGS - 1 LOOP
    PERFORM pg_notify('account_events', TG_ARGV[0] || ' ' || (record ->> TG_ARGV[i]))
      WHERE record ->> TG_ARGV[i] IS NOT NULL;
  END LOOP;
  RETURN NULL;
END $$;
CREATE TRIGGER tell_accounts AFTER INSERT OR UPDATE OR DELETE ON messages
  FOR EACH ROW EXECUTE FUNCTION tell_accounts('messages', 'sender_id', 'receiver_id');
CREATE TRIGGER tell_accounts AFTER DELETE ON sessions
  FOR EACH ROW EXECUTE FUNCTION tell_accounts('sessions', 'account_id');
CREATE TRIGGER tell_accounts AFTER UPDATE OF status, role ON accounts
  FOR EACH ROW EXECUTE FUNCTION tell_accounts('sessions', 'id');

-- The seller is named by the ad.
CREATE FUNCTION tell_of_inquiry() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  inquiry classified_inquiries := CASE WHEN TG_OP = 'DELETE' THEN OLD ELSE NEW END;
BEGIN
  PERFORM pg_notify('account_events', 'inquiries ' || inquiry.buyer_id);
  PERFORM pg_notify('account_events', 'inquiries ' || account_id)
    FROM classified_ads WHERE id = inquiry.ad_id;
  RETURN NULL;
END $$;
CREATE TRIGGER tell_of_inquiry AFTER INSERT OR UPDATE OR DELETE ON classified_inquiries
  FOR EACH ROW EXECUTE FUNCTION tell_of_inquiry();

-- Tells administrators, whoever they are, that what waits is another: the account 0 stands for all.
CREATE FUNCTION tell_administrators() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_notify('account_events', 'moderation 0');
  RETURN NULL;
END $$;
CREATE TRIGGER tell_administrators AFTER INSERT OR DELETE OR UPDATE OF status ON businesses
  FOR EACH STATEMENT EXECUTE FUNCTION tell_administrators();
CREATE TRIGGER tell_administrators AFTER INSERT OR DELETE ON business_changes
  FOR EACH STATEMENT EXECUTE FUNCTION tell_administrators();
CREATE TRIGGER tell_administrators AFTER INSERT OR DELETE OR UPDATE OF status ON business_claims
  FOR EACH STATEMENT EXECUTE FUNCTION tell_administrators();
CREATE TRIGGER tell_administrators AFTER INSERT OR DELETE OR UPDATE OF status ON reviews
  FOR EACH STATEMENT EXECUTE FUNCTION tell_administrators();
CREATE TRIGGER tell_administrators AFTER INSERT OR DELETE OR UPDATE OF status ON review_answers
  FOR EACH STATEMENT EXECUTE FUNCTION tell_administrators();
CREATE TRIGGER tell_administrators AFTER INSERT OR DELETE OR UPDATE OF status ON classified_ads
  FOR EACH STATEMENT EXECUTE FUNCTION tell_administrators();
CREATE TRIGGER tell_administrators AFTER INSERT OR DELETE OR UPDATE OF status, assigned_to ON reports
  FOR EACH STATEMENT EXECUTE FUNCTION tell_administrators();
CREATE TRIGGER tell_administrators_answered AFTER INSERT ON report_answers
  FOR EACH STATEMENT EXECUTE FUNCTION tell_administrators();
CREATE TRIGGER tell_administrators AFTER INSERT OR DELETE OR UPDATE OF status, assigned_to ON enquiries
  FOR EACH STATEMENT EXECUTE FUNCTION tell_administrators();
CREATE TRIGGER tell_administrators AFTER INSERT OR DELETE OR UPDATE ON decisions
  FOR EACH STATEMENT EXECUTE FUNCTION tell_administrators();
CREATE TRIGGER tell_administrators AFTER INSERT OR DELETE OR UPDATE OF kind, record_id ON queue_looks
  FOR EACH STATEMENT EXECUTE FUNCTION tell_administrators();
-- Whose a pending item is; messages and complaints keep that themselves.
CREATE TRIGGER tell_administrators AFTER INSERT OR DELETE OR UPDATE ON queue_assignments
  FOR EACH STATEMENT EXECUTE FUNCTION tell_administrators();
-- Campaigns and creatives that wait, and what is decided on them.
CREATE TRIGGER tell_administrators AFTER INSERT OR DELETE
  OR UPDATE OF status, submitted_at, proposed_at, deleted_at ON campaigns
  FOR EACH STATEMENT EXECUTE FUNCTION tell_administrators();
CREATE TRIGGER tell_administrators AFTER INSERT OR DELETE
  OR UPDATE OF is_approved, rejection_reason, sent_at, proposed_at, deleted_at ON creatives
  FOR EACH STATEMENT EXECUTE FUNCTION tell_administrators();
--> statement-breakpoint

-- Records that stay as they were written
--
-- An entry of the audit log may lose its account, that of an import that still runs counts on, and
-- it is removed after two years.
CREATE FUNCTION keep_audit() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  before audit_entries := OLD;
BEGIN
  IF TG_OP = 'DELETE' THEN
    IF OLD.at < now() - interval '2 years' THEN RETURN OLD; END IF;
  ELSE
    IF NEW.account_id IS NULL THEN before.account_id := NULL; END IF;
    IF OLD.actor = 'job' AND OLD.action = 'import' AND OLD.at > now() - interval '1 day' THEN
      before.detail := NEW.detail;
    END IF;
    IF NEW IS NOT DISTINCT FROM before THEN RETURN NEW; END IF;
  END IF;
  RAISE EXCEPTION 'Entries of the audit log are neither changed nor removed before two years.';
END $$;
CREATE TRIGGER keep_audit BEFORE UPDATE OR DELETE ON audit_entries FOR EACH ROW
  EXECUTE FUNCTION keep_audit();

-- What is in the books stays as it is; a month that is too old goes with its table. Nor is the
-- ledger emptied, whole or by the month (make_ad_month).
CREATE FUNCTION refuse_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION '% is only added to', TG_TABLE_NAME;
END $$;
CREATE TRIGGER refuse_change BEFORE UPDATE OR DELETE ON ad_events
  FOR EACH ROW EXECUTE FUNCTION refuse_change();
CREATE TRIGGER refuse_truncate BEFORE TRUNCATE ON ad_events
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
--> statement-breakpoint

-- Functions of the owner
--
-- What only the owner of the tables may do and the server needs all the same. Each function does
-- one fixed thing, whoever calls it, so that the role that serves owns no table.

-- The table of a month of the ledger of ads, unless it is there.
CREATE FUNCTION make_ad_month(of_day date) RETURNS void LANGUAGE plpgsql
SECURITY DEFINER SET search_path = public, pg_temp AS $$
DECLARE
  first timestamp := date_trunc('month', of_day::timestamp);
  name text := 'ad_events_' || to_char(first, 'YYYY_MM');
BEGIN
  PERFORM pg_advisory_xact_lock(6114201);
  IF to_regclass('public.' || name) IS NOT NULL THEN RETURN; END IF;
  EXECUTE format('CREATE TABLE %I PARTITION OF ad_events FOR VALUES FROM (%L) TO (%L)', name,
    to_char(first, 'YYYY-MM-DD"T00:00Z"'),
    to_char(first + interval '1 month', 'YYYY-MM-DD"T00:00Z"'));
  -- The trigger of the whole table is not asked when a part of it is emptied.
  EXECUTE format('CREATE TRIGGER refuse_truncate BEFORE TRUNCATE ON %I
    FOR EACH STATEMENT EXECUTE FUNCTION refuse_change()', name);
END $$;

-- Sums (ad_hours) stay; single views and clicks are kept for thirteen months, by the clock of the
-- database: no caller can drop younger ones. Answers the names of the dropped tables.
CREATE FUNCTION drop_old_ad_months() RETURNS SETOF text LANGUAGE plpgsql
SECURITY DEFINER SET search_path = public, pg_temp AS $$
DECLARE
  oldest text := 'ad_events_' || to_char(now() AT TIME ZONE 'UTC' - interval '13 months', 'YYYY_MM');
  name text;
BEGIN
  FOR name IN
    SELECT c.relname FROM pg_inherits i JOIN pg_class c ON c.oid = i.inhrelid
    WHERE i.inhparent = 'ad_events'::regclass AND c.relname < oldest COLLATE "C" ORDER BY 1
  LOOP
    EXECUTE format('DROP TABLE %I', name);
    RETURN NEXT name;
  END LOOP;
END $$;

-- After many rows: fresh statistics for the planner, and the search index without a backlog.
CREATE FUNCTION settle_search() RETURNS void LANGUAGE plpgsql
SECURITY DEFINER SET search_path = public, pg_temp AS $$
BEGIN
  PERFORM gin_clean_pending_list('businesses_search_document_index');
  ANALYZE businesses, search_words;
END $$;

CREATE FUNCTION analyze_ad_hours() RETURNS void LANGUAGE plpgsql
SECURITY DEFINER SET search_path = public, pg_temp AS $$
BEGIN
  ANALYZE ad_hours;
END $$;

REVOKE EXECUTE ON FUNCTION make_ad_month(date), drop_old_ad_months(), settle_search(),
  analyze_ad_hours() FROM PUBLIC;
--> statement-breakpoint

-- The first rows: answers that administrators may send, change and remove.
INSERT INTO canned_answers (title, text, text_hi) VALUES
  ('Thank you, put right', 'Thank you for telling us. It is put right now; the page shows it within a few minutes.', 'बताने के लिए धन्यवाद। सुधार कर दिया गया है; कुछ मिनट में पेज पर दिखेगा।'),
  ('We need more', 'Thank you for writing. To help we need to know which place you mean: please send its name and its town.', 'लिखने के लिए धन्यवाद। कृपया जगह का नाम और शहर या गाँव लिखकर भेजें।'),
  ('How to add a business', 'Please register on the website, then choose “Add listing”. It is free, and we look at it within two days.', 'कृपया वेबसाइट पर पंजीकरण करें, फिर “प्रतिष्ठान जोड़ें” चुनें। यह निःशुल्क है; दो दिन में हम देख लेते हैं।'),
  ('It is your business', 'If it is your business, open its page and choose “Is this your business?”. Then you can change it yourself.', 'अगर यह आपका प्रतिष्ठान है तो उसके पेज पर “क्या यह आपका प्रतिष्ठान है?” चुनें। फिर आप स्वयं बदल सकते हैं।'),
  ('Complaint: we look into it', 'Thank you for telling us. We are looking into it and will write to you as soon as it is settled.', 'बताने के लिए धन्यवाद। हम जाँच कर रहे हैं और निपटते ही आपको लिखेंगे।'),
  ('Complaint: we need the address', 'Thank you for telling us. Please send the address of the page and say which part of it is wrong.', 'बताने के लिए धन्यवाद। कृपया पेज का पता भेजें और लिखें कि उसमें क्या ग़लत है।');
