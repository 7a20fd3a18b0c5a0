CREATE TABLE "report_answers" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "report_answers_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"report_id" integer NOT NULL,
	"account_id" integer,
	"message" text NOT NULL,
	"mail_id" integer,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "report_answers_message_length" CHECK (length(btrim("report_answers"."message")) between 1 and 5000)
);
--> statement-breakpoint
ALTER TABLE "reports" DROP CONSTRAINT "reports_noun_known";--> statement-breakpoint
ALTER TABLE "reports" DROP CONSTRAINT "reports_reason_known";--> statement-breakpoint
ALTER TABLE "reports" DROP CONSTRAINT "reports_status_known";--> statement-breakpoint
ALTER TABLE "reports" DROP CONSTRAINT "reports_detail_length";--> statement-breakpoint
ALTER TABLE "reports" ALTER COLUMN "record_id" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "reports" ADD COLUMN "url" text;--> statement-breakpoint
ALTER TABLE "reports" ADD COLUMN "name" text;--> statement-breakpoint
ALTER TABLE "reports" ADD COLUMN "email" text;--> statement-breakpoint
ALTER TABLE "reports" ADD COLUMN "assigned_to" integer;--> statement-breakpoint
ALTER TABLE "reports" ADD COLUMN "due_at" timestamp with time zone DEFAULT now() + interval '7 days' NOT NULL;--> statement-breakpoint
ALTER TABLE "reports" ADD COLUMN "answered_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "reports" ADD COLUMN "closed_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "reports" ADD COLUMN "outcome" text;--> statement-breakpoint
ALTER TABLE "report_answers" ADD CONSTRAINT "report_answers_report_id_reports_id_fk" FOREIGN KEY ("report_id") REFERENCES "public"."reports"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "report_answers" ADD CONSTRAINT "report_answers_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "report_answers" ADD CONSTRAINT "report_answers_mail_id_mails_id_fk" FOREIGN KEY ("mail_id") REFERENCES "public"."mails"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "report_answers_report_index" ON "report_answers" USING btree ("report_id","id");--> statement-breakpoint
CREATE INDEX "report_answers_account_index" ON "report_answers" USING btree ("account_id");--> statement-breakpoint
CREATE INDEX "report_answers_mail_index" ON "report_answers" USING btree ("mail_id");--> statement-breakpoint
ALTER TABLE "reports" ADD CONSTRAINT "reports_assigned_to_accounts_id_fk" FOREIGN KEY ("assigned_to") REFERENCES "public"."accounts"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
UPDATE reports SET due_at = created_at + interval '7 days';--> statement-breakpoint
-- What was done is in the audit log alone.
UPDATE reports SET
  outcome = CASE (SELECT action FROM audit_entries e WHERE e.noun = 'reports' AND e.record_id = reports.id
    AND action IN ('dismiss', 'uphold') ORDER BY e.id DESC LIMIT 1) WHEN 'uphold' THEN 'removed' ELSE 'kept' END,
  closed_at = coalesce((SELECT max(at) FROM audit_entries e WHERE e.noun = 'reports' AND e.record_id = reports.id
    AND action IN ('dismiss', 'uphold')), now())
  WHERE status = 'closed';--> statement-breakpoint
CREATE INDEX "reports_created_index" ON "reports" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "reports_assigned_index" ON "reports" USING btree ("assigned_to");--> statement-breakpoint
CREATE INDEX "reports_email_index" ON "reports" USING btree (lower("email"));--> statement-breakpoint
ALTER TABLE "reports" ADD CONSTRAINT "reports_record_named" CHECK (("reports"."noun" = 'page') = ("reports"."record_id" is null));--> statement-breakpoint
ALTER TABLE "reports" ADD CONSTRAINT "reports_outcome_known" CHECK ("reports"."outcome" in ('removed', 'corrected', 'kept', 'other'));--> statement-breakpoint
ALTER TABLE "reports" ADD CONSTRAINT "reports_closed_whole" CHECK (("reports"."status" = 'closed') = ("reports"."closed_at" is not null)
        and ("reports"."status" = 'closed') = ("reports"."outcome" is not null));--> statement-breakpoint
ALTER TABLE "reports" ADD CONSTRAINT "reports_noun_known" CHECK ("reports"."noun" in ('classified', 'business', 'review', 'blog', 'message', 'page'));--> statement-breakpoint
ALTER TABLE "reports" ADD CONSTRAINT "reports_reason_known" CHECK ("reports"."reason" in ('fraud', 'prohibited', 'duplicate', 'wrong', 'offensive', 'other', 'intimate', 'privacy', 'rights'));--> statement-breakpoint
ALTER TABLE "reports" ADD CONSTRAINT "reports_status_known" CHECK ("reports"."status" in ('new', 'open', 'closed'));--> statement-breakpoint
ALTER TABLE "reports" ADD CONSTRAINT "reports_detail_length" CHECK (length("reports"."detail") <= 5000);--> statement-breakpoint
CREATE TRIGGER tell_administrators_assigned AFTER UPDATE OF assigned_to ON reports
  FOR EACH STATEMENT EXECUTE FUNCTION tell_administrators();--> statement-breakpoint
CREATE TRIGGER tell_administrators_answered AFTER INSERT ON report_answers
  FOR EACH STATEMENT EXECUTE FUNCTION tell_administrators();--> statement-breakpoint
INSERT INTO canned_answers (title, text, text_hi) VALUES
  ('Complaint: we look into it', 'Thank you for telling us. We are looking into it and will write to you as soon as it is settled.', 'बताने के लिए धन्यवाद। हम जाँच कर रहे हैं और निपटते ही आपको लिखेंगे।'),
  ('Complaint: we need the address', 'Thank you for telling us. Please send the address of the page and say which part of it is wrong.', 'बताने के लिए धन्यवाद। कृपया पेज का पता भेजें और लिखें कि उसमें क्या ग़लत है।');
