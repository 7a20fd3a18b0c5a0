CREATE TABLE "account_tokens" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "account_tokens_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"account_id" integer NOT NULL,
	"purpose" text NOT NULL,
	"token_hash" text NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"used_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "account_tokens_token_hash_unique" UNIQUE("token_hash"),
	CONSTRAINT "account_tokens_purpose_known" CHECK ("account_tokens"."purpose" in ('reset-password', 'confirm-email'))
);
--> statement-breakpoint
CREATE TABLE "blog_posts" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "blog_posts_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"slug" text NOT NULL,
	"title" text NOT NULL,
	"excerpt" text DEFAULT '' NOT NULL,
	"content" text NOT NULL,
	"language" text DEFAULT 'en' NOT NULL,
	"meta_title" text,
	"meta_description" text,
	"featured_image" text,
	"tags" text[] DEFAULT '{}' NOT NULL,
	"category_id" integer,
	"author_id" integer,
	"author_name" text NOT NULL,
	"status" text DEFAULT 'draft' NOT NULL,
	"published_at" timestamp with time zone,
	"source" text,
	"source_id" text,
	"version" bigint DEFAULT nextval('content_version') NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "blog_posts_slug_unique" UNIQUE("slug"),
	CONSTRAINT "blog_posts_slug_shape" CHECK ("blog_posts"."slug" ~ '^[a-z0-9]+(-[a-z0-9]+)*$' and length("blog_posts"."slug") <= 120),
	CONSTRAINT "blog_posts_title_filled" CHECK (length(btrim("blog_posts"."title")) between 1 and 200),
	CONSTRAINT "blog_posts_content_filled" CHECK (length(btrim("blog_posts"."content")) between 1 and 200000),
	CONSTRAINT "blog_posts_language_known" CHECK ("blog_posts"."language" in ('en', 'hi')),
	CONSTRAINT "blog_posts_status_known" CHECK ("blog_posts"."status" in ('draft', 'published', 'archived', 'scheduled')),
	CONSTRAINT "blog_posts_published_dated" CHECK ("blog_posts"."status" not in ('published', 'scheduled') or "blog_posts"."published_at" is not null),
	CONSTRAINT "blog_posts_source_whole" CHECK (("blog_posts"."source" is null) = ("blog_posts"."source_id" is null))
);
--> statement-breakpoint
CREATE TABLE "blog_slugs" (
	"slug" text PRIMARY KEY NOT NULL,
	"post_id" integer NOT NULL,
	"replaced_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "classified_ads" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "classified_ads_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"slug" text NOT NULL,
	"account_id" integer NOT NULL,
	"category_id" integer NOT NULL,
	"location_id" integer,
	"title" text NOT NULL,
	"description" text NOT NULL,
	"price" integer,
	"price_type" text DEFAULT 'fixed' NOT NULL,
	"condition" text NOT NULL,
	"brand" text,
	"model" text,
	"year" smallint,
	"city" text NOT NULL,
	"state" text NOT NULL,
	"pincode" text,
	"address" text,
	"contact_name" text NOT NULL,
	"contact_phone" text NOT NULL,
	"contact_email" text,
	"show_phone" boolean DEFAULT true NOT NULL,
	"show_email" boolean DEFAULT false NOT NULL,
	"images" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"video" text,
	"status" text DEFAULT 'pending' NOT NULL,
	"reject_reason" text,
	"approved_at" timestamp with time zone,
	"expires_at" timestamp with time zone,
	"sold_at" timestamp with time zone,
	"version" bigint DEFAULT nextval('content_version') NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "classified_ads_slug_unique" UNIQUE("slug"),
	CONSTRAINT "classified_ads_slug_shape" CHECK ("classified_ads"."slug" ~ '^[a-z0-9]+(-[a-z0-9]+)*$' and "classified_ads"."slug" !~ '^[0-9]+$'),
	CONSTRAINT "classified_ads_title_filled" CHECK (length(btrim("classified_ads"."title")) between 1 and 200),
	CONSTRAINT "classified_ads_description_filled" CHECK (length(btrim("classified_ads"."description")) between 1 and 5000),
	CONSTRAINT "classified_ads_price_range" CHECK ("classified_ads"."price" between 0 and 2000000000),
	CONSTRAINT "classified_ads_price_type_known" CHECK ("classified_ads"."price_type" in ('fixed', 'negotiable', 'on_request')),
	CONSTRAINT "classified_ads_priced" CHECK ("classified_ads"."price_type" = 'on_request' or "classified_ads"."price" is not null),
	CONSTRAINT "classified_ads_condition_known" CHECK ("classified_ads"."condition" in ('new', 'like_new', 'good', 'fair', 'poor')),
	CONSTRAINT "classified_ads_year_range" CHECK ("classified_ads"."year" between 1900 and 2200),
	CONSTRAINT "classified_ads_pincode_shape" CHECK ("classified_ads"."pincode" ~ '^[1-9][0-9]{5}$'),
	CONSTRAINT "classified_ads_images_array" CHECK (jsonb_typeof("classified_ads"."images") = 'array'),
	CONSTRAINT "classified_ads_status_known" CHECK ("classified_ads"."status" in ('pending', 'active', 'rejected', 'sold', 'suspended', 'expired')),
	CONSTRAINT "classified_ads_rejected_with_reason" CHECK ("classified_ads"."status" <> 'rejected' or "classified_ads"."reject_reason" is not null)
);
--> statement-breakpoint
CREATE TABLE "classified_categories" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "classified_categories_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"name" text NOT NULL,
	"slug" text NOT NULL,
	"description" text DEFAULT '' NOT NULL,
	"icon" text,
	"color" text DEFAULT '#3B82F6' NOT NULL,
	"status" text DEFAULT 'active' NOT NULL,
	"sort_order" integer DEFAULT 0 NOT NULL,
	"version" bigint DEFAULT nextval('content_version') NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "classified_categories_name_unique" UNIQUE("name"),
	CONSTRAINT "classified_categories_slug_unique" UNIQUE("slug"),
	CONSTRAINT "classified_categories_name_filled" CHECK (length(btrim("classified_categories"."name")) between 1 and 80),
	CONSTRAINT "classified_categories_slug_shape" CHECK ("classified_categories"."slug" ~ '^[a-z0-9]+(-[a-z0-9]+)*$' and "classified_categories"."slug" !~ '^[0-9]+$'),
	CONSTRAINT "classified_categories_color_shape" CHECK ("classified_categories"."color" ~ '^#[0-9A-Fa-f]{6}$'),
	CONSTRAINT "classified_categories_status_known" CHECK ("classified_categories"."status" in ('active', 'inactive'))
);
--> statement-breakpoint
CREATE TABLE "classified_inquiries" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "classified_inquiries_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"ad_id" integer NOT NULL,
	"buyer_id" integer NOT NULL,
	"inquiry_type" text DEFAULT 'general' NOT NULL,
	"message" text NOT NULL,
	"offered_price" integer,
	"buyer_name" text NOT NULL,
	"buyer_phone" text NOT NULL,
	"buyer_email" text,
	"preferred_contact" text DEFAULT 'phone' NOT NULL,
	"read_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "classified_inquiries_type_known" CHECK ("classified_inquiries"."inquiry_type" in ('general', 'price_negotiation', 'availability', 'product_details', 'meeting_request')),
	CONSTRAINT "classified_inquiries_message_length" CHECK (length(btrim("classified_inquiries"."message")) between 1 and 1000),
	CONSTRAINT "classified_inquiries_name_filled" CHECK (length(btrim("classified_inquiries"."buyer_name")) between 1 and 120),
	CONSTRAINT "classified_inquiries_offer_range" CHECK ("classified_inquiries"."offered_price" between 1 and 2000000000),
	CONSTRAINT "classified_inquiries_offer_belongs" CHECK ("classified_inquiries"."offered_price" is null or "classified_inquiries"."inquiry_type" = 'price_negotiation'),
	CONSTRAINT "classified_inquiries_contact_known" CHECK ("classified_inquiries"."preferred_contact" in ('phone', 'email', 'whatsapp'))
);
--> statement-breakpoint
CREATE TABLE "reports" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "reports_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"noun" text NOT NULL,
	"record_id" integer NOT NULL,
	"reason" text NOT NULL,
	"detail" text DEFAULT '' NOT NULL,
	"account_id" integer,
	"status" text DEFAULT 'new' NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "reports_one_per_account" UNIQUE("noun","record_id","account_id"),
	CONSTRAINT "reports_noun_known" CHECK ("reports"."noun" in ('classified', 'business', 'review', 'blog')),
	CONSTRAINT "reports_reason_known" CHECK ("reports"."reason" in ('fraud', 'prohibited', 'duplicate', 'wrong', 'offensive', 'other')),
	CONSTRAINT "reports_status_known" CHECK ("reports"."status" in ('new', 'closed')),
	CONSTRAINT "reports_detail_length" CHECK (length("reports"."detail") <= 1000)
);
--> statement-breakpoint
CREATE TABLE "saved_ads" (
	"account_id" integer NOT NULL,
	"ad_id" integer NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "saved_ads_account_id_ad_id_pk" PRIMARY KEY("account_id","ad_id")
);
--> statement-breakpoint
CREATE TABLE "mails" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "mails_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"recipient" text NOT NULL,
	"reply_to" text,
	"subject" text NOT NULL,
	"text" text NOT NULL,
	"html" text NOT NULL,
	"template" text NOT NULL,
	"unsubscribe_url" text,
	"status" text DEFAULT 'waiting' NOT NULL,
	"attempts" smallint DEFAULT 0 NOT NULL,
	"next_try_at" timestamp with time zone DEFAULT now() NOT NULL,
	"last_error" text,
	"sent_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "mails_status_known" CHECK ("mails"."status" in ('waiting', 'sent', 'failed')),
	CONSTRAINT "mails_recipient_shape" CHECK ("mails"."recipient" like '%_@_%' and length("mails"."recipient") <= 254),
	CONSTRAINT "mails_one_line" CHECK ("mails"."subject" !~ '[\r\n]' and "mails"."recipient" !~ '[\r\n]')
);
--> statement-breakpoint
CREATE TABLE "newsletter_subscribers" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "newsletter_subscribers_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"email" text NOT NULL,
	"status" text DEFAULT 'pending' NOT NULL,
	"confirm_token_hash" text,
	"confirm_sent_at" timestamp with time zone,
	"confirmed_at" timestamp with time zone,
	"unsubscribed_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "newsletter_subscribers_status_known" CHECK ("newsletter_subscribers"."status" in ('pending', 'confirmed', 'unsubscribed')),
	CONSTRAINT "newsletter_subscribers_email_shape" CHECK ("newsletter_subscribers"."email" like '%_@_%' and length("newsletter_subscribers"."email") <= 254)
);
--> statement-breakpoint
CREATE TABLE "review_votes" (
	"review_id" integer NOT NULL,
	"account_id" integer NOT NULL,
	CONSTRAINT "review_votes_review_id_account_id_pk" PRIMARY KEY("review_id","account_id")
);
--> statement-breakpoint
CREATE TABLE "uploads" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "uploads_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"account_id" integer,
	"kind" text NOT NULL,
	"path" text NOT NULL,
	"mime" text NOT NULL,
	"width" integer,
	"height" integer,
	"bytes" bigint NOT NULL,
	"variants" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "uploads_path_unique" UNIQUE("path"),
	CONSTRAINT "uploads_kind_known" CHECK ("uploads"."kind" in ('business-logo', 'business-photo', 'profile-photo', 'classified-image', 'classified-video', 'blog-image', 'site-logo', 'creative')),
	CONSTRAINT "uploads_variants_array" CHECK (jsonb_typeof("uploads"."variants") = 'array')
);
--> statement-breakpoint
CREATE TABLE "view_counts" (
	"noun" text NOT NULL,
	"record_id" integer NOT NULL,
	"day" date NOT NULL,
	"views" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "view_counts_noun_record_id_day_pk" PRIMARY KEY("noun","record_id","day"),
	CONSTRAINT "view_counts_noun_known" CHECK ("view_counts"."noun" in ('business', 'blog', 'classified')),
	CONSTRAINT "view_counts_positive" CHECK ("view_counts"."views" >= 0)
);
--> statement-breakpoint
ALTER TABLE "enquiries" DROP CONSTRAINT "enquiries_status_known";--> statement-breakpoint
ALTER TABLE "enquiries" ADD COLUMN "account_id" integer;--> statement-breakpoint
ALTER TABLE "account_tokens" ADD CONSTRAINT "account_tokens_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "blog_posts" ADD CONSTRAINT "blog_posts_category_id_categories_id_fk" FOREIGN KEY ("category_id") REFERENCES "public"."categories"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "blog_posts" ADD CONSTRAINT "blog_posts_author_id_accounts_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."accounts"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "blog_slugs" ADD CONSTRAINT "blog_slugs_post_id_blog_posts_id_fk" FOREIGN KEY ("post_id") REFERENCES "public"."blog_posts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "classified_ads" ADD CONSTRAINT "classified_ads_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "classified_ads" ADD CONSTRAINT "classified_ads_category_id_classified_categories_id_fk" FOREIGN KEY ("category_id") REFERENCES "public"."classified_categories"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "classified_ads" ADD CONSTRAINT "classified_ads_location_id_locations_id_fk" FOREIGN KEY ("location_id") REFERENCES "public"."locations"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "classified_inquiries" ADD CONSTRAINT "classified_inquiries_ad_id_classified_ads_id_fk" FOREIGN KEY ("ad_id") REFERENCES "public"."classified_ads"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "classified_inquiries" ADD CONSTRAINT "classified_inquiries_buyer_id_accounts_id_fk" FOREIGN KEY ("buyer_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reports" ADD CONSTRAINT "reports_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "saved_ads" ADD CONSTRAINT "saved_ads_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "saved_ads" ADD CONSTRAINT "saved_ads_ad_id_classified_ads_id_fk" FOREIGN KEY ("ad_id") REFERENCES "public"."classified_ads"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "review_votes" ADD CONSTRAINT "review_votes_review_id_reviews_id_fk" FOREIGN KEY ("review_id") REFERENCES "public"."reviews"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "review_votes" ADD CONSTRAINT "review_votes_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "uploads" ADD CONSTRAINT "uploads_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "account_tokens_account_index" ON "account_tokens" USING btree ("account_id","purpose");--> statement-breakpoint
CREATE UNIQUE INDEX "blog_posts_source_unique" ON "blog_posts" USING btree ("source","source_id");--> statement-breakpoint
CREATE INDEX "blog_posts_published_index" ON "blog_posts" USING btree ("status","published_at");--> statement-breakpoint
CREATE INDEX "blog_posts_category_index" ON "blog_posts" USING btree ("category_id");--> statement-breakpoint
CREATE INDEX "blog_slugs_post_index" ON "blog_slugs" USING btree ("post_id");--> statement-breakpoint
CREATE INDEX "classified_ads_status_index" ON "classified_ads" USING btree ("status","created_at");--> statement-breakpoint
CREATE INDEX "classified_ads_category_index" ON "classified_ads" USING btree ("category_id","status");--> statement-breakpoint
CREATE INDEX "classified_ads_account_index" ON "classified_ads" USING btree ("account_id");--> statement-breakpoint
CREATE INDEX "classified_ads_location_index" ON "classified_ads" USING btree ("location_id","status");--> statement-breakpoint
CREATE INDEX "classified_inquiries_ad_index" ON "classified_inquiries" USING btree ("ad_id","created_at");--> statement-breakpoint
CREATE INDEX "classified_inquiries_buyer_index" ON "classified_inquiries" USING btree ("buyer_id","created_at");--> statement-breakpoint
CREATE INDEX "reports_status_index" ON "reports" USING btree ("status","created_at");--> statement-breakpoint
CREATE INDEX "saved_ads_ad_index" ON "saved_ads" USING btree ("ad_id");--> statement-breakpoint
CREATE INDEX "mails_waiting_index" ON "mails" USING btree ("next_try_at","id") WHERE "mails"."status" = 'waiting';--> statement-breakpoint
CREATE UNIQUE INDEX "newsletter_subscribers_email_unique" ON "newsletter_subscribers" USING btree (lower("email"));--> statement-breakpoint
CREATE UNIQUE INDEX "newsletter_subscribers_token_unique" ON "newsletter_subscribers" USING btree ("confirm_token_hash");--> statement-breakpoint
CREATE INDEX "review_votes_account_index" ON "review_votes" USING btree ("account_id");--> statement-breakpoint
CREATE INDEX "uploads_account_index" ON "uploads" USING btree ("account_id","created_at");--> statement-breakpoint
ALTER TABLE "enquiries" ADD CONSTRAINT "enquiries_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "enquiries" ADD CONSTRAINT "enquiries_status_known" CHECK ("enquiries"."status" in ('new', 'read', 'closed', 'spam'));--> statement-breakpoint
CREATE TRIGGER touch BEFORE UPDATE ON blog_posts FOR EACH ROW WHEN (OLD.* IS DISTINCT FROM NEW.*) EXECUTE FUNCTION touch_row();--> statement-breakpoint
CREATE TRIGGER touch BEFORE UPDATE ON classified_categories FOR EACH ROW WHEN (OLD.* IS DISTINCT FROM NEW.*) EXECUTE FUNCTION touch_row();--> statement-breakpoint
CREATE TRIGGER touch BEFORE UPDATE ON classified_ads FOR EACH ROW WHEN (OLD.* IS DISTINCT FROM NEW.*) EXECUTE FUNCTION touch_row();--> statement-breakpoint

-- As with businesses: a slug in use or once used belongs to its post.
CREATE FUNCTION keep_blog_slug() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF EXISTS (SELECT 1 FROM blog_slugs s WHERE s.slug = NEW.slug AND s.post_id <> NEW.id) THEN
    RAISE unique_violation USING MESSAGE = 'slug was used by another post', CONSTRAINT = 'blog_posts_slug_unique';
  END IF;
  IF TG_OP = 'UPDATE' THEN
    DELETE FROM blog_slugs WHERE slug = NEW.slug;
    INSERT INTO blog_slugs (slug, post_id) VALUES (OLD.slug, OLD.id)
      ON CONFLICT (slug) DO UPDATE SET post_id = excluded.post_id, replaced_at = now();
  END IF;
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER keep_slug_new AFTER INSERT ON blog_posts FOR EACH ROW EXECUTE FUNCTION keep_blog_slug();--> statement-breakpoint
CREATE TRIGGER keep_slug_changed AFTER UPDATE OF slug ON blog_posts FOR EACH ROW
  WHEN (OLD.slug IS DISTINCT FROM NEW.slug) EXECUTE FUNCTION keep_blog_slug();--> statement-breakpoint

-- A review's helpful count is the number of its votes.
CREATE FUNCTION follow_review_votes() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE reviews SET helpful = helpful + CASE TG_OP WHEN 'INSERT' THEN 1 ELSE -1 END
    WHERE id = CASE TG_OP WHEN 'INSERT' THEN NEW.review_id ELSE OLD.review_id END;
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER follow_review_votes AFTER INSERT OR DELETE ON review_votes FOR EACH ROW EXECUTE FUNCTION follow_review_votes();
