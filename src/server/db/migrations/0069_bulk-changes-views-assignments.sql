CREATE TABLE "bulk_change_rows" (
	"bulk_id" integer NOT NULL,
	"business_id" integer NOT NULL,
	"was" jsonb,
	"became" jsonb,
	"outcome" text,
	"problem" text,
	CONSTRAINT "bulk_change_rows_bulk_id_business_id_pk" PRIMARY KEY("bulk_id","business_id"),
	CONSTRAINT "bulk_change_rows_outcome_known" CHECK ("bulk_change_rows"."outcome" in ('done', 'failed', 'undone', 'kept'))
);
--> statement-breakpoint
CREATE TABLE "bulk_changes" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "bulk_changes_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"account_id" integer,
	"undone_by" integer,
	"undone_at" timestamp with time zone,
	"change" jsonb NOT NULL,
	"state" text DEFAULT 'running' NOT NULL,
	"total" integer NOT NULL,
	"is_large" boolean NOT NULL,
	"lease_until" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "bulk_changes_state_known" CHECK ("bulk_changes"."state" in ('running', 'done', 'undoing', 'undone'))
);
--> statement-breakpoint
CREATE TABLE "queue_assignments" (
	"kind" text NOT NULL,
	"record_id" integer NOT NULL,
	"account_id" integer NOT NULL,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "queue_assignments_kind_record_id_pk" PRIMARY KEY("kind","record_id")
);
--> statement-breakpoint
CREATE TABLE "saved_views" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "saved_views_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"account_id" integer NOT NULL,
	"list" text NOT NULL,
	"title" text NOT NULL,
	"query" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "saved_views_title_unique" UNIQUE("account_id","list","title"),
	CONSTRAINT "saved_views_title_filled" CHECK (length(btrim("saved_views"."title")) between 1 and 40),
	CONSTRAINT "saved_views_query_length" CHECK (length("saved_views"."query") <= 500)
);
--> statement-breakpoint
DROP INDEX "businesses_anywhere_index";--> statement-breakpoint
ALTER TABLE "bulk_change_rows" ADD CONSTRAINT "bulk_change_rows_bulk_id_bulk_changes_id_fk" FOREIGN KEY ("bulk_id") REFERENCES "public"."bulk_changes"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bulk_changes" ADD CONSTRAINT "bulk_changes_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bulk_changes" ADD CONSTRAINT "bulk_changes_undone_by_accounts_id_fk" FOREIGN KEY ("undone_by") REFERENCES "public"."accounts"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "queue_assignments" ADD CONSTRAINT "queue_assignments_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "saved_views" ADD CONSTRAINT "saved_views_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "bulk_change_rows_outcome_index" ON "bulk_change_rows" USING btree ("bulk_id","outcome","business_id");--> statement-breakpoint
CREATE INDEX "bulk_changes_account_index" ON "bulk_changes" USING btree ("account_id");--> statement-breakpoint
CREATE INDEX "bulk_changes_undone_by_index" ON "bulk_changes" USING btree ("undone_by");--> statement-breakpoint
CREATE INDEX "bulk_changes_created_index" ON "bulk_changes" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "bulk_changes_running_index" ON "bulk_changes" USING btree ("id") WHERE "bulk_changes"."state" in ('running', 'undoing');--> statement-breakpoint
CREATE INDEX "queue_assignments_account_index" ON "queue_assignments" USING btree ("account_id");--> statement-breakpoint
CREATE INDEX "businesses_anywhere_index" ON "businesses" USING gin ((lower("name" || ' ' ||
        coalesce("name_hi", '') || ' ' || coalesce("phone", '') || ' ' ||
        coalesce("email", '') || ' ' || coalesce("zip_code", '') || ' ' ||
        coalesce("source_id", ''))) gin_trgm_ops);--> statement-breakpoint

-- Whose a pending item is; messages and complaints keep that themselves.
CREATE TRIGGER tell_administrators AFTER INSERT OR DELETE OR UPDATE ON queue_assignments
  FOR EACH STATEMENT EXECUTE FUNCTION tell_administrators();--> statement-breakpoint
CREATE TRIGGER tell_assignment AFTER UPDATE OF assigned_to ON enquiries
  FOR EACH STATEMENT EXECUTE FUNCTION tell_administrators();--> statement-breakpoint
CREATE TRIGGER tell_assignment AFTER UPDATE OF assigned_to ON reports
  FOR EACH STATEMENT EXECUTE FUNCTION tell_administrators();
