ALTER TABLE "search_words" ALTER COLUMN "word" SET DATA TYPE text collate "C";--> statement-breakpoint
ALTER TABLE "search_words" ADD COLUMN "spelling" text NOT NULL;--> statement-breakpoint
ALTER TABLE "search_words" ADD COLUMN "place" boolean DEFAULT false NOT NULL;