ALTER TABLE "businesses" ADD COLUMN "hidden_reason" text;--> statement-breakpoint
ALTER TABLE "businesses" ADD COLUMN "sent_again_at" timestamp with time zone;--> statement-breakpoint

-- Until now the reason was in the mail and the audit log alone.
UPDATE businesses b SET hidden_reason = (
  SELECT detail ->> 'reason' FROM audit_entries a
  WHERE a.noun = 'businesses' AND a.record_id = b.id AND a.action IN ('reject', 'deactivate')
  ORDER BY a.id DESC LIMIT 1)
WHERE status = 'inactive' AND deleted_at IS NULL;
