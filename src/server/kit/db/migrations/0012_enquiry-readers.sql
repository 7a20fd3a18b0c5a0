ALTER TABLE "enquiries" ADD COLUMN "recipient_id" integer;--> statement-breakpoint
ALTER TABLE "enquiries" ADD COLUMN "recipient_read_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "enquiries" ADD CONSTRAINT "enquiries_recipient_id_accounts_id_fk" FOREIGN KEY ("recipient_id") REFERENCES "public"."accounts"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "enquiries_recipient_index" ON "enquiries" USING btree ("recipient_id","id");
--> statement-breakpoint
-- Its owner's open screens learn of a new one; that it was read, they know.
CREATE TRIGGER tell_accounts AFTER INSERT OR DELETE ON enquiries
  FOR EACH ROW EXECUTE FUNCTION tell_accounts('messages', 'recipient_id');
