ALTER TABLE "classified_ads" ADD COLUMN "price_since" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "classified_ads" ADD COLUMN "former_price" integer;--> statement-breakpoint
ALTER TABLE "classified_ads" ADD COLUMN "sold_where" text;--> statement-breakpoint
ALTER TABLE "classified_ads" ADD COLUMN "sold_price" integer;--> statement-breakpoint
ALTER TABLE "classified_ads" ADD CONSTRAINT "classified_ads_slug_free" CHECK ("classified_ads"."slug" not in ('post', 'edit'));--> statement-breakpoint
ALTER TABLE "classified_ads" ADD CONSTRAINT "classified_ads_former_price_higher" CHECK ("classified_ads"."former_price" is null or ("classified_ads"."former_price" > "classified_ads"."price"
          and "classified_ads"."former_price" <= 2000000000));--> statement-breakpoint
ALTER TABLE "classified_ads" ADD CONSTRAINT "classified_ads_sold_where_known" CHECK ("classified_ads"."sold_where" in ('here', 'elsewhere'));--> statement-breakpoint
ALTER TABLE "classified_ads" ADD CONSTRAINT "classified_ads_sold_price_range" CHECK ("classified_ads"."sold_price" between 0 and 2000000000);--> statement-breakpoint
ALTER TABLE "classified_ads" ADD CONSTRAINT "classified_ads_sold_tells" CHECK ("classified_ads"."status" = 'sold' or ("classified_ads"."sold_where" is null and "classified_ads"."sold_price" is null));
