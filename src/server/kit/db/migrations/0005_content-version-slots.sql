CREATE TABLE "content_version_slots" (
	"name" text NOT NULL,
	"slot" smallint NOT NULL,
	"version" bigint NOT NULL,
	CONSTRAINT "content_version_slots_name_slot_pk" PRIMARY KEY("name","slot")
)
-- Free room in each page: an update stays in it and leaves nothing to clean up elsewhere.
WITH (fillfactor = 20);
--> statement-breakpoint
INSERT INTO content_version_slots (name, slot, version) SELECT name, 0, version FROM content_versions;
--> statement-breakpoint
DROP TABLE "content_versions";
--> statement-breakpoint
-- Processes of an earlier version read it under this name while they are being replaced.
CREATE VIEW content_versions AS
  SELECT name, sum(version)::bigint AS version FROM content_version_slots GROUP BY name;
--> statement-breakpoint

-- Raises the version at the commit, in a slot that no other transaction is committing in. The lock
-- of the slot is held through the commit, as its row is; a transaction waits only where all slots
-- are taken. It holds one or none when it waits, so no two transactions wait for each other.
CREATE OR REPLACE FUNCTION raise_content_version() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  lock_class CONSTANT integer := hashtext('content versions');
  slots CONSTANT integer := 64;
  -- Below 2^53 in all for ten thousand million writes.
  step CONSTANT bigint := 1 + floor(random() * 1048575);
  free integer := 0;
BEGIN
  WHILE free < slots AND NOT pg_try_advisory_xact_lock(lock_class, free) LOOP
    free := free + 1;
  END LOOP;
  IF free = slots THEN
    free := pg_backend_pid() % slots;
    PERFORM pg_advisory_xact_lock(lock_class, free);
  END IF;
  INSERT INTO content_version_slots AS c (name, slot, version) VALUES (NEW.name, free, step)
    ON CONFLICT (name, slot) DO UPDATE SET version = c.version + excluded.version;
  DELETE FROM content_changes WHERE name = NEW.name;
  RETURN NULL;
END $$;
--> statement-breakpoint

-- What waits for administrators has a version too, which open screens of theirs look at. A
-- notification would let one transaction commit at a time, in the whole server, through its write to
-- the disk.

DROP TRIGGER tell_administrators ON businesses;
CREATE TRIGGER note_moderation AFTER INSERT OR DELETE OR UPDATE OF status ON businesses
  FOR EACH ROW EXECUTE FUNCTION note_content_change('moderation');
DROP TRIGGER tell_administrators ON business_changes;
CREATE TRIGGER note_moderation AFTER INSERT OR DELETE ON business_changes
  FOR EACH ROW EXECUTE FUNCTION note_content_change('moderation');
DROP TRIGGER tell_administrators ON business_claims;
CREATE TRIGGER note_moderation AFTER INSERT OR DELETE OR UPDATE OF status ON business_claims
  FOR EACH ROW EXECUTE FUNCTION note_content_change('moderation');
DROP TRIGGER tell_administrators ON reviews;
CREATE TRIGGER note_moderation AFTER INSERT OR DELETE OR UPDATE OF status ON reviews
  FOR EACH ROW EXECUTE FUNCTION note_content_change('moderation');
DROP TRIGGER tell_administrators ON review_answers;
CREATE TRIGGER note_moderation AFTER INSERT OR DELETE OR UPDATE OF status ON review_answers
  FOR EACH ROW EXECUTE FUNCTION note_content_change('moderation');
DROP TRIGGER tell_administrators ON classified_ads;
CREATE TRIGGER note_moderation AFTER INSERT OR DELETE OR UPDATE OF status ON classified_ads
  FOR EACH ROW EXECUTE FUNCTION note_content_change('moderation');
DROP TRIGGER tell_administrators ON reports;
CREATE TRIGGER note_moderation AFTER INSERT OR DELETE OR UPDATE OF status, assigned_to ON reports
  FOR EACH ROW EXECUTE FUNCTION note_content_change('moderation');
DROP TRIGGER tell_administrators_answered ON report_answers;
CREATE TRIGGER note_moderation AFTER INSERT ON report_answers
  FOR EACH ROW EXECUTE FUNCTION note_content_change('moderation');
DROP TRIGGER tell_administrators ON enquiries;
CREATE TRIGGER note_moderation AFTER INSERT OR DELETE OR UPDATE OF status, assigned_to ON enquiries
  FOR EACH ROW EXECUTE FUNCTION note_content_change('moderation');
DROP TRIGGER tell_administrators ON decisions;
CREATE TRIGGER note_moderation AFTER INSERT OR DELETE OR UPDATE ON decisions
  FOR EACH ROW EXECUTE FUNCTION note_content_change('moderation');
DROP TRIGGER tell_administrators ON queue_looks;
CREATE TRIGGER note_moderation AFTER INSERT OR DELETE OR UPDATE OF kind, record_id ON queue_looks
  FOR EACH ROW EXECUTE FUNCTION note_content_change('moderation');
DROP TRIGGER tell_administrators ON queue_assignments;
CREATE TRIGGER note_moderation AFTER INSERT OR DELETE OR UPDATE ON queue_assignments
  FOR EACH ROW EXECUTE FUNCTION note_content_change('moderation');
DROP TRIGGER tell_administrators ON campaigns;
CREATE TRIGGER note_moderation AFTER INSERT OR DELETE
  OR UPDATE OF status, submitted_at, proposed_at, deleted_at ON campaigns
  FOR EACH ROW EXECUTE FUNCTION note_content_change('moderation');
DROP TRIGGER tell_administrators ON creatives;
CREATE TRIGGER note_moderation AFTER INSERT OR DELETE
  OR UPDATE OF is_approved, rejection_reason, sent_at, proposed_at, deleted_at ON creatives
  FOR EACH ROW EXECUTE FUNCTION note_content_change('moderation');
DROP FUNCTION tell_administrators();
