ALTER TABLE "business_drafts" ADD COLUMN "writer" text;--> statement-breakpoint
ALTER TABLE "classified_drafts" ADD COLUMN "writer" text;