CREATE TABLE "business_merges" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "business_merges_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"kept_id" integer NOT NULL,
	"gone_id" integer NOT NULL,
	"account_id" integer,
	"record" jsonb NOT NULL,
	"at" timestamp with time zone DEFAULT now() NOT NULL,
	"undone_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "duplicate_pairs" (
	"one_id" integer NOT NULL,
	"other_id" integer NOT NULL,
	"certainty" smallint NOT NULL,
	"reasons" jsonb NOT NULL,
	"is_distinct" boolean DEFAULT false NOT NULL,
	CONSTRAINT "duplicate_pairs_one_id_other_id_pk" PRIMARY KEY("one_id","other_id"),
	CONSTRAINT "duplicate_pairs_ordered" CHECK ("duplicate_pairs"."one_id" < "duplicate_pairs"."other_id")
);
--> statement-breakpoint
CREATE TABLE "duplicate_scans" (
	"id" integer PRIMARY KEY NOT NULL,
	"updated_at" text NOT NULL,
	"business_id" integer NOT NULL
);
--> statement-breakpoint
ALTER TABLE "business_merges" ADD CONSTRAINT "business_merges_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "business_merges" ADD CONSTRAINT "business_merges_kept_id_businesses_id_fk" FOREIGN KEY ("kept_id") REFERENCES "public"."businesses"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "business_merges" ADD CONSTRAINT "business_merges_gone_id_businesses_id_fk" FOREIGN KEY ("gone_id") REFERENCES "public"."businesses"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "duplicate_pairs" ADD CONSTRAINT "duplicate_pairs_one_id_businesses_id_fk" FOREIGN KEY ("one_id") REFERENCES "public"."businesses"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "duplicate_pairs" ADD CONSTRAINT "duplicate_pairs_other_id_businesses_id_fk" FOREIGN KEY ("other_id") REFERENCES "public"."businesses"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "business_merges_kept_index" ON "business_merges" USING btree ("kept_id");--> statement-breakpoint
CREATE INDEX "business_merges_gone_index" ON "business_merges" USING btree ("gone_id");--> statement-breakpoint
CREATE INDEX "business_merges_account_index" ON "business_merges" USING btree ("account_id");--> statement-breakpoint
CREATE INDEX "duplicate_pairs_other_index" ON "duplicate_pairs" USING btree ("other_id");--> statement-breakpoint
CREATE INDEX "duplicate_pairs_certainty_index" ON "duplicate_pairs" USING btree ("certainty" DESC NULLS LAST,"one_id","other_id") WHERE not "duplicate_pairs"."is_distinct";