ALTER TABLE "businesses" ALTER COLUMN "sort_name_hi" SET DATA TYPE text collate "hi-x-icu";--> statement-breakpoint
ALTER TABLE "blog_posts" ADD COLUMN "translation_id" integer;--> statement-breakpoint
ALTER TABLE "blog_posts" ADD CONSTRAINT "blog_posts_translation_id_blog_posts_id_fk" FOREIGN KEY ("translation_id") REFERENCES "public"."blog_posts"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "blog_posts_translation_unique" ON "blog_posts" USING btree ("translation_id");--> statement-breakpoint
CREATE INDEX "businesses_one_script_index" ON "businesses" USING btree ("id") WHERE "businesses"."status" = 'active' and ("businesses"."name_hi" is null or "businesses"."name" ~ '^[^A-Za-z]*[ऀ-ॿ][^A-Za-z]*$');--> statement-breakpoint
ALTER TABLE "blog_posts" ADD CONSTRAINT "blog_posts_translation_other" CHECK ("blog_posts"."translation_id" <> "blog_posts"."id");--> statement-breakpoint
-- Hindi descriptions are searched from now on: their listings are indexed again.
INSERT INTO search_updates (noun, record_id)
  SELECT DISTINCT 'categories', category_id FROM businesses WHERE description_hi <> ''
  ON CONFLICT (noun, record_id) DO UPDATE SET done_to = 0;
