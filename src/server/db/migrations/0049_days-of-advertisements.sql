CREATE TABLE "ad_closed_days" (
	"day" date PRIMARY KEY NOT NULL
);
--> statement-breakpoint
CREATE TABLE "ad_days" (
	"day" date NOT NULL,
	"placement_id" integer NOT NULL,
	"town" text NOT NULL,
	"kind" text NOT NULL,
	"verdict" text NOT NULL,
	"count" integer NOT NULL,
	"amount" integer NOT NULL,
	"campaigns" integer[] NOT NULL,
	CONSTRAINT "ad_days_day_placement_id_town_kind_verdict_pk" PRIMARY KEY("day","placement_id","town","kind","verdict"),
	CONSTRAINT "ad_days_range" CHECK ("ad_days"."count" >= 0 and "ad_days"."amount" >= 0)
);
--> statement-breakpoint
ALTER TABLE "ad_days" ADD CONSTRAINT "ad_days_day_ad_closed_days_day_fk" FOREIGN KEY ("day") REFERENCES "public"."ad_closed_days"("day") ON DELETE cascade ON UPDATE no action;