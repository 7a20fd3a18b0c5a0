-- Administrators are told of changes of creatives that wait, and of those that are gone, too.
DROP TRIGGER tell_administrators ON creatives;--> statement-breakpoint
CREATE TRIGGER tell_administrators AFTER INSERT OR DELETE
  OR UPDATE OF is_approved, rejection_reason, sent_at, proposed_at, deleted_at ON creatives
  FOR EACH STATEMENT EXECUTE FUNCTION tell_administrators();
