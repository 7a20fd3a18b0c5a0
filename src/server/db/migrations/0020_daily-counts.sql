CREATE TABLE "counted_today" (
	"day" date NOT NULL,
	"hash" text NOT NULL,
	CONSTRAINT "counted_today_day_hash_pk" PRIMARY KEY("day","hash")
);
--> statement-breakpoint
CREATE TABLE "counting_salts" (
	"day" date PRIMARY KEY NOT NULL,
	"salt" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "daily_counts" (
	"noun" text NOT NULL,
	"record_id" integer NOT NULL,
	"day" date NOT NULL,
	"kind" text NOT NULL,
	"count" integer NOT NULL,
	CONSTRAINT "daily_counts_noun_record_id_day_kind_pk" PRIMARY KEY("noun","record_id","day","kind"),
	CONSTRAINT "daily_counts_noun_known" CHECK ("daily_counts"."noun" in ('business', 'blog', 'classified')),
	CONSTRAINT "daily_counts_kind_known" CHECK ("daily_counts"."kind" in ('view', 'call', 'whatsapp', 'directions', 'website', 'save', 'share', 'message')),
	CONSTRAINT "daily_counts_positive" CHECK ("daily_counts"."count" > 0)
);
--> statement-breakpoint
CREATE TABLE "search_counts" (
	"noun" text NOT NULL,
	"record_id" integer NOT NULL,
	"day" date NOT NULL,
	"words" text NOT NULL,
	"count" integer NOT NULL,
	CONSTRAINT "search_counts_noun_record_id_day_words_pk" PRIMARY KEY("noun","record_id","day","words"),
	CONSTRAINT "search_counts_noun_known" CHECK ("search_counts"."noun" in ('business', 'blog', 'classified')),
	CONSTRAINT "search_counts_words_short" CHECK (length("search_counts"."words") between 1 and 60),
	CONSTRAINT "search_counts_positive" CHECK ("search_counts"."count" > 0)
);
--> statement-breakpoint
CREATE INDEX "daily_counts_day_index" ON "daily_counts" USING btree ("day");--> statement-breakpoint
CREATE INDEX "search_counts_day_index" ON "search_counts" USING btree ("day");--> statement-breakpoint
-- Views that are counted already.
INSERT INTO daily_counts (noun, record_id, day, kind, count)
  SELECT noun, record_id, day, 'view', views FROM view_counts WHERE views > 0;
