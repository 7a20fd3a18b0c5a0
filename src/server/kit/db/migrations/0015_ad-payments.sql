CREATE TABLE "ad_approvals" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "ad_approvals_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"kind" text NOT NULL,
	"account_id" integer NOT NULL,
	"amount" bigint NOT NULL,
	"way" text NOT NULL,
	"reference" text NOT NULL,
	"note" text NOT NULL,
	"line_id" integer,
	"payment_id" integer,
	"refund_id" integer,
	"status" text DEFAULT 'waiting' NOT NULL,
	"asked_at" timestamp with time zone NOT NULL,
	"asked_by" integer NOT NULL,
	"decided_at" timestamp with time zone,
	"decided_by" integer,
	"decision_note" text DEFAULT '' NOT NULL,
	CONSTRAINT "ad_approvals_kind_known" CHECK ("ad_approvals"."kind" in ('payment', 'refund')),
	CONSTRAINT "ad_approvals_way_known" CHECK ("ad_approvals"."way" in ('transfer', 'cash', 'cheque')),
	CONSTRAINT "ad_approvals_status_known" CHECK ("ad_approvals"."status" in ('waiting', 'approved', 'refused')),
	CONSTRAINT "ad_approvals_amount_positive" CHECK ("ad_approvals"."amount" > 0)
);
--> statement-breakpoint
CREATE TABLE "ad_payments" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "ad_payments_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"account_id" integer NOT NULL,
	"reference" text NOT NULL,
	"amount" bigint NOT NULL,
	"status" text DEFAULT 'open' NOT NULL,
	"utr" text,
	"started_at" timestamp with time zone NOT NULL,
	"reported_at" timestamp with time zone,
	"settled_at" timestamp with time zone,
	CONSTRAINT "ad_payments_status_known" CHECK ("ad_payments"."status" in ('open', 'reported', 'received', 'cancelled', 'expired')),
	CONSTRAINT "ad_payments_amount_positive" CHECK ("ad_payments"."amount" > 0)
);
--> statement-breakpoint
CREATE TABLE "ad_refunds" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "ad_refunds_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"account_id" integer NOT NULL,
	"amount" bigint NOT NULL,
	"target" text NOT NULL,
	"status" text DEFAULT 'asked' NOT NULL,
	"reason" text DEFAULT '' NOT NULL,
	"reference" text,
	"entries" integer DEFAULT 0 NOT NULL,
	"asked_at" timestamp with time zone NOT NULL,
	"settled_at" timestamp with time zone,
	"settled_by" integer,
	CONSTRAINT "ad_refunds_status_known" CHECK ("ad_refunds"."status" in ('asked', 'paid', 'rejected', 'withdrawn')),
	CONSTRAINT "ad_refunds_amount_positive" CHECK ("ad_refunds"."amount" > 0)
);
--> statement-breakpoint
CREATE TABLE "bank_lines" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "bank_lines_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"fingerprint" text NOT NULL,
	"bank" text NOT NULL,
	"day" date NOT NULL,
	"direction" text NOT NULL,
	"amount" bigint NOT NULL,
	"description" text NOT NULL,
	"number" text NOT NULL,
	"status" text DEFAULT 'new' NOT NULL,
	"excluded" integer[] DEFAULT '{}' NOT NULL,
	"account_id" integer,
	"payment_id" integer,
	"refund_id" integer,
	"entries" integer DEFAULT 0 NOT NULL,
	"added_at" timestamp with time zone NOT NULL,
	"added_by" integer,
	"settled_at" timestamp with time zone,
	"settled_by" integer,
	CONSTRAINT "bank_lines_status_known" CHECK ("bank_lines"."status" in ('new', 'waiting', 'matched', 'not-ours')),
	CONSTRAINT "bank_lines_direction_known" CHECK ("bank_lines"."direction" in ('in', 'out')),
	CONSTRAINT "bank_lines_amount_positive" CHECK ("bank_lines"."amount" > 0),
	CONSTRAINT "bank_lines_matched_to_somebody" CHECK ("bank_lines"."status" <> 'matched' or "bank_lines"."account_id" is not null)
);
--> statement-breakpoint
CREATE TABLE "bank_mappings" (
	"bank" text PRIMARY KEY NOT NULL,
	"columns" jsonb NOT NULL,
	"saved_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "ad_notices" DROP CONSTRAINT "ad_notices_kind_known";--> statement-breakpoint
ALTER TABLE "ad_approvals" ADD CONSTRAINT "ad_approvals_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ad_approvals" ADD CONSTRAINT "ad_approvals_line_id_bank_lines_id_fk" FOREIGN KEY ("line_id") REFERENCES "public"."bank_lines"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ad_approvals" ADD CONSTRAINT "ad_approvals_payment_id_ad_payments_id_fk" FOREIGN KEY ("payment_id") REFERENCES "public"."ad_payments"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ad_approvals" ADD CONSTRAINT "ad_approvals_refund_id_ad_refunds_id_fk" FOREIGN KEY ("refund_id") REFERENCES "public"."ad_refunds"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ad_payments" ADD CONSTRAINT "ad_payments_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ad_refunds" ADD CONSTRAINT "ad_refunds_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bank_lines" ADD CONSTRAINT "bank_lines_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bank_lines" ADD CONSTRAINT "bank_lines_payment_id_ad_payments_id_fk" FOREIGN KEY ("payment_id") REFERENCES "public"."ad_payments"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bank_lines" ADD CONSTRAINT "bank_lines_refund_id_ad_refunds_id_fk" FOREIGN KEY ("refund_id") REFERENCES "public"."ad_refunds"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "ad_approvals_status_index" ON "ad_approvals" USING btree ("status","asked_at");--> statement-breakpoint
CREATE INDEX "ad_approvals_account_index" ON "ad_approvals" USING btree ("account_id");--> statement-breakpoint
CREATE INDEX "ad_approvals_payment_index" ON "ad_approvals" USING btree ("payment_id");--> statement-breakpoint
CREATE UNIQUE INDEX "ad_approvals_line_unique" ON "ad_approvals" USING btree ("line_id") WHERE "ad_approvals"."status" = 'waiting';--> statement-breakpoint
CREATE UNIQUE INDEX "ad_approvals_refund_unique" ON "ad_approvals" USING btree ("refund_id") WHERE "ad_approvals"."status" = 'waiting';--> statement-breakpoint
CREATE UNIQUE INDEX "ad_payments_reference_unique" ON "ad_payments" USING btree ("reference");--> statement-breakpoint
CREATE UNIQUE INDEX "ad_payments_utr_unique" ON "ad_payments" USING btree ("utr");--> statement-breakpoint
CREATE INDEX "ad_payments_account_index" ON "ad_payments" USING btree ("account_id","started_at");--> statement-breakpoint
CREATE INDEX "ad_payments_status_index" ON "ad_payments" USING btree ("status","started_at");--> statement-breakpoint
CREATE INDEX "ad_refunds_account_index" ON "ad_refunds" USING btree ("account_id","asked_at");--> statement-breakpoint
CREATE UNIQUE INDEX "ad_refunds_asked_unique" ON "ad_refunds" USING btree ("account_id") WHERE "ad_refunds"."status" = 'asked';--> statement-breakpoint
CREATE UNIQUE INDEX "bank_lines_fingerprint_unique" ON "bank_lines" USING btree ("fingerprint");--> statement-breakpoint
CREATE INDEX "bank_lines_status_index" ON "bank_lines" USING btree ("status","day");--> statement-breakpoint
CREATE INDEX "bank_lines_number_index" ON "bank_lines" USING btree ("number");--> statement-breakpoint
CREATE INDEX "bank_lines_account_index" ON "bank_lines" USING btree ("account_id");--> statement-breakpoint
CREATE INDEX "bank_lines_payment_index" ON "bank_lines" USING btree ("payment_id");--> statement-breakpoint
CREATE INDEX "bank_lines_refund_index" ON "bank_lines" USING btree ("refund_id");--> statement-breakpoint
ALTER TABLE "ad_notices" ADD CONSTRAINT "ad_notices_kind_known" CHECK ("ad_notices"."kind" in ('nearly-used', 'balance', 'week'));

--> statement-breakpoint
-- Administrators see at once that something is to be decided.
CREATE TRIGGER note_moderation AFTER INSERT OR DELETE OR UPDATE OF status ON ad_payments
  FOR EACH ROW EXECUTE FUNCTION note_content_change('moderation');
CREATE TRIGGER note_moderation AFTER INSERT OR DELETE OR UPDATE OF status ON ad_refunds
  FOR EACH ROW EXECUTE FUNCTION note_content_change('moderation');
CREATE TRIGGER note_moderation AFTER INSERT OR DELETE OR UPDATE OF status ON ad_approvals
  FOR EACH ROW EXECUTE FUNCTION note_content_change('moderation');
