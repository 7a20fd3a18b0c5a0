ALTER TABLE "publications" ADD COLUMN "delivered_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "publications" ADD COLUMN "delivery_error" text;