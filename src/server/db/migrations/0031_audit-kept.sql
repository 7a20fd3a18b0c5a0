CREATE INDEX "audit_entries_action_index" ON "audit_entries" USING btree ("action","at");
--> statement-breakpoint

-- An entry stays as it was written. It may lose its account, that of an import that still runs
-- counts on, and it is removed after two years.
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
END $$;--> statement-breakpoint
CREATE TRIGGER keep_audit BEFORE UPDATE OR DELETE ON audit_entries FOR EACH ROW
  EXECUTE FUNCTION keep_audit();
