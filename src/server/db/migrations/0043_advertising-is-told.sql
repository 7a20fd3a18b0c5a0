-- Campaigns and creatives that wait, and what is decided on them, are told to administrators at once.
CREATE TRIGGER tell_administrators AFTER INSERT OR DELETE
  OR UPDATE OF status, submitted_at, proposed_at, deleted_at ON campaigns
  FOR EACH STATEMENT EXECUTE FUNCTION tell_administrators();--> statement-breakpoint
CREATE TRIGGER tell_administrators AFTER INSERT OR DELETE
  OR UPDATE OF is_approved, rejection_reason ON creatives
  FOR EACH STATEMENT EXECUTE FUNCTION tell_administrators();
