CREATE TABLE "business_claims" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "business_claims_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"business_id" integer NOT NULL,
	"account_id" integer NOT NULL,
	"proof" text NOT NULL,
	"status" text DEFAULT 'open' NOT NULL,
	"note" text,
	"document" text,
	"code_hash" text,
	"code_expires_at" timestamp with time zone,
	"code_tries" smallint DEFAULT 0 NOT NULL,
	"proven_at" timestamp with time zone,
	"decided_at" timestamp with time zone,
	"reason" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "business_claims_proof_known" CHECK ("business_claims"."proof" in ('code', 'call', 'document')),
	CONSTRAINT "business_claims_status_known" CHECK ("business_claims"."status" in ('open', 'approved', 'rejected', 'withdrawn')),
	CONSTRAINT "business_claims_document_fits" CHECK ("business_claims"."document" is null or "business_claims"."proof" = 'document')
);
--> statement-breakpoint
CREATE TABLE "business_drafts" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "business_drafts_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"account_id" integer NOT NULL,
	"values" jsonb NOT NULL,
	"version" bigint DEFAULT nextval('content_version') NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "business_drafts_object" CHECK (jsonb_typeof("business_drafts"."values") = 'object')
);
--> statement-breakpoint
ALTER TABLE "amenities" ADD COLUMN "name_hi" text;--> statement-breakpoint
ALTER TABLE "businesses" ADD COLUMN "paused_until" text;--> statement-breakpoint
ALTER TABLE "businesses" ADD COLUMN "withdrawal" text;--> statement-breakpoint
ALTER TABLE "businesses" ADD COLUMN "withdrawn_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "businesses" ADD COLUMN "withdrawn_from" text;--> statement-breakpoint
ALTER TABLE "service_fields" ADD COLUMN "label_hi" text;--> statement-breakpoint
ALTER TABLE "business_claims" ADD CONSTRAINT "business_claims_business_id_businesses_id_fk" FOREIGN KEY ("business_id") REFERENCES "public"."businesses"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "business_claims" ADD CONSTRAINT "business_claims_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "business_drafts" ADD CONSTRAINT "business_drafts_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "business_claims_account_index" ON "business_claims" USING btree ("account_id");--> statement-breakpoint
CREATE INDEX "business_claims_status_index" ON "business_claims" USING btree ("status","created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "business_claims_one_open" ON "business_claims" USING btree ("business_id","account_id") WHERE "business_claims"."status" = 'open';--> statement-breakpoint
CREATE INDEX "business_drafts_account_index" ON "business_drafts" USING btree ("account_id","updated_at");--> statement-breakpoint
CREATE INDEX "business_drafts_age_index" ON "business_drafts" USING btree ("updated_at");--> statement-breakpoint
CREATE INDEX "businesses_phone_index" ON "businesses" USING btree ("phone");--> statement-breakpoint
CREATE INDEX "businesses_withdrawn_index" ON "businesses" USING btree ("withdrawn_at") WHERE "businesses"."withdrawal" = 'deleted';--> statement-breakpoint
ALTER TABLE "businesses" ADD CONSTRAINT "businesses_withdrawal_whole" CHECK (("businesses"."withdrawal" is null) = ("businesses"."withdrawn_at" is null)
          and ("businesses"."withdrawal" is null) = ("businesses"."withdrawn_from" is null)
          and ("businesses"."withdrawal" is null or "businesses"."status" = 'inactive'));--> statement-breakpoint
ALTER TABLE "businesses" ADD CONSTRAINT "businesses_withdrawal_known" CHECK ("businesses"."withdrawal" in ('deleted', 'closed'));
--> statement-breakpoint

-- As of 0011; what is public never is null, for tables without a status.
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

-- Pictures of a draft are its writer's, a document of a claim is for administrators: no status makes them public.
CREATE TRIGGER track_uploads AFTER INSERT OR UPDATE OF "values" OR DELETE ON business_drafts FOR EACH ROW
  EXECUTE FUNCTION track_uploads('nobody', 'values');--> statement-breakpoint
CREATE TRIGGER track_uploads AFTER INSERT OR UPDATE OF document OR DELETE ON business_claims FOR EACH ROW
  EXECUTE FUNCTION track_uploads('nobody', 'document');--> statement-breakpoint
CREATE TRIGGER touch BEFORE UPDATE ON business_drafts FOR EACH ROW WHEN (OLD.* IS DISTINCT FROM NEW.*) EXECUTE FUNCTION touch_row();
