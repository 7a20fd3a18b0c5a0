ALTER TABLE "decisions" ADD COLUMN "verified" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "decisions" ADD COLUMN "featured" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "decisions" ADD COLUMN "outcome" text;--> statement-breakpoint
ALTER TABLE "decisions" ADD COLUMN "note" text;