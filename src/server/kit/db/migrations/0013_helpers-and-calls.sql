CREATE TABLE "business_calls" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "business_calls_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"business_id" integer NOT NULL,
	"account_id" integer,
	"way" text NOT NULL,
	"result" text NOT NULL,
	"note" text,
	"phone" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "business_calls_way_known" CHECK ("business_calls"."way" in ('call', 'visit')),
	CONSTRAINT "business_calls_result_known" CHECK ("business_calls"."result" in ('told', 'no-answer', 'wrong-number', 'not-listed', 'note')),
	CONSTRAINT "business_calls_note_length" CHECK (length(btrim("business_calls"."note")) between 1 and 300)
);
--> statement-breakpoint
CREATE TABLE "call_list" (
	"business_id" integer PRIMARY KEY NOT NULL,
	"leased_to" integer,
	"leased_until" timestamp with time zone,
	"not_before" timestamp with time zone,
	"unanswered" smallint DEFAULT 0 NOT NULL,
	"opted_out_at" timestamp with time zone,
	CONSTRAINT "call_list_unanswered_range" CHECK ("call_list"."unanswered" >= 0)
);
--> statement-breakpoint
CREATE TABLE "coverage_days" (
	"day" text NOT NULL,
	"location_id" integer NOT NULL,
	"total" integer NOT NULL,
	"phone" integer NOT NULL,
	"hours" integer NOT NULL,
	"photo" integer NOT NULL,
	"point" integer NOT NULL,
	CONSTRAINT "coverage_days_pkey" PRIMARY KEY("location_id","day"),
	CONSTRAINT "coverage_days_day_shape" CHECK ("coverage_days"."day" ~ '^20[0-9]{2}-[01][0-9]-[0-3][0-9]$'),
	CONSTRAINT "coverage_days_counts" CHECK (0 <= least("coverage_days"."phone", "coverage_days"."hours", "coverage_days"."photo", "coverage_days"."point")
          and greatest("coverage_days"."phone", "coverage_days"."hours", "coverage_days"."photo", "coverage_days"."point") <= "coverage_days"."total")
);
--> statement-breakpoint
CREATE TABLE "helper_towns" (
	"account_id" integer NOT NULL,
	"location_id" integer NOT NULL,
	CONSTRAINT "helper_towns_pkey" PRIMARY KEY("account_id","location_id")
);
--> statement-breakpoint
CREATE TABLE "helpers" (
	"account_id" integer PRIMARY KEY NOT NULL,
	"every_town" boolean NOT NULL,
	"granted_by" integer,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "business_calls" ADD CONSTRAINT "business_calls_business_id_businesses_id_fk" FOREIGN KEY ("business_id") REFERENCES "public"."businesses"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "business_calls" ADD CONSTRAINT "business_calls_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "call_list" ADD CONSTRAINT "call_list_business_id_businesses_id_fk" FOREIGN KEY ("business_id") REFERENCES "public"."businesses"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "call_list" ADD CONSTRAINT "call_list_leased_to_accounts_id_fk" FOREIGN KEY ("leased_to") REFERENCES "public"."accounts"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "coverage_days" ADD CONSTRAINT "coverage_days_location_id_locations_id_fk" FOREIGN KEY ("location_id") REFERENCES "public"."locations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "helper_towns" ADD CONSTRAINT "helper_towns_account_id_helpers_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."helpers"("account_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "helper_towns" ADD CONSTRAINT "helper_towns_location_id_locations_id_fk" FOREIGN KEY ("location_id") REFERENCES "public"."locations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "helpers" ADD CONSTRAINT "helpers_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "helpers" ADD CONSTRAINT "helpers_granted_by_accounts_id_fk" FOREIGN KEY ("granted_by") REFERENCES "public"."accounts"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "business_calls_business_index" ON "business_calls" USING btree ("business_id","id");--> statement-breakpoint
CREATE INDEX "business_calls_account_index" ON "business_calls" USING btree ("account_id","created_at");--> statement-breakpoint
CREATE INDEX "business_calls_created_index" ON "business_calls" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "call_list_leased_index" ON "call_list" USING btree ("leased_to");--> statement-breakpoint
CREATE INDEX "helper_towns_location_index" ON "helper_towns" USING btree ("location_id");--> statement-breakpoint
CREATE INDEX "helpers_granted_index" ON "helpers" USING btree ("granted_by");

--> statement-breakpoint
-- The public sees how much is known of each town, and how that grew.
CREATE TRIGGER note_change AFTER INSERT OR DELETE ON coverage_days
  FOR EACH ROW EXECUTE FUNCTION note_content_change('coverage_days');
CREATE TRIGGER note_update AFTER UPDATE ON coverage_days
  FOR EACH ROW WHEN (OLD.* IS DISTINCT FROM NEW.*)
  EXECUTE FUNCTION note_content_change('coverage_days');
CREATE TRIGGER note_truncate AFTER TRUNCATE ON coverage_days
  FOR EACH STATEMENT EXECUTE FUNCTION note_content_change('coverage_days');
