CREATE TABLE "review_answers" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "review_answers_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"review_id" integer NOT NULL,
	"account_id" integer NOT NULL,
	"text" text NOT NULL,
	"status" text DEFAULT 'pending' NOT NULL,
	"reason" text,
	"version" bigint DEFAULT nextval('content_version') NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "review_answers_one_of_each" UNIQUE("review_id","status"),
	CONSTRAINT "review_answers_status_known" CHECK ("review_answers"."status" in ('pending', 'active', 'hidden')),
	CONSTRAINT "review_answers_text_length" CHECK (length(btrim("review_answers"."text")) between 1 and 1000)
);
--> statement-breakpoint
CREATE TABLE "review_networks" (
	"review_id" integer PRIMARY KEY NOT NULL,
	"network_hash" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "review_answers" ADD CONSTRAINT "review_answers_review_id_reviews_id_fk" FOREIGN KEY ("review_id") REFERENCES "public"."reviews"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "review_answers" ADD CONSTRAINT "review_answers_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "review_networks" ADD CONSTRAINT "review_networks_review_id_reviews_id_fk" FOREIGN KEY ("review_id") REFERENCES "public"."reviews"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "review_answers_account_index" ON "review_answers" USING btree ("account_id");--> statement-breakpoint
CREATE INDEX "review_answers_waiting_index" ON "review_answers" USING btree ("id") WHERE "review_answers"."status" = 'pending';--> statement-breakpoint
CREATE INDEX "review_networks_network_index" ON "review_networks" USING btree ("network_hash");--> statement-breakpoint
CREATE INDEX "review_networks_created_index" ON "review_networks" USING btree ("created_at");--> statement-breakpoint
CREATE TRIGGER touch BEFORE UPDATE ON review_answers FOR EACH ROW WHEN (OLD.* IS DISTINCT FROM NEW.*) EXECUTE FUNCTION touch_row();--> statement-breakpoint
-- Pages and public answers show an answer, what waits or was refused they do not.
CREATE TRIGGER note_insert AFTER INSERT ON review_answers
  FOR EACH ROW WHEN (NEW.status = 'active') EXECUTE FUNCTION note_content_change('review_answers');--> statement-breakpoint
CREATE TRIGGER note_delete AFTER DELETE ON review_answers
  FOR EACH ROW WHEN (OLD.status = 'active') EXECUTE FUNCTION note_content_change('review_answers');--> statement-breakpoint
CREATE TRIGGER note_update AFTER UPDATE ON review_answers
  FOR EACH ROW WHEN ('active' IN (OLD.status, NEW.status) AND OLD.* IS DISTINCT FROM NEW.*) EXECUTE FUNCTION note_content_change('review_answers');--> statement-breakpoint
CREATE TRIGGER note_truncate AFTER TRUNCATE ON review_answers
  FOR EACH STATEMENT EXECUTE FUNCTION note_content_change('review_answers');--> statement-breakpoint
CREATE TRIGGER tell_administrators AFTER INSERT OR DELETE OR UPDATE OF status ON review_answers
  FOR EACH STATEMENT EXECUTE FUNCTION tell_administrators();
