ALTER TABLE "settings" ADD COLUMN "postponed_setup" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
-- Messages are kept for any active administrator, whether or not mail reaches them: see site-readers.ts.
CREATE OR REPLACE FUNCTION mark_administrators() RETURNS trigger LANGUAGE plpgsql AS $$
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
