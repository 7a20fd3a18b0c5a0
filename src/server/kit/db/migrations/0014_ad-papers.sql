CREATE TABLE "ad_billing_details" (
	"account_id" integer PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"address" text NOT NULL,
	"state" text NOT NULL,
	"gstin" text NOT NULL,
	"updated_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "ad_paper_series" (
	"kind" text NOT NULL,
	"year" text NOT NULL,
	"last" integer NOT NULL,
	CONSTRAINT "ad_paper_series_kind_year_pk" PRIMARY KEY("kind","year")
);
--> statement-breakpoint
CREATE TABLE "ad_papers" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "ad_papers_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"kind" text NOT NULL,
	"year" text NOT NULL,
	"sequence" integer NOT NULL,
	"number" text NOT NULL,
	"account_id" integer NOT NULL,
	"issued_at" timestamp with time zone NOT NULL,
	"day" date NOT NULL,
	"month" date,
	"invoice_id" integer,
	"amount" bigint NOT NULL,
	"content" jsonb NOT NULL,
	CONSTRAINT "ad_papers_kind_known" CHECK ("ad_papers"."kind" in ('receipt', 'refund', 'invoice', 'credit-note')),
	CONSTRAINT "ad_papers_month_of_invoices" CHECK (("ad_papers"."kind" = 'invoice') = ("ad_papers"."month" is not null)),
	CONSTRAINT "ad_papers_invoice_of_notes" CHECK (("ad_papers"."kind" = 'credit-note') = ("ad_papers"."invoice_id" is not null)),
	CONSTRAINT "ad_papers_range" CHECK ("ad_papers"."sequence" > 0 and "ad_papers"."amount" > 0)
);
--> statement-breakpoint
CREATE TABLE "ad_tax_months" (
	"account_id" integer NOT NULL,
	"month" date NOT NULL,
	"percent" integer NOT NULL,
	"since" date NOT NULL,
	"taxable" bigint NOT NULL,
	"tax" bigint NOT NULL,
	"is_invoiced" boolean DEFAULT false NOT NULL,
	"credited" bigint DEFAULT 0 NOT NULL,
	"credited_tax" bigint DEFAULT 0 NOT NULL,
	CONSTRAINT "ad_tax_months_account_id_month_percent_pk" PRIMARY KEY("account_id","month","percent"),
	CONSTRAINT "ad_tax_months_range" CHECK ("ad_tax_months"."percent" > 0 and "ad_tax_months"."credited" between 0 and "ad_tax_months"."taxable"
        and "ad_tax_months"."credited_tax" between 0 and "ad_tax_months"."tax")
);
--> statement-breakpoint
ALTER TABLE "ad_journal" ADD COLUMN "tax_month" date;--> statement-breakpoint
ALTER TABLE "ad_journal" ADD COLUMN "percent" integer;--> statement-breakpoint
ALTER TABLE "ad_journal" ADD COLUMN "paper_id" integer;--> statement-breakpoint
ALTER TABLE "ad_billing_details" ADD CONSTRAINT "ad_billing_details_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "ad_papers_sequence_unique" ON "ad_papers" USING btree ("kind","year","sequence");--> statement-breakpoint
CREATE UNIQUE INDEX "ad_papers_number_unique" ON "ad_papers" USING btree ("number");--> statement-breakpoint
CREATE UNIQUE INDEX "ad_papers_month_unique" ON "ad_papers" USING btree ("account_id","month");--> statement-breakpoint
CREATE INDEX "ad_papers_account_index" ON "ad_papers" USING btree ("account_id","id");--> statement-breakpoint
CREATE INDEX "ad_papers_day_index" ON "ad_papers" USING btree ("day");--> statement-breakpoint
CREATE INDEX "ad_papers_invoice_index" ON "ad_papers" USING btree ("invoice_id");--> statement-breakpoint
CREATE INDEX "ad_tax_months_open_index" ON "ad_tax_months" USING btree ("month") WHERE not "ad_tax_months"."is_invoiced";--> statement-breakpoint
CREATE INDEX "ad_journal_paper_index" ON "ad_journal" USING btree ("paper_id");--> statement-breakpoint
ALTER TABLE "ad_journal" ADD CONSTRAINT "ad_journal_tax_month" CHECK (("ad_journal"."tax_month" is null) = ("ad_journal"."percent" is null));
--> statement-breakpoint
-- What was issued stays as it is, as the journal and the ledger of clicks.
CREATE TRIGGER refuse_change BEFORE UPDATE OR DELETE ON ad_papers
  FOR EACH ROW EXECUTE FUNCTION refuse_change();
CREATE TRIGGER refuse_truncate BEFORE TRUNCATE ON ad_papers
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
