-- Searches answer with what is known of a PIN code: kept answers depend on the table of them.
CREATE TRIGGER note_change AFTER INSERT OR DELETE ON pincodes
  FOR EACH ROW EXECUTE FUNCTION note_content_change('pincodes');--> statement-breakpoint
CREATE TRIGGER note_update AFTER UPDATE ON pincodes
  FOR EACH ROW WHEN (OLD.* IS DISTINCT FROM NEW.*) EXECUTE FUNCTION note_content_change('pincodes');--> statement-breakpoint
CREATE TRIGGER note_truncate AFTER TRUNCATE ON pincodes
  FOR EACH STATEMENT EXECUTE FUNCTION note_content_change('pincodes');
