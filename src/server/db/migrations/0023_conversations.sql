CREATE TABLE "message_blocks" (
	"account_id" integer NOT NULL,
	"blocked_id" integer NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "message_blocks_account_id_blocked_id_pk" PRIMARY KEY("account_id","blocked_id"),
	CONSTRAINT "message_blocks_not_self" CHECK ("message_blocks"."account_id" <> "message_blocks"."blocked_id")
);
--> statement-breakpoint
CREATE TABLE "quick_replies" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "quick_replies_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"account_id" integer NOT NULL,
	"text" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "quick_replies_text_length" CHECK (length(btrim("quick_replies"."text")) between 1 and 1000)
);
--> statement-breakpoint
ALTER TABLE "reports" DROP CONSTRAINT "reports_noun_known";--> statement-breakpoint
ALTER TABLE "uploads" DROP CONSTRAINT "uploads_kind_known";--> statement-breakpoint
ALTER TABLE "messages" ADD COLUMN "inquiry_id" integer;--> statement-breakpoint
ALTER TABLE "messages" ADD COLUMN "client_key" text;--> statement-breakpoint
ALTER TABLE "messages" ADD COLUMN "pictures" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "messages" ADD COLUMN "mailed_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "message_blocks" ADD CONSTRAINT "message_blocks_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "message_blocks" ADD CONSTRAINT "message_blocks_blocked_id_accounts_id_fk" FOREIGN KEY ("blocked_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "quick_replies" ADD CONSTRAINT "quick_replies_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "message_blocks_blocked_index" ON "message_blocks" USING btree ("blocked_id");--> statement-breakpoint
CREATE INDEX "quick_replies_account_index" ON "quick_replies" USING btree ("account_id");--> statement-breakpoint
ALTER TABLE "messages" ADD CONSTRAINT "messages_inquiry_id_classified_inquiries_id_fk" FOREIGN KEY ("inquiry_id") REFERENCES "public"."classified_inquiries"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "messages_inquiry_index" ON "messages" USING btree ("inquiry_id");--> statement-breakpoint
CREATE UNIQUE INDEX "messages_client_key" ON "messages" USING btree ("sender_id","client_key");--> statement-breakpoint
ALTER TABLE "reports" ADD CONSTRAINT "reports_noun_known" CHECK ("reports"."noun" in ('classified', 'business', 'review', 'blog', 'message'));--> statement-breakpoint
ALTER TABLE "messages" ADD CONSTRAINT "messages_about_one" CHECK ("messages"."business_id" is null or "messages"."inquiry_id" is null);--> statement-breakpoint
ALTER TABLE "messages" ADD CONSTRAINT "messages_pictures_array" CHECK (jsonb_typeof("messages"."pictures") = 'array');--> statement-breakpoint
ALTER TABLE "uploads" ADD CONSTRAINT "uploads_kind_known" CHECK ("uploads"."kind" in ('business-logo', 'business-photo', 'profile-photo', 'classified-image',
          'classified-video', 'message-picture', 'blog-image', 'site-logo', 'creative'));--> statement-breakpoint

-- A row without a status is public in none.
CREATE OR REPLACE FUNCTION track_uploads() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  content jsonb;
BEGIN
  IF TG_OP <> 'INSERT' THEN
    DELETE FROM upload_uses WHERE noun = TG_TABLE_NAME AND record_id = OLD.id;
  END IF;
  IF TG_OP = 'DELETE' THEN RETURN NULL; END IF;
  content := to_jsonb(NEW);
  INSERT INTO upload_uses (hash, noun, record_id, is_public)
    SELECT DISTINCT named[1], TG_TABLE_NAME, NEW.id,
      TG_ARGV[0] = '' OR coalesce((content ->> 'status') = ANY (string_to_array(TG_ARGV[0], ',')), false)
    FROM unnest(TG_ARGV[1:]) AS name, regexp_matches(content ->> name, '/uploads/([0-9a-f]{32})', 'g') AS named;
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER track_uploads_new AFTER INSERT ON messages FOR EACH ROW
  WHEN (NEW.pictures <> '[]'::jsonb)
  EXECUTE FUNCTION track_uploads('nobody', 'pictures');--> statement-breakpoint
CREATE TRIGGER track_uploads_gone AFTER DELETE ON messages FOR EACH ROW
  WHEN (OLD.pictures <> '[]'::jsonb)
  EXECUTE FUNCTION track_uploads('nobody', 'pictures');--> statement-breakpoint

-- What was asked about ads begins a conversation, as it does from now on.
INSERT INTO messages (sender_id, receiver_id, inquiry_id, client_key, subject, message, created_at, mailed_at, read_at)
  SELECT q.buyer_id, a.account_id, q.id, 'inquiry:' || q.id,
    left(CASE q.inquiry_type WHEN 'price_negotiation' THEN 'Price' WHEN 'availability' THEN 'Availability'
      WHEN 'product_details' THEN 'Details' WHEN 'meeting_request' THEN 'Meeting' ELSE 'Question' END
      || ': ' || a.title, 100),
    q.message, q.created_at, q.created_at, q.read_at
  FROM classified_inquiries q JOIN classified_ads a ON a.id = q.ad_id
  WHERE q.buyer_id <> a.account_id
  ORDER BY q.id;
