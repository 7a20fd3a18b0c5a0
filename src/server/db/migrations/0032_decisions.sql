CREATE TABLE "decisions" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "decisions_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"account_id" integer,
	"kind" text NOT NULL,
	"record_id" integer NOT NULL,
	"title" text NOT NULL,
	"verdict" text NOT NULL,
	"reason" text,
	"due_at" timestamp with time zone NOT NULL,
	"state" text DEFAULT 'waiting' NOT NULL,
	"problem" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "decisions_state_known" CHECK ("decisions"."state" in ('waiting', 'done', 'failed', 'undone')),
	CONSTRAINT "decisions_verdict_known" CHECK ("decisions"."verdict" in ('approve', 'return', 'reject'))
);
--> statement-breakpoint
CREATE TABLE "queue_looks" (
	"account_id" integer PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"record_id" integer NOT NULL,
	"at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "decisions" ADD CONSTRAINT "decisions_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "queue_looks" ADD CONSTRAINT "queue_looks_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "decisions_account_index" ON "decisions" USING btree ("account_id","created_at");--> statement-breakpoint
CREATE INDEX "decisions_due_index" ON "decisions" USING btree ("due_at") WHERE "decisions"."state" = 'waiting';--> statement-breakpoint
CREATE UNIQUE INDEX "decisions_one_waiting" ON "decisions" USING btree ("kind","record_id") WHERE "decisions"."state" = 'waiting';--> statement-breakpoint

-- Tells administrators, whoever they are, that what waits is another: the account 0 stands for all.
CREATE FUNCTION tell_administrators() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_notify('account_events', 'moderation 0');
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER tell_administrators AFTER INSERT OR DELETE OR UPDATE OF status ON businesses
  FOR EACH STATEMENT EXECUTE FUNCTION tell_administrators();--> statement-breakpoint
CREATE TRIGGER tell_administrators AFTER INSERT OR DELETE ON business_changes
  FOR EACH STATEMENT EXECUTE FUNCTION tell_administrators();--> statement-breakpoint
CREATE TRIGGER tell_administrators AFTER INSERT OR DELETE OR UPDATE OF status ON business_claims
  FOR EACH STATEMENT EXECUTE FUNCTION tell_administrators();--> statement-breakpoint
CREATE TRIGGER tell_administrators AFTER INSERT OR DELETE OR UPDATE OF status ON reviews
  FOR EACH STATEMENT EXECUTE FUNCTION tell_administrators();--> statement-breakpoint
CREATE TRIGGER tell_administrators AFTER INSERT OR DELETE OR UPDATE OF status ON classified_ads
  FOR EACH STATEMENT EXECUTE FUNCTION tell_administrators();--> statement-breakpoint
CREATE TRIGGER tell_administrators AFTER INSERT OR DELETE OR UPDATE OF status ON reports
  FOR EACH STATEMENT EXECUTE FUNCTION tell_administrators();--> statement-breakpoint
CREATE TRIGGER tell_administrators AFTER INSERT OR DELETE OR UPDATE OF status ON enquiries
  FOR EACH STATEMENT EXECUTE FUNCTION tell_administrators();--> statement-breakpoint
CREATE TRIGGER tell_administrators AFTER INSERT OR DELETE OR UPDATE ON decisions
  FOR EACH STATEMENT EXECUTE FUNCTION tell_administrators();--> statement-breakpoint
CREATE TRIGGER tell_administrators AFTER INSERT OR DELETE OR UPDATE OF kind, record_id ON queue_looks
  FOR EACH STATEMENT EXECUTE FUNCTION tell_administrators();
