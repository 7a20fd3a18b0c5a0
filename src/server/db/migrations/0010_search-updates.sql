CREATE TABLE "search_updates" (
	"noun" text NOT NULL,
	"record_id" integer NOT NULL,
	"done_to" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "search_updates_noun_record_id_pk" PRIMARY KEY("noun","record_id"),
	CONSTRAINT "search_updates_noun_known" CHECK ("search_updates"."noun" in ('categories', 'locations'))
);
