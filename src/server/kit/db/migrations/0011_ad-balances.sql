CREATE TABLE "ad_balances" (
	"account_id" integer PRIMARY KEY NOT NULL,
	"balance" bigint DEFAULT 0 NOT NULL,
	"credit_limit" bigint DEFAULT 0 NOT NULL,
	CONSTRAINT "ad_balances_credit_range" CHECK ("ad_balances"."credit_limit" >= 0)
);
--> statement-breakpoint
CREATE TABLE "ad_journal" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "ad_journal_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"at" timestamp with time zone NOT NULL,
	"kind" text NOT NULL,
	"account_id" integer NOT NULL,
	"debit" text NOT NULL,
	"credit" text NOT NULL,
	"amount" bigint NOT NULL,
	"campaign_id" integer,
	"clicks" bigint DEFAULT 0 NOT NULL,
	"withdrawal_id" integer,
	"reference" text,
	"note" text DEFAULT '' NOT NULL,
	"made_by" integer,
	CONSTRAINT "ad_journal_kind_known" CHECK ("ad_journal"."kind" in ('opening', 'payment', 'charge', 'credit', 'refund', 'adjustment')),
	CONSTRAINT "ad_journal_debit_known" CHECK ("ad_journal"."debit" in ('bank', 'cash', 'advertiser', 'earned', 'tax', 'refunds', 'adjustments')),
	CONSTRAINT "ad_journal_credit_known" CHECK ("ad_journal"."credit" in ('bank', 'cash', 'advertiser', 'earned', 'tax', 'refunds', 'adjustments')),
	CONSTRAINT "ad_journal_two_sides" CHECK ("ad_journal"."debit" <> "ad_journal"."credit"),
	CONSTRAINT "ad_journal_amount_positive" CHECK ("ad_journal"."amount" > 0)
);
--> statement-breakpoint
-- Without the name of the table: each month of the ledger has the constraint, too.
ALTER TABLE "ad_events" DROP CONSTRAINT "ad_events_verdict_known";--> statement-breakpoint
ALTER TABLE "ad_hours" DROP CONSTRAINT "ad_hours_verdict_known";--> statement-breakpoint
ALTER TABLE "ad_balances" ADD CONSTRAINT "ad_balances_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "ad_journal_account_index" ON "ad_journal" USING btree ("account_id","at");--> statement-breakpoint
CREATE INDEX "ad_journal_campaign_index" ON "ad_journal" USING btree ("campaign_id");--> statement-breakpoint
CREATE UNIQUE INDEX "ad_journal_reference_unique" ON "ad_journal" USING btree ("kind","reference");--> statement-breakpoint
ALTER TABLE "ad_events" ADD CONSTRAINT "ad_events_verdict_known" CHECK ("verdict" in ('billed', 'program', 'prefetch', 'elsewhere', 'expired-offer', 'own', 'too-fast', 'not-viewed', 'repeat', 'too-many', 'paused', 'budget-used', 'no-balance', 'above-pace', 'unusual', 'withdrawn'));--> statement-breakpoint
ALTER TABLE "ad_hours" ADD CONSTRAINT "ad_hours_verdict_known" CHECK ("verdict" in ('billed', 'program', 'prefetch', 'elsewhere', 'expired-offer', 'own', 'too-fast', 'not-viewed', 'repeat', 'too-many', 'paused', 'budget-used', 'no-balance', 'above-pace', 'unusual', 'withdrawn'));
--> statement-breakpoint
-- The journal is only added to, as the ledger of clicks.
CREATE TRIGGER refuse_change BEFORE UPDATE OR DELETE ON ad_journal
  FOR EACH ROW EXECUTE FUNCTION refuse_change();
CREATE TRIGGER refuse_truncate BEFORE TRUNCATE ON ad_journal
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
--> statement-breakpoint
-- What was charged before there were balances was settled outside the site: it is earned, and paid.
INSERT INTO ad_balances (account_id)
  SELECT DISTINCT c.account_id FROM campaigns c JOIN campaign_totals t ON t.campaign_id = c.id
  WHERE t.spent > 0;
INSERT INTO ad_journal (at, kind, account_id, debit, credit, amount, campaign_id, clicks)
  SELECT now(), 'opening', c.account_id, side.debit, side.credit, t.spent, c.id,
    CASE side.credit WHEN 'earned' THEN t.clicks ELSE 0 END
  FROM campaigns c JOIN campaign_totals t ON t.campaign_id = c.id,
    (VALUES ('adjustments', 'advertiser'), ('advertiser', 'earned')) AS side (debit, credit)
  WHERE t.spent > 0
  ORDER BY c.id;
--> statement-breakpoint
-- A site that has campaigns charges clicks on trust, as it did.
INSERT INTO settings (id, values)
  SELECT 1, '{"adPayment": "trust"}' WHERE EXISTS (SELECT FROM campaigns)
  ON CONFLICT (id) DO UPDATE SET values = settings.values || excluded.values;
