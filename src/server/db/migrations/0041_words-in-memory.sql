DROP INDEX "search_words_skeleton_index";--> statement-breakpoint
DROP INDEX "search_words_nearest_index";--> statement-breakpoint
ALTER TABLE "search_words" DROP COLUMN "skeleton";