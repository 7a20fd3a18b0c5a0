CREATE TABLE "discarded_fact_sources" (
	"network_hash" text NOT NULL,
	"day" text NOT NULL,
	CONSTRAINT "discarded_fact_sources_pkey" PRIMARY KEY("network_hash","day")
);
--> statement-breakpoint
CREATE TABLE "fact_answers" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "fact_answers_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"fact_id" integer NOT NULL,
	"network_hash" text,
	"account_id" integer,
	"day" text NOT NULL,
	"key" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "fact_answers_key_unique" UNIQUE("key"),
	CONSTRAINT "fact_answers_day_shape" CHECK ("fact_answers"."day" ~ '^20[0-9]{2}-[01][0-9]-[0-3][0-9]$')
);
--> statement-breakpoint
CREATE TABLE "fact_confirmations" (
	"business_id" integer NOT NULL,
	"question" text NOT NULL,
	"value_key" text NOT NULL,
	"month" text NOT NULL,
	"network_hash" text NOT NULL,
	"day" text NOT NULL,
	CONSTRAINT "fact_confirmations_pkey" PRIMARY KEY("business_id","question","value_key","month","network_hash"),
	CONSTRAINT "fact_confirmations_question_known" CHECK ("fact_confirmations"."question" in ('phone', 'hours', 'here'))
);
--> statement-breakpoint
CREATE TABLE "facts" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "facts_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"business_id" integer NOT NULL,
	"question" text NOT NULL,
	"value" jsonb NOT NULL,
	"value_key" text NOT NULL,
	"status" text DEFAULT 'open' NOT NULL,
	"before" jsonb,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"decided_at" timestamp with time zone,
	CONSTRAINT "facts_question_known" CHECK ("facts"."question" in ('phone', 'hours', 'here', 'point', 'photo')),
	CONSTRAINT "facts_status_known" CHECK ("facts"."status" in ('open', 'accepted', 'rejected', 'withdrawn')),
	CONSTRAINT "facts_value_object" CHECK (jsonb_typeof("facts"."value") = 'object'),
	CONSTRAINT "facts_decided" CHECK (("facts"."status" = 'open') = ("facts"."decided_at" is null))
);
--> statement-breakpoint
ALTER TABLE "businesses" ADD COLUMN "confirmations" jsonb DEFAULT '{}'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "businesses" ADD COLUMN "told_facts" jsonb DEFAULT '{}'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "fact_answers" ADD CONSTRAINT "fact_answers_fact_id_facts_id_fk" FOREIGN KEY ("fact_id") REFERENCES "public"."facts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "fact_answers" ADD CONSTRAINT "fact_answers_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "fact_confirmations" ADD CONSTRAINT "fact_confirmations_business_id_businesses_id_fk" FOREIGN KEY ("business_id") REFERENCES "public"."businesses"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "facts" ADD CONSTRAINT "facts_business_id_businesses_id_fk" FOREIGN KEY ("business_id") REFERENCES "public"."businesses"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "fact_answers_one_a_day" ON "fact_answers" USING btree ("fact_id","network_hash","day");--> statement-breakpoint
CREATE INDEX "fact_answers_account_index" ON "fact_answers" USING btree ("account_id");--> statement-breakpoint
CREATE INDEX "fact_answers_network_index" ON "fact_answers" USING btree ("network_hash","day");--> statement-breakpoint
CREATE INDEX "fact_answers_created_index" ON "fact_answers" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "fact_confirmations_month_index" ON "fact_confirmations" USING btree ("month");--> statement-breakpoint
CREATE INDEX "fact_confirmations_network_index" ON "fact_confirmations" USING btree ("network_hash","day");--> statement-breakpoint
CREATE UNIQUE INDEX "facts_one_open" ON "facts" USING btree ("business_id","question","value_key") WHERE "facts"."status" = 'open';--> statement-breakpoint
CREATE INDEX "facts_business_index" ON "facts" USING btree ("business_id");--> statement-breakpoint
CREATE INDEX "facts_open_index" ON "facts" USING btree ("id") WHERE "facts"."status" = 'open';--> statement-breakpoint
ALTER TABLE "businesses" ADD CONSTRAINT "businesses_confirmations_object" CHECK (jsonb_typeof("businesses"."confirmations") = 'object');--> statement-breakpoint
ALTER TABLE "businesses" ADD CONSTRAINT "businesses_told_facts_object" CHECK (jsonb_typeof("businesses"."told_facts") = 'object');

--> statement-breakpoint
-- They wait for administrators, whose open screens look at a version of all that does.
CREATE TRIGGER note_moderation AFTER INSERT OR DELETE OR UPDATE OF status ON facts
  FOR EACH ROW EXECUTE FUNCTION note_content_change('moderation');
-- A photo that was told is for administrators until the listing shows it.
CREATE TRIGGER track_uploads_new AFTER INSERT ON facts FOR EACH ROW
  WHEN (NEW.question = 'photo')
  EXECUTE FUNCTION track_uploads('nobody', 'value');
CREATE TRIGGER track_uploads_changed AFTER UPDATE OF value ON facts FOR EACH ROW
  WHEN (NEW.question = 'photo')
  EXECUTE FUNCTION track_uploads('nobody', 'value');
CREATE TRIGGER track_uploads_gone AFTER DELETE ON facts FOR EACH ROW
  WHEN (OLD.question = 'photo')
  EXECUTE FUNCTION track_uploads('nobody', 'value');
-- Whoever changes a fact of a listing, and by whichever way: what visitors said of the former one
-- is not said of the new one. (`forget` comes before `touch` in the order of triggers.)
CREATE FUNCTION forget_told_facts() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  changed text[] := ARRAY[]::text[];
  fact text;
BEGIN
  IF NEW.phone IS DISTINCT FROM OLD.phone THEN changed := changed || 'phone'::text; END IF;
  IF NEW.hours IS DISTINCT FROM OLD.hours THEN changed := changed || 'hours'::text; END IF;
  IF NEW.status IS DISTINCT FROM OLD.status THEN changed := changed || 'here'::text; END IF;
  IF NEW.images IS DISTINCT FROM OLD.images THEN changed := changed || 'photo'::text; END IF;
  IF (NEW.latitude, NEW.longitude) IS DISTINCT FROM (OLD.latitude, OLD.longitude)
    THEN changed := changed || 'point'::text; END IF;
  FOREACH fact IN ARRAY changed LOOP
    NEW.confirmations := NEW.confirmations - fact;
    IF NEW.told_facts -> fact IS NOT DISTINCT FROM OLD.told_facts -> fact
      THEN NEW.told_facts := NEW.told_facts - fact; END IF;
  END LOOP;
  RETURN NEW;
END $$;
CREATE TRIGGER forget_told_facts BEFORE UPDATE ON businesses FOR EACH ROW
  WHEN (NEW.confirmations <> '{}'::jsonb OR NEW.told_facts <> '{}'::jsonb)
  EXECUTE FUNCTION forget_told_facts();
