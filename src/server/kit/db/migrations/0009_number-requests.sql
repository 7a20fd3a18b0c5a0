CREATE TABLE "number_requests" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "number_requests_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"account_id" integer NOT NULL,
	"mobile" text NOT NULL,
	"note" text,
	"status" text DEFAULT 'open' NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"decided_at" timestamp with time zone,
	CONSTRAINT "number_requests_status_known" CHECK ("number_requests"."status" in ('open', 'approved', 'rejected')),
	CONSTRAINT "number_requests_mobile_shape" CHECK ("number_requests"."mobile" ~ '^\+[1-9][0-9]{7,14}$'),
	CONSTRAINT "number_requests_decided" CHECK (("number_requests"."status" = 'open') = ("number_requests"."decided_at" is null))
);
--> statement-breakpoint
ALTER TABLE "accounts" ADD COLUMN "passkey_offer_closed_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "sign_in_codes" ADD COLUMN "is_beside_number" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "number_requests" ADD CONSTRAINT "number_requests_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "number_requests_one_open" ON "number_requests" USING btree ("account_id") WHERE "number_requests"."status" = 'open';--> statement-breakpoint
CREATE INDEX "number_requests_account_index" ON "number_requests" USING btree ("account_id");
--> statement-breakpoint
-- It waits for administrators, whose open screens look at a version of all that does.
CREATE TRIGGER note_moderation AFTER INSERT OR DELETE OR UPDATE OF status ON number_requests
  FOR EACH ROW EXECUTE FUNCTION note_content_change('moderation');
