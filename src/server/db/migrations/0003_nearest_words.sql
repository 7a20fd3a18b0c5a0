DROP INDEX "search_words_trigram_index";--> statement-breakpoint
CREATE INDEX "search_words_nearest_index" ON "search_words" USING gist ("word" gist_trgm_ops(siglen=64));