-- Tells the servers whose what has changed ("messages 12"), once the transaction is committed; src/server/live listens.
-- The arguments are the noun and the columns that name an account.
CREATE FUNCTION tell_accounts() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  record jsonb := to_jsonb(CASE WHEN TG_OP = 'DELETE' THEN OLD ELSE NEW END);
BEGIN
  FOR i IN 1 .. TG_NARGS - 1 LOOP
    PERFORM pg_notify('account_events', TG_ARGV[0] || ' ' || (record ->> TG_ARGV[i]))
      WHERE record ->> TG_ARGV[i] IS NOT NULL;
  END LOOP;
  RETURN NULL;
END $$;--> statement-breakpoint

-- The seller is named by the ad.
CREATE FUNCTION tell_of_inquiry() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  inquiry classified_inquiries := CASE WHEN TG_OP = 'DELETE' THEN OLD ELSE NEW END;
BEGIN
  PERFORM pg_notify('account_events', 'inquiries ' || inquiry.buyer_id);
  PERFORM pg_notify('account_events', 'inquiries ' || account_id)
    FROM classified_ads WHERE id = inquiry.ad_id;
  RETURN NULL;
END $$;--> statement-breakpoint

CREATE TRIGGER tell_accounts AFTER INSERT OR UPDATE OR DELETE ON messages
  FOR EACH ROW EXECUTE FUNCTION tell_accounts('messages', 'sender_id', 'receiver_id');--> statement-breakpoint
CREATE TRIGGER tell_of_inquiry AFTER INSERT OR UPDATE OR DELETE ON classified_inquiries
  FOR EACH ROW EXECUTE FUNCTION tell_of_inquiry();--> statement-breakpoint
CREATE TRIGGER tell_accounts AFTER DELETE ON sessions
  FOR EACH ROW EXECUTE FUNCTION tell_accounts('sessions', 'account_id');--> statement-breakpoint
CREATE TRIGGER tell_accounts AFTER UPDATE OF status, role ON accounts
  FOR EACH ROW EXECUTE FUNCTION tell_accounts('sessions', 'id');
