-- Whether the website takes messages is said on its pages, and depends on who reads them: see site-recipients.ts.
CREATE FUNCTION mark_administrators() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  before text;
  after text;
BEGIN
  IF TG_OP <> 'INSERT' AND OLD.role = 'admin' AND OLD.status = 'active' AND OLD.email_confirmed_at IS NOT NULL THEN
    before := OLD.email;
  END IF;
  IF TG_OP <> 'DELETE' AND NEW.role = 'admin' AND NEW.status = 'active' AND NEW.email_confirmed_at IS NOT NULL THEN
    after := NEW.email;
  END IF;
  IF before IS DISTINCT FROM after THEN
    INSERT INTO publish_marks (noun, record_id, change) VALUES ('settings', 1, 'updated');
  END IF;
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER mark_administrators AFTER INSERT OR DELETE OR UPDATE OF role, status, email, email_confirmed_at
  ON accounts FOR EACH ROW EXECUTE FUNCTION mark_administrators();
