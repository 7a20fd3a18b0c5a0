CREATE TABLE "classified_drafts" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "classified_drafts_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"account_id" integer NOT NULL,
	"values" jsonb NOT NULL,
	"version" bigint DEFAULT nextval('content_version') NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "classified_drafts_object" CHECK (jsonb_typeof("classified_drafts"."values") = 'object')
);
--> statement-breakpoint
ALTER TABLE "classified_ads" ADD COLUMN "shown_before" jsonb;--> statement-breakpoint
ALTER TABLE "classified_ads" ADD COLUMN "end_told" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "classified_inquiries" ADD COLUMN "offer_answer" text;--> statement-breakpoint
ALTER TABLE "classified_inquiries" ADD COLUMN "offer_answered_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "classified_drafts" ADD CONSTRAINT "classified_drafts_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "classified_drafts_account_index" ON "classified_drafts" USING btree ("account_id","updated_at");--> statement-breakpoint
CREATE INDEX "classified_drafts_age_index" ON "classified_drafts" USING btree ("updated_at");--> statement-breakpoint
ALTER TABLE "classified_inquiries" ADD CONSTRAINT "classified_inquiries_answer_known" CHECK ("classified_inquiries"."offer_answer" in ('accepted', 'declined'));--> statement-breakpoint
ALTER TABLE "classified_inquiries" ADD CONSTRAINT "classified_inquiries_answer_whole" CHECK (("classified_inquiries"."offer_answer" is null) = ("classified_inquiries"."offer_answered_at" is null)
          and ("classified_inquiries"."offer_answer" is null or "classified_inquiries"."offered_price" is not null));--> statement-breakpoint

CREATE TRIGGER track_uploads AFTER INSERT OR UPDATE OF "values" OR DELETE ON classified_drafts FOR EACH ROW
  EXECUTE FUNCTION track_uploads('nobody', 'values');--> statement-breakpoint
CREATE TRIGGER touch BEFORE UPDATE ON classified_drafts FOR EACH ROW WHEN (OLD.* IS DISTINCT FROM NEW.*) EXECUTE FUNCTION touch_row();
--> statement-breakpoint

-- That a seller was told of the end is no content: who is changing the ad just then is not in conflict with it.
DROP TRIGGER touch ON classified_ads;--> statement-breakpoint
CREATE TRIGGER touch BEFORE UPDATE ON classified_ads FOR EACH ROW
  WHEN (to_jsonb(OLD) - 'end_told' IS DISTINCT FROM to_jsonb(NEW) - 'end_told') EXECUTE FUNCTION touch_row();
