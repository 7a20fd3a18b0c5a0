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
END $$;--> statement-breakpoint

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
END $$;--> statement-breakpoint

-- After many rows: fresh statistics for the planner, and the search index without a backlog.
CREATE FUNCTION settle_search() RETURNS void LANGUAGE plpgsql
SECURITY DEFINER SET search_path = public, pg_temp AS $$
BEGIN
  PERFORM gin_clean_pending_list('businesses_search_document_index');
  ANALYZE businesses, search_words;
END $$;--> statement-breakpoint

CREATE FUNCTION analyze_ad_hours() RETURNS void LANGUAGE plpgsql
SECURITY DEFINER SET search_path = public, pg_temp AS $$
BEGIN
  ANALYZE ad_hours;
END $$;--> statement-breakpoint

REVOKE EXECUTE ON FUNCTION make_ad_month(date), drop_old_ad_months(), settle_search(),
  analyze_ad_hours() FROM PUBLIC;
