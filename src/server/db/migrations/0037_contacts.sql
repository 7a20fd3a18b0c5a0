CREATE TABLE "canned_answers" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "canned_answers_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"title" text NOT NULL,
	"text" text NOT NULL,
	"text_hi" text DEFAULT '' NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "canned_answers_title_filled" CHECK (length(btrim("canned_answers"."title")) between 1 and 80),
	CONSTRAINT "canned_answers_text_filled" CHECK (length(btrim("canned_answers"."text")) between 1 and 2000)
);
--> statement-breakpoint
CREATE TABLE "contact_answers" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "contact_answers_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"enquiry_id" integer NOT NULL,
	"account_id" integer,
	"message" text NOT NULL,
	"mail_id" integer,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "contact_answers_message_length" CHECK (length(btrim("contact_answers"."message")) between 1 and 5000)
);
--> statement-breakpoint
ALTER TABLE "enquiries" DROP CONSTRAINT "enquiries_status_known";--> statement-breakpoint
ALTER TABLE "enquiries" ADD COLUMN "for_site" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "enquiries" ADD COLUMN "assigned_to" integer;--> statement-breakpoint
ALTER TABLE "enquiries" ADD COLUMN "answered_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "enquiries" ADD COLUMN "closed_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "mails" ADD COLUMN "thread" text;--> statement-breakpoint
ALTER TABLE "contact_answers" ADD CONSTRAINT "contact_answers_enquiry_id_enquiries_id_fk" FOREIGN KEY ("enquiry_id") REFERENCES "public"."enquiries"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "contact_answers" ADD CONSTRAINT "contact_answers_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "contact_answers" ADD CONSTRAINT "contact_answers_mail_id_mails_id_fk" FOREIGN KEY ("mail_id") REFERENCES "public"."mails"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "contact_answers_enquiry_index" ON "contact_answers" USING btree ("enquiry_id","id");--> statement-breakpoint
CREATE INDEX "contact_answers_account_index" ON "contact_answers" USING btree ("account_id");--> statement-breakpoint
CREATE INDEX "contact_answers_mail_index" ON "contact_answers" USING btree ("mail_id");--> statement-breakpoint
ALTER TABLE "enquiries" ADD CONSTRAINT "enquiries_assigned_to_accounts_id_fk" FOREIGN KEY ("assigned_to") REFERENCES "public"."accounts"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "enquiries_assigned_index" ON "enquiries" USING btree ("assigned_to");--> statement-breakpoint
CREATE INDEX "enquiries_site_index" ON "enquiries" USING btree ("created_at") WHERE "enquiries"."for_site";--> statement-breakpoint
UPDATE enquiries SET status = 'open' WHERE status = 'read';--> statement-breakpoint
-- To a business with a reader of its own: it was never the website's to answer.
UPDATE enquiries SET for_site = false WHERE business_id IS NOT NULL AND EXISTS (
  SELECT 1 FROM businesses b WHERE b.id = enquiries.business_id AND (b.owner_id IS NOT NULL OR b.email IS NOT NULL));--> statement-breakpoint
UPDATE enquiries SET closed_at = now() WHERE status = 'closed';--> statement-breakpoint
ALTER TABLE "enquiries" ADD CONSTRAINT "enquiries_status_known" CHECK ("enquiries"."status" in ('new', 'open', 'answered', 'closed', 'spam'));--> statement-breakpoint
CREATE TRIGGER tell_administrators_assigned AFTER UPDATE OF assigned_to ON enquiries
  FOR EACH STATEMENT EXECUTE FUNCTION tell_administrators();--> statement-breakpoint
INSERT INTO canned_answers (title, text, text_hi) VALUES
  ('Thank you, put right', 'Thank you for telling us. It is put right now; the page shows it within a few minutes.', 'बताने के लिए धन्यवाद। सुधार कर दिया गया है; कुछ मिनट में पेज पर दिखेगा।'),
  ('We need more', 'Thank you for writing. To help we need to know which place you mean: please send its name and its town.', 'लिखने के लिए धन्यवाद। कृपया जगह का नाम और शहर या गाँव लिखकर भेजें।'),
  ('How to add a business', 'Please register on the website, then choose “Add listing”. It is free, and we look at it within two days.', 'कृपया वेबसाइट पर पंजीकरण करें, फिर “प्रतिष्ठान जोड़ें” चुनें। यह निःशुल्क है; दो दिन में हम देख लेते हैं।'),
  ('It is your business', 'If it is your business, open its page and choose “Is this your business?”. Then you can change it yourself.', 'अगर यह आपका प्रतिष्ठान है तो उसके पेज पर “क्या यह आपका प्रतिष्ठान है?” चुनें। फिर आप स्वयं बदल सकते हैं।');
