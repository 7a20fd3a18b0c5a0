CREATE TABLE "business_changes" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "business_changes_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"business_id" integer NOT NULL,
	"account_id" integer NOT NULL,
	"proposed" jsonb NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "business_changes_business_id_unique" UNIQUE("business_id"),
	CONSTRAINT "business_changes_something" CHECK (jsonb_typeof("business_changes"."proposed") = 'object' and "business_changes"."proposed" <> '{}')
);
--> statement-breakpoint
ALTER TABLE "publish_marks" ADD COLUMN "due_at" timestamp with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
ALTER TABLE "business_changes" ADD CONSTRAINT "business_changes_business_id_businesses_id_fk" FOREIGN KEY ("business_id") REFERENCES "public"."businesses"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "business_changes" ADD CONSTRAINT "business_changes_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "business_changes_account_index" ON "business_changes" USING btree ("account_id");--> statement-breakpoint

-- A record keeps its last five former slugs to itself; an older one leads to it until another record takes it. Otherwise
-- whoever renames again and again would hold every name there is.
CREATE FUNCTION is_reserved_slug(of_noun text, of_slug text, of_record integer) RETURNS boolean LANGUAGE sql STABLE AS $$
  SELECT of_slug IN (SELECT slug FROM former_pages WHERE noun = of_noun AND record_id = of_record ORDER BY left_at DESC, slug LIMIT 5)
$$;--> statement-breakpoint
CREATE OR REPLACE FUNCTION refuse_former_slug() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  owner integer;
  is_there boolean;
BEGIN
  SELECT record_id INTO owner FROM former_pages WHERE noun = TG_ARGV[0] AND slug = NEW.slug AND record_id <> NEW.id;
  IF owner IS NULL OR NOT is_reserved_slug(TG_ARGV[0], NEW.slug, owner) THEN RETURN NULL; END IF;
  EXECUTE format('SELECT EXISTS (SELECT 1 FROM %I WHERE id = $1)', TG_TABLE_NAME) INTO is_there USING owner;
  IF is_there THEN
    RAISE unique_violation USING MESSAGE = 'slug was used by another record', CONSTRAINT = TG_TABLE_NAME || '_slug_unique';
  END IF;
  RETURN NULL;
END $$;
