-- The tables, as drizzle-kit writes them. By hand are only the extension and the sequence that they
-- need, and how ad_events is partitioned.
CREATE EXTENSION IF NOT EXISTS pg_trgm;--> statement-breakpoint
-- One counter for the versions of all rows (see tables/columns.ts).
CREATE SEQUENCE content_version;--> statement-breakpoint
CREATE TABLE "account_deletions" (
	"account_id" integer PRIMARY KEY NOT NULL,
	"asked_at" timestamp with time zone NOT NULL,
	"due_at" timestamp with time zone NOT NULL,
	"keeps_reviews" boolean NOT NULL,
	"listings" text NOT NULL,
	CONSTRAINT "account_deletions_listings_known" CHECK ("account_deletions"."listings" in ('keep', 'remove'))
);
--> statement-breakpoint
CREATE TABLE "account_tokens" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "account_tokens_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"account_id" integer NOT NULL,
	"purpose" text NOT NULL,
	"email" text,
	"subject" text,
	"session_id" text,
	"token_hash" text NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"used_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "account_tokens_token_hash_unique" UNIQUE("token_hash"),
	CONSTRAINT "account_tokens_purpose_known" CHECK ("account_tokens"."purpose" in ('reset-password', 'confirm-email', 'change-email', 'download', 'export', 'backup')),
	CONSTRAINT "account_tokens_email_belongs" CHECK (("account_tokens"."purpose" = 'change-email') = ("account_tokens"."email" is not null)),
	CONSTRAINT "account_tokens_subject_belongs" CHECK (("account_tokens"."purpose" in ('export', 'backup')) = ("account_tokens"."subject" is not null)),
	CONSTRAINT "account_tokens_session_belongs" CHECK (("account_tokens"."purpose" in ('download', 'export', 'backup')) = ("account_tokens"."session_id" is not null))
);
--> statement-breakpoint
CREATE TABLE "account_networks" (
	"account_id" integer NOT NULL,
	"network_hash" text NOT NULL,
	"last_used_at" timestamp with time zone NOT NULL,
	CONSTRAINT "account_networks_account_id_network_hash_pk" PRIMARY KEY("account_id","network_hash")
);
--> statement-breakpoint
CREATE TABLE "accounts" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "accounts_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"email" text NOT NULL,
	"password_hash" text NOT NULL,
	"name" text NOT NULL,
	"role" text DEFAULT 'user' NOT NULL,
	"status" text DEFAULT 'active' NOT NULL,
	"customer_type" text DEFAULT 'individual' NOT NULL,
	"phone" text,
	"address" text,
	"city" text,
	"state" text,
	"pincode" text,
	"profile_photo" text,
	"email_confirmed_at" timestamp with time zone,
	"mail_language" text DEFAULT 'en' NOT NULL,
	"is_password_made" boolean DEFAULT false NOT NULL,
	"grace_used_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "accounts_role_known" CHECK ("accounts"."role" in ('user', 'owner', 'admin')),
	CONSTRAINT "accounts_mail_language_known" CHECK ("accounts"."mail_language" in ('en', 'hi')),
	CONSTRAINT "accounts_status_known" CHECK ("accounts"."status" in ('active', 'inactive')),
	CONSTRAINT "accounts_customer_type_known" CHECK ("accounts"."customer_type" in ('individual', 'business_owner', 'startup', 'enterprise',
          'freelancer', 'student')),
	CONSTRAINT "accounts_email_shape" CHECK ("accounts"."email" like '%_@_%' and length("accounts"."email") <= 254),
	CONSTRAINT "accounts_name_filled" CHECK (length(btrim("accounts"."name")) between 1 and 120)
);
--> statement-breakpoint
CREATE TABLE "ad_alerts" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "ad_alerts_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"campaign_id" integer NOT NULL,
	"kind" text NOT NULL,
	"raised_at" timestamp with time zone NOT NULL,
	"clicks" integer NOT NULL,
	"usual" integer NOT NULL,
	"share" integer NOT NULL,
	"told" integer NOT NULL,
	"holds_until" timestamp with time zone NOT NULL,
	"outcome" text,
	"settled_at" timestamp with time zone,
	"settled_by" integer,
	CONSTRAINT "ad_alerts_kind_known" CHECK ("ad_alerts"."kind" in ('many', 'few-networks', 'every-view')),
	CONSTRAINT "ad_alerts_settled_with_outcome" CHECK (("ad_alerts"."outcome" is null) = ("ad_alerts"."settled_at" is null)
        and "ad_alerts"."outcome" in ('normal', 'taken-back')),
	CONSTRAINT "ad_alerts_range" CHECK ("ad_alerts"."clicks" > 0 and "ad_alerts"."usual" >= 0 and "ad_alerts"."share" >= 0)
);
--> statement-breakpoint
CREATE TABLE "ad_closed_days" (
	"day" date PRIMARY KEY NOT NULL,
	"until" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "ad_days" (
	"day" date NOT NULL,
	"placement_id" integer NOT NULL,
	"town" text NOT NULL,
	"kind" text NOT NULL,
	"verdict" text NOT NULL,
	"count" bigint NOT NULL,
	"amount" bigint NOT NULL,
	"campaigns" integer[] NOT NULL,
	CONSTRAINT "ad_days_day_placement_id_town_kind_verdict_pk" PRIMARY KEY("day","placement_id","town","kind","verdict"),
	CONSTRAINT "ad_days_range" CHECK ("ad_days"."count" >= 0 and "ad_days"."amount" >= 0)
);
--> statement-breakpoint
CREATE TABLE "ad_credits" (
	"withdrawal_id" integer NOT NULL,
	"campaign_id" integer NOT NULL,
	"day" date NOT NULL,
	"views" bigint NOT NULL,
	"clicks" bigint NOT NULL,
	"amount" bigint NOT NULL,
	CONSTRAINT "ad_credits_withdrawal_id_campaign_id_day_pk" PRIMARY KEY("withdrawal_id","campaign_id","day"),
	CONSTRAINT "ad_credits_range" CHECK ("ad_credits"."amount" >= 0 and "ad_credits"."views" >= 0 and "ad_credits"."clicks" >= 0)
);
--> statement-breakpoint
CREATE TABLE "ad_notices" (
	"account_id" integer NOT NULL,
	"kind" text NOT NULL,
	"about" text NOT NULL,
	"told_at" timestamp with time zone NOT NULL,
	CONSTRAINT "ad_notices_account_id_kind_about_pk" PRIMARY KEY("account_id","kind","about"),
	CONSTRAINT "ad_notices_kind_known" CHECK ("ad_notices"."kind" in ('nearly-used', 'week'))
);
--> statement-breakpoint
CREATE TABLE "ad_offer_hours" (
	"hour" timestamp with time zone NOT NULL,
	"campaign_id" integer NOT NULL,
	"creative_id" integer NOT NULL,
	"placement_id" integer NOT NULL,
	"page" text NOT NULL,
	"town" text NOT NULL,
	"count" bigint NOT NULL,
	CONSTRAINT "ad_offer_hours_pk" PRIMARY KEY("campaign_id","hour","creative_id","placement_id","page","town"),
	CONSTRAINT "ad_offer_hours_range" CHECK ("ad_offer_hours"."count" >= 0)
);
--> statement-breakpoint
CREATE TABLE "ad_comparisons" (
	"day" date PRIMARY KEY NOT NULL,
	"compared_at" timestamp with time zone NOT NULL,
	"differences" integer NOT NULL,
	"examples" text[] NOT NULL
);
--> statement-breakpoint
CREATE TABLE "ad_events" (
	"offered_at" timestamp with time zone NOT NULL,
	"offer" text NOT NULL,
	"kind" text NOT NULL,
	"nth" smallint NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"campaign_id" integer NOT NULL,
	"creative_id" integer NOT NULL,
	"placement_id" integer NOT NULL,
	"page" text NOT NULL,
	"town" text NOT NULL,
	"visitor" text NOT NULL,
	"network" text DEFAULT '' NOT NULL,
	"site" text DEFAULT '' NOT NULL,
	"browser" text DEFAULT '' NOT NULL,
	"verdict" text NOT NULL,
	"amount" integer NOT NULL,
	CONSTRAINT "ad_events_offered_at_offer_kind_nth_pk" PRIMARY KEY("offered_at","offer","kind","nth"),
	CONSTRAINT "ad_events_kind_known" CHECK ("ad_events"."kind" in ('view', 'click')),
	CONSTRAINT "ad_events_verdict_known" CHECK ("ad_events"."verdict" in ('billed', 'program', 'prefetch', 'elsewhere', 'expired-offer', 'own', 'too-fast', 'not-viewed', 'repeat', 'too-many', 'paused', 'budget-used', 'above-pace', 'unusual', 'withdrawn')),
	CONSTRAINT "ad_events_amount_of_clicks" CHECK ("ad_events"."amount" >= 0 and
        ("ad_events"."amount" = 0 or ("ad_events"."kind" = 'click' and "ad_events"."verdict" = 'billed')))
) PARTITION BY RANGE ("offered_at");
--> statement-breakpoint
CREATE TABLE "ad_hours" (
	"hour" timestamp with time zone NOT NULL,
	"campaign_id" integer NOT NULL,
	"creative_id" integer NOT NULL,
	"placement_id" integer NOT NULL,
	"page" text NOT NULL,
	"town" text NOT NULL,
	"kind" text NOT NULL,
	"verdict" text NOT NULL,
	"count" bigint NOT NULL,
	"amount" bigint NOT NULL,
	CONSTRAINT "ad_hours_pk" PRIMARY KEY("campaign_id","hour","creative_id","placement_id","page","town","kind","verdict"),
	CONSTRAINT "ad_hours_verdict_known" CHECK ("ad_hours"."verdict" in ('billed', 'program', 'prefetch', 'elsewhere', 'expired-offer', 'own', 'too-fast', 'not-viewed', 'repeat', 'too-many', 'paused', 'budget-used', 'above-pace', 'unusual', 'withdrawn')),
	CONSTRAINT "ad_hours_range" CHECK ("ad_hours"."count" >= 0 and "ad_hours"."amount" >= 0)
);
--> statement-breakpoint
CREATE TABLE "ad_withdrawals" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "ad_withdrawals_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"from_time" timestamp with time zone NOT NULL,
	"until_time" timestamp with time zone NOT NULL,
	"campaign_id" integer,
	"placement_id" integer,
	"visitor" text,
	"network" text,
	"sources" jsonb,
	"reason" text NOT NULL,
	"made_by" integer,
	"made_at" timestamp with time zone NOT NULL,
	"views" bigint NOT NULL,
	"clicks" bigint NOT NULL,
	"credited" bigint NOT NULL,
	CONSTRAINT "ad_withdrawals_reason_filled" CHECK (length(btrim("ad_withdrawals"."reason")) between 1 and 500),
	CONSTRAINT "ad_withdrawals_times_ordered" CHECK ("ad_withdrawals"."from_time" < "ad_withdrawals"."until_time")
);
--> statement-breakpoint
CREATE TABLE "ad_withdrawn" (
	"offered_at" timestamp with time zone NOT NULL,
	"offer" text NOT NULL,
	"kind" text NOT NULL,
	"withdrawal_id" integer NOT NULL,
	CONSTRAINT "ad_withdrawn_offered_at_offer_kind_pk" PRIMARY KEY("offered_at","offer","kind")
);
--> statement-breakpoint
CREATE TABLE "campaign_days" (
	"campaign_id" integer NOT NULL,
	"day" date NOT NULL,
	"spent" bigint NOT NULL,
	"views" bigint NOT NULL,
	"clicks" bigint NOT NULL,
	CONSTRAINT "campaign_days_campaign_id_day_pk" PRIMARY KEY("campaign_id","day"),
	CONSTRAINT "campaign_days_range" CHECK ("campaign_days"."spent" >= 0 and "campaign_days"."views" >= 0 and "campaign_days"."clicks" >= 0)
);
--> statement-breakpoint
CREATE TABLE "campaign_totals" (
	"campaign_id" integer PRIMARY KEY NOT NULL,
	"spent" bigint NOT NULL,
	"views" bigint NOT NULL,
	"clicks" bigint NOT NULL,
	"excluded" bigint DEFAULT 0 NOT NULL,
	CONSTRAINT "campaign_totals_range" CHECK ("campaign_totals"."spent" >= 0 and "campaign_totals"."views" >= 0 and "campaign_totals"."clicks" >= 0)
);
--> statement-breakpoint
CREATE TABLE "amenities" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "amenities_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"category_id" integer NOT NULL,
	"name" text NOT NULL,
	"name_hi" text,
	"icon" text,
	"description" text DEFAULT '' NOT NULL,
	"status" text DEFAULT 'active' NOT NULL,
	"sort_order" integer DEFAULT 0 NOT NULL,
	"version" bigint DEFAULT nextval('content_version') NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "amenities_category_name_unique" UNIQUE("category_id","name"),
	CONSTRAINT "amenities_status_known" CHECK ("amenities"."status" in ('active', 'inactive')),
	CONSTRAINT "amenities_name_filled" CHECK (length(btrim("amenities"."name")) between 1 and 120)
);
--> statement-breakpoint
CREATE TABLE "business_amenities" (
	"business_id" integer NOT NULL,
	"amenity_id" integer NOT NULL,
	CONSTRAINT "business_amenities_business_id_amenity_id_pk" PRIMARY KEY("business_id","amenity_id")
);
--> statement-breakpoint
CREATE TABLE "counted_today" (
	"day" date NOT NULL,
	"hash" text NOT NULL,
	CONSTRAINT "counted_today_day_hash_pk" PRIMARY KEY("day","hash")
);
--> statement-breakpoint
CREATE TABLE "counting_salts" (
	"day" date PRIMARY KEY NOT NULL,
	"salt" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "daily_counts" (
	"noun" text NOT NULL,
	"record_id" integer NOT NULL,
	"day" date NOT NULL,
	"kind" text NOT NULL,
	"count" integer NOT NULL,
	CONSTRAINT "daily_counts_noun_record_id_day_kind_pk" PRIMARY KEY("noun","record_id","day","kind"),
	CONSTRAINT "daily_counts_noun_known" CHECK ("daily_counts"."noun" in ('business', 'blog', 'classified')),
	CONSTRAINT "daily_counts_kind_known" CHECK ("daily_counts"."kind" in ('view', 'call', 'whatsapp', 'directions', 'website', 'save', 'share', 'message')),
	CONSTRAINT "daily_counts_positive" CHECK ("daily_counts"."count" > 0)
);
--> statement-breakpoint
CREATE TABLE "search_counts" (
	"noun" text NOT NULL,
	"record_id" integer NOT NULL,
	"day" date NOT NULL,
	"words" text NOT NULL,
	"count" integer NOT NULL,
	CONSTRAINT "search_counts_noun_record_id_day_words_pk" PRIMARY KEY("noun","record_id","day","words"),
	CONSTRAINT "search_counts_noun_known" CHECK ("search_counts"."noun" in ('business', 'blog', 'classified')),
	CONSTRAINT "search_counts_words_short" CHECK (length("search_counts"."words") between 1 and 60),
	CONSTRAINT "search_counts_positive" CHECK ("search_counts"."count" > 0)
);
--> statement-breakpoint
CREATE TABLE "audit_entries" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "audit_entries_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"at" timestamp with time zone DEFAULT now() NOT NULL,
	"actor" text NOT NULL,
	"account_id" integer,
	"action" text NOT NULL,
	"noun" text NOT NULL,
	"record_id" integer,
	"detail" jsonb DEFAULT '{}'::jsonb NOT NULL,
	CONSTRAINT "audit_entries_actor_known" CHECK ("audit_entries"."actor" in ('visitor', 'user', 'job'))
);
--> statement-breakpoint
CREATE TABLE "blog_drafts" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "blog_drafts_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"post_id" integer NOT NULL,
	"account_id" integer,
	"values" jsonb NOT NULL,
	"version" bigint DEFAULT nextval('content_version') NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "blog_drafts_post_id_unique" UNIQUE("post_id"),
	CONSTRAINT "blog_drafts_object" CHECK (jsonb_typeof("blog_drafts"."values") = 'object')
);
--> statement-breakpoint
CREATE TABLE "blog_looks" (
	"account_id" integer PRIMARY KEY NOT NULL,
	"post_id" integer NOT NULL,
	"at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "blog_pictures" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "blog_pictures_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"account_id" integer,
	"path" text NOT NULL,
	"text" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "blog_pictures_path_unique" UNIQUE("path"),
	CONSTRAINT "blog_pictures_text_filled" CHECK (length(btrim("blog_pictures"."text")) between 1 and 300)
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
	"creation_key" uuid,
	"version" bigint DEFAULT nextval('content_version') NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "blog_posts_slug_unique" UNIQUE("slug"),
	CONSTRAINT "blog_posts_creation_key_unique" UNIQUE("creation_key"),
	CONSTRAINT "blog_posts_slug_shape" CHECK ("blog_posts"."slug" ~ '^[a-z0-9]+(-[a-z0-9]+)*$' and length("blog_posts"."slug") <= 120),
	CONSTRAINT "blog_posts_title_filled" CHECK (length(btrim("blog_posts"."title")) between 1 and 200),
	CONSTRAINT "blog_posts_content_filled" CHECK (length(btrim("blog_posts"."content")) between 1 and 200000),
	CONSTRAINT "blog_posts_language_known" CHECK ("blog_posts"."language" in ('en', 'hi')),
	CONSTRAINT "blog_posts_status_known" CHECK ("blog_posts"."status" in ('draft', 'published', 'archived', 'scheduled')),
	CONSTRAINT "blog_posts_published_dated" CHECK ("blog_posts"."status" not in ('published', 'scheduled') or "blog_posts"."published_at" is not null),
	CONSTRAINT "blog_posts_source_whole" CHECK (("blog_posts"."source" is null) = ("blog_posts"."source_id" is null))
);
--> statement-breakpoint
CREATE TABLE "blog_versions" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "blog_versions_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"post_id" integer NOT NULL,
	"account_id" integer,
	"kind" text NOT NULL,
	"status" text NOT NULL,
	"values" jsonb NOT NULL,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "blog_versions_kind_known" CHECK ("blog_versions"."kind" in ('saved', 'autosaved'))
);
--> statement-breakpoint
CREATE TABLE "bulk_change_rows" (
	"bulk_id" integer NOT NULL,
	"business_id" integer NOT NULL,
	"was" jsonb,
	"became" jsonb,
	"outcome" text,
	"problem" text,
	CONSTRAINT "bulk_change_rows_bulk_id_business_id_pk" PRIMARY KEY("bulk_id","business_id"),
	CONSTRAINT "bulk_change_rows_outcome_known" CHECK ("bulk_change_rows"."outcome" in ('done', 'failed', 'undone', 'kept'))
);
--> statement-breakpoint
CREATE TABLE "bulk_changes" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "bulk_changes_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"account_id" integer,
	"undone_by" integer,
	"undone_at" timestamp with time zone,
	"change" jsonb NOT NULL,
	"state" text DEFAULT 'running' NOT NULL,
	"total" integer NOT NULL,
	"is_large" boolean NOT NULL,
	"lease_until" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "bulk_changes_state_known" CHECK ("bulk_changes"."state" in ('running', 'done', 'undoing', 'undone'))
);
--> statement-breakpoint
CREATE TABLE "business_changes" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "business_changes_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"business_id" integer NOT NULL,
	"account_id" integer NOT NULL,
	"proposed" jsonb NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "business_changes_business_id_unique" UNIQUE("business_id"),
	CONSTRAINT "business_changes_something" CHECK (jsonb_typeof("business_changes"."proposed") = 'object' and "business_changes"."proposed" <> '{}')
);
--> statement-breakpoint
CREATE TABLE "business_claims" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "business_claims_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"business_id" integer NOT NULL,
	"account_id" integer NOT NULL,
	"proof" text NOT NULL,
	"status" text DEFAULT 'open' NOT NULL,
	"note" text,
	"document" text,
	"code_hash" text,
	"code_expires_at" timestamp with time zone,
	"code_tries" smallint DEFAULT 0 NOT NULL,
	"proven_at" timestamp with time zone,
	"decided_at" timestamp with time zone,
	"reason" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "business_claims_proof_known" CHECK ("business_claims"."proof" in ('code', 'call', 'document')),
	CONSTRAINT "business_claims_status_known" CHECK ("business_claims"."status" in ('open', 'approved', 'rejected', 'withdrawn')),
	CONSTRAINT "business_claims_document_fits" CHECK ("business_claims"."document" is null or "business_claims"."proof" = 'document')
);
--> statement-breakpoint
CREATE TABLE "businesses" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "businesses_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"business_id" text GENERATED ALWAYS AS ('BIZ-' || id::text) STORED NOT NULL,
	"slug" text NOT NULL,
	"status" text DEFAULT 'pending' NOT NULL,
	"paused_until" text,
	"paused_for" text,
	"closed_at" timestamp with time zone,
	"moved_to_id" integer,
	"moved_to_address" text,
	"deleted_at" timestamp with time zone,
	"status_before_deletion" text,
	"hidden_reason" text,
	"sent_again_at" timestamp with time zone,
	"source" text,
	"source_id" text,
	"source_date" text,
	"owner_id" integer,
	"category_id" integer NOT NULL,
	"location_id" integer NOT NULL,
	"name" text NOT NULL,
	"sort_name" text GENERATED ALWAYS AS (lower(name)) STORED NOT NULL,
	"name_hi" text,
	"description" text DEFAULT '' NOT NULL,
	"tagline" text,
	"owner_name" text,
	"business_type" text,
	"established_year" smallint,
	"employee_count" text,
	"price_range" text,
	"tags" text[] DEFAULT '{}' NOT NULL,
	"languages" text[] DEFAULT '{}' NOT NULL,
	"address" text DEFAULT '' NOT NULL,
	"landmark" text,
	"zip_code" text,
	"latitude" double precision,
	"longitude" double precision,
	"phone" text,
	"alternate_phone" text,
	"whatsapp_number" text,
	"email" text,
	"website" text,
	"facebook" text,
	"instagram" text,
	"twitter" text,
	"linkedin" text,
	"youtube" text,
	"youtube_video" text,
	"video_title" text,
	"hours" jsonb,
	"special_days" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"service_information" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"service_areas" text[] DEFAULT '{}' NOT NULL,
	"service_radius_km" smallint,
	"payment_methods" text[] DEFAULT '{}' NOT NULL,
	"home_delivery" boolean,
	"online_ordering" boolean,
	"minimum_order" integer,
	"delivery_fee" integer,
	"logo" text,
	"images" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"image_texts" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"featured" boolean DEFAULT false NOT NULL,
	"verified" boolean DEFAULT false NOT NULL,
	"rating_sum" integer DEFAULT 0 NOT NULL,
	"rating_count" integer DEFAULT 0 NOT NULL,
	"approved_at" timestamp with time zone,
	"confirmed_at" timestamp with time zone DEFAULT now() NOT NULL,
	"confirmed_by" text DEFAULT 'source' NOT NULL,
	"search_name" text DEFAULT '' NOT NULL,
	"search_document" "tsvector" DEFAULT ''::tsvector NOT NULL,
	"version" bigint DEFAULT nextval('content_version') NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "businesses_slug_unique" UNIQUE("slug"),
	CONSTRAINT "businesses_slug_shape" CHECK ("businesses"."slug" ~ '^[a-z0-9]+(-[a-z0-9]+)*$' and "businesses"."slug" !~ '^([0-9]+|biz-[0-9]+)$'
          and length("businesses"."slug") <= 120),
	CONSTRAINT "businesses_status_known" CHECK ("businesses"."status" in ('pending', 'active', 'inactive', 'closed')),
	CONSTRAINT "businesses_pause_whole" CHECK (("businesses"."paused_until" is null) = ("businesses"."paused_for" is null)
          and ("businesses"."paused_until" is null or "businesses"."status" <> 'closed')),
	CONSTRAINT "businesses_pause_date" CHECK ("businesses"."paused_until" ~ '^20[0-9]{2}-[01][0-9]-[0-3][0-9]$'),
	CONSTRAINT "businesses_pause_known" CHECK ("businesses"."paused_for" in ('renovation', 'holiday', 'season', 'other')),
	CONSTRAINT "businesses_closed_whole" CHECK ("businesses"."status" <> 'closed' or "businesses"."closed_at" is not null),
	CONSTRAINT "businesses_moved_elsewhere" CHECK ("businesses"."moved_to_id" <> "businesses"."id"),
	CONSTRAINT "businesses_deleted_hidden" CHECK (("businesses"."deleted_at" is null) = ("businesses"."status_before_deletion" is null)
          and ("businesses"."deleted_at" is null or "businesses"."status" = 'inactive')),
	CONSTRAINT "businesses_source_whole" CHECK (("businesses"."source" is null) = ("businesses"."source_id" is null)),
	CONSTRAINT "businesses_source_date_shape" CHECK ("businesses"."source_date" ~ '^(19|20)[0-9]{2}(-(0[1-9]|1[0-2])(-(0[1-9]|[12][0-9]|3[01]))?)?$'),
	CONSTRAINT "businesses_name_filled" CHECK (length(btrim("businesses"."name")) between 1 and 200),
	CONSTRAINT "businesses_description_length" CHECK (length("businesses"."description") <= 5000),
	CONSTRAINT "businesses_year_range" CHECK ("businesses"."established_year" between 1900 and 2200),
	CONSTRAINT "businesses_type_known" CHECK ("businesses"."business_type" in
          ('individual','partnership','company','llc','corporation','nonprofit')),
	CONSTRAINT "businesses_employees_known" CHECK ("businesses"."employee_count" in ('1','2-10','11-50','51-200','200+')),
	CONSTRAINT "businesses_payments_known" CHECK ("businesses"."payment_methods" <@ ARRAY['Cash', 'Credit Card', 'Debit Card', 'UPI', 'Net Banking', 'Digital Wallet', 'Cheque', 'Bank Transfer', 'PayTM', 'Google Pay', 'PhonePe', 'BHIM']::text[]),
	CONSTRAINT "businesses_price_known" CHECK ("businesses"."price_range" in ('$','$$','$$$','$$$$')),
	CONSTRAINT "businesses_zip_shape" CHECK ("businesses"."zip_code" ~ '^[1-9][0-9]{5}$'),
	CONSTRAINT "businesses_confirmer_known" CHECK ("businesses"."confirmed_by" in ('owner', 'team', 'source')),
	CONSTRAINT "businesses_coordinates_whole" CHECK (("businesses"."latitude" is null) = ("businesses"."longitude" is null)),
	CONSTRAINT "businesses_latitude_range" CHECK ("businesses"."latitude" between -90 and 90),
	CONSTRAINT "businesses_longitude_range" CHECK ("businesses"."longitude" between -180 and 180),
	CONSTRAINT "businesses_radius_range" CHECK ("businesses"."service_radius_km" between 1 and 100),
	CONSTRAINT "businesses_money_positive" CHECK ("businesses"."minimum_order" >= 0 and "businesses"."delivery_fee" >= 0),
	CONSTRAINT "businesses_hours_object" CHECK (jsonb_typeof("businesses"."hours") = 'object'),
	CONSTRAINT "businesses_special_days_array" CHECK (jsonb_typeof("businesses"."special_days") = 'array'),
	CONSTRAINT "businesses_service_information_object" CHECK (jsonb_typeof("businesses"."service_information") = 'object'),
	CONSTRAINT "businesses_images_array" CHECK (jsonb_typeof("businesses"."images") = 'array'),
	CONSTRAINT "businesses_image_texts_object" CHECK (jsonb_typeof("businesses"."image_texts") = 'object'),
	CONSTRAINT "businesses_rating_whole" CHECK ("businesses"."rating_count" >= 0 and "businesses"."rating_sum" between "businesses"."rating_count"
          and 5 * "businesses"."rating_count")
);
--> statement-breakpoint
CREATE TABLE "search_words" (
	"word" text collate "C" PRIMARY KEY NOT NULL,
	"spelling" text NOT NULL,
	"place" boolean DEFAULT false NOT NULL
);
--> statement-breakpoint
CREATE TABLE "campaign_targets" (
	"campaign_id" integer PRIMARY KEY NOT NULL,
	"target_url" text NOT NULL,
	"due_at" timestamp with time zone NOT NULL,
	"looked_at" timestamp with time zone,
	"outcome" text,
	"detail" text,
	"final_url" text,
	"approved_site" text,
	"failures" integer DEFAULT 0 NOT NULL,
	"told_at" timestamp with time zone,
	CONSTRAINT "campaign_targets_outcome_known" CHECK ("campaign_targets"."outcome" in ('answers', 'redirects', 'fails', 'refused', 'unchecked'))
);
--> statement-breakpoint
CREATE TABLE "campaigns" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "campaigns_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"account_id" integer NOT NULL,
	"title" text NOT NULL,
	"description" text DEFAULT '' NOT NULL,
	"target_url" text NOT NULL,
	"budget" integer NOT NULL,
	"daily_budget" integer,
	"cost_per_click" integer DEFAULT 800 NOT NULL,
	"start_date" date,
	"end_date" date,
	"keywords" text[] DEFAULT '{}' NOT NULL,
	"locations" text[] DEFAULT '{}' NOT NULL,
	"target_audience" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"status" text DEFAULT 'draft' NOT NULL,
	"is_approved" boolean DEFAULT false NOT NULL,
	"submitted_at" timestamp with time zone,
	"rejection_reason" text,
	"proposed" jsonb,
	"proposed_at" timestamp with time zone,
	"paused_at" timestamp with time zone,
	"deleted_at" timestamp with time zone,
	"version" bigint DEFAULT nextval('content_version') NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "campaigns_proposed_since" CHECK (("campaigns"."proposed" is null) = ("campaigns"."proposed_at" is null)),
	CONSTRAINT "campaigns_status_known" CHECK ("campaigns"."status" in ('draft', 'active', 'paused', 'completed', 'rejected')),
	CONSTRAINT "campaigns_title_filled" CHECK (length(btrim("campaigns"."title")) between 1 and 200),
	CONSTRAINT "campaigns_target_http" CHECK ("campaigns"."target_url" ~ '^https?://'),
	CONSTRAINT "campaigns_budget_range" CHECK ("campaigns"."budget" >= 100 and "campaigns"."daily_budget" >= 1000 and "campaigns"."cost_per_click" >= 100),
	CONSTRAINT "campaigns_dates_ordered" CHECK ("campaigns"."end_date" >= "campaigns"."start_date")
);
--> statement-breakpoint
CREATE TABLE "categories" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "categories_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"slug" text NOT NULL,
	"name" text NOT NULL,
	"name_hi" text,
	"description" text DEFAULT '' NOT NULL,
	"icon" text,
	"color" text DEFAULT '#6366f1' NOT NULL,
	"status" text DEFAULT 'active' NOT NULL,
	"sort_order" integer DEFAULT 0 NOT NULL,
	"keywords" text[] DEFAULT '{}' NOT NULL,
	"version" bigint DEFAULT nextval('content_version') NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "categories_slug_unique" UNIQUE("slug"),
	CONSTRAINT "categories_slug_shape" CHECK ("categories"."slug" ~ '^[a-z0-9]+(-[a-z0-9]+)*$' and "categories"."slug" !~ '^[0-9]+$'),
	CONSTRAINT "categories_status_known" CHECK ("categories"."status" in ('active', 'inactive')),
	CONSTRAINT "categories_color_hex" CHECK ("categories"."color" ~ '^#[0-9a-fA-F]{6}$'),
	CONSTRAINT "categories_name_filled" CHECK (length(btrim("categories"."name")) between 1 and 120)
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
	"price_since" timestamp with time zone,
	"former_price" integer,
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
	"shown_before" jsonb,
	"approved_at" timestamp with time zone,
	"expires_at" timestamp with time zone,
	"end_told" timestamp with time zone,
	"sold_at" timestamp with time zone,
	"sold_where" text,
	"sold_price" integer,
	"version" bigint DEFAULT nextval('content_version') NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "classified_ads_slug_unique" UNIQUE("slug"),
	CONSTRAINT "classified_ads_slug_shape" CHECK ("classified_ads"."slug" ~ '^[a-z0-9]+(-[a-z0-9]+)*$' and "classified_ads"."slug" !~ '^[0-9]+$'),
	CONSTRAINT "classified_ads_slug_free" CHECK ("classified_ads"."slug" not in ('post', 'edit')),
	CONSTRAINT "classified_ads_title_filled" CHECK (length(btrim("classified_ads"."title")) between 1 and 200),
	CONSTRAINT "classified_ads_description_filled" CHECK (length(btrim("classified_ads"."description")) between 1 and 5000),
	CONSTRAINT "classified_ads_price_range" CHECK ("classified_ads"."price" between 0 and 2000000000),
	CONSTRAINT "classified_ads_price_type_known" CHECK ("classified_ads"."price_type" in ('fixed', 'negotiable', 'on_request')),
	CONSTRAINT "classified_ads_priced" CHECK ("classified_ads"."price_type" = 'on_request' or "classified_ads"."price" is not null),
	CONSTRAINT "classified_ads_condition_known" CHECK ("classified_ads"."condition" in ('new', 'like_new', 'good', 'fair', 'poor')),
	CONSTRAINT "classified_ads_former_price_higher" CHECK ("classified_ads"."former_price" is null or ("classified_ads"."former_price" > "classified_ads"."price"
          and "classified_ads"."former_price" <= 2000000000)),
	CONSTRAINT "classified_ads_sold_where_known" CHECK ("classified_ads"."sold_where" in ('here', 'elsewhere')),
	CONSTRAINT "classified_ads_sold_price_range" CHECK ("classified_ads"."sold_price" between 0 and 2000000000),
	CONSTRAINT "classified_ads_sold_tells" CHECK ("classified_ads"."status" = 'sold' or ("classified_ads"."sold_where" is null and "classified_ads"."sold_price" is null)),
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
	"offer_answer" text,
	"offer_answered_at" timestamp with time zone,
	"read_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "classified_inquiries_type_known" CHECK ("classified_inquiries"."inquiry_type" in ('general', 'price_negotiation', 'availability', 'product_details',
          'meeting_request')),
	CONSTRAINT "classified_inquiries_message_length" CHECK (length(btrim("classified_inquiries"."message")) between 1 and 1000),
	CONSTRAINT "classified_inquiries_name_filled" CHECK (length(btrim("classified_inquiries"."buyer_name")) between 1 and 120),
	CONSTRAINT "classified_inquiries_offer_range" CHECK ("classified_inquiries"."offered_price" between 1 and 2000000000),
	CONSTRAINT "classified_inquiries_offer_belongs" CHECK ("classified_inquiries"."offered_price" is null or "classified_inquiries"."inquiry_type" = 'price_negotiation'),
	CONSTRAINT "classified_inquiries_answer_known" CHECK ("classified_inquiries"."offer_answer" in ('accepted', 'declined')),
	CONSTRAINT "classified_inquiries_answer_whole" CHECK (("classified_inquiries"."offer_answer" is null) = ("classified_inquiries"."offer_answered_at" is null)
          and ("classified_inquiries"."offer_answer" is null or "classified_inquiries"."offered_price" is not null)),
	CONSTRAINT "classified_inquiries_contact_known" CHECK ("classified_inquiries"."preferred_contact" in ('phone', 'email', 'whatsapp'))
);
--> statement-breakpoint
CREATE TABLE "saved_ads" (
	"account_id" integer NOT NULL,
	"ad_id" integer NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "saved_ads_account_id_ad_id_pk" PRIMARY KEY("account_id","ad_id")
);
--> statement-breakpoint
CREATE TABLE "content_changes" (
	"name" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "content_versions" (
	"name" text PRIMARY KEY NOT NULL,
	"version" bigint DEFAULT 1 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "creatives" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "creatives_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"campaign_id" integer NOT NULL,
	"name" text NOT NULL,
	"type" text NOT NULL,
	"size" text DEFAULT '300x250' NOT NULL,
	"position" text DEFAULT 'sidebar' NOT NULL,
	"headline" text,
	"description" text,
	"call_to_action" text DEFAULT 'Learn More' NOT NULL,
	"image_url" text,
	"gif_url" text,
	"video_url" text,
	"carousel" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"frame_url" text,
	"file_size" integer,
	"file_duration" integer,
	"is_approved" boolean DEFAULT false NOT NULL,
	"rejection_reason" text,
	"sent_at" timestamp with time zone DEFAULT now() NOT NULL,
	"proposed" jsonb,
	"proposed_at" timestamp with time zone,
	"deleted_at" timestamp with time zone,
	"version" bigint DEFAULT nextval('content_version') NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "creatives_type_known" CHECK ("creatives"."type" in ('banner', 'gif', 'video', 'carousel', 'rich_media', 'text')),
	CONSTRAINT "creatives_name_filled" CHECK (length(btrim("creatives"."name")) between 1 and 200),
	CONSTRAINT "creatives_texts_length" CHECK (length("creatives"."headline") <= 50 and length("creatives"."description") <= 150
          and length("creatives"."call_to_action") <= 20),
	CONSTRAINT "creatives_proposed_since" CHECK (("creatives"."proposed" is null) = ("creatives"."proposed_at" is null)),
	CONSTRAINT "creatives_deleted_off" CHECK (not ("creatives"."is_approved" and "creatives"."deleted_at" is not null))
);
--> statement-breakpoint
CREATE TABLE "business_drafts" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "business_drafts_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"account_id" integer NOT NULL,
	"values" jsonb NOT NULL,
	"version" bigint DEFAULT nextval('content_version') NOT NULL,
	"writer" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "business_drafts_object" CHECK (jsonb_typeof("business_drafts"."values") = 'object')
);
--> statement-breakpoint
CREATE TABLE "classified_drafts" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "classified_drafts_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"account_id" integer NOT NULL,
	"values" jsonb NOT NULL,
	"version" bigint DEFAULT nextval('content_version') NOT NULL,
	"writer" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "classified_drafts_object" CHECK (jsonb_typeof("classified_drafts"."values") = 'object')
);
--> statement-breakpoint
CREATE TABLE "business_merges" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "business_merges_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"kept_id" integer NOT NULL,
	"gone_id" integer NOT NULL,
	"account_id" integer,
	"record" jsonb NOT NULL,
	"at" timestamp with time zone DEFAULT now() NOT NULL,
	"undone_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "duplicate_pairs" (
	"one_id" integer NOT NULL,
	"other_id" integer NOT NULL,
	"certainty" smallint NOT NULL,
	"reasons" jsonb NOT NULL,
	"is_distinct" boolean DEFAULT false NOT NULL,
	CONSTRAINT "duplicate_pairs_one_id_other_id_pk" PRIMARY KEY("one_id","other_id"),
	CONSTRAINT "duplicate_pairs_ordered" CHECK ("duplicate_pairs"."one_id" < "duplicate_pairs"."other_id")
);
--> statement-breakpoint
CREATE TABLE "duplicate_scans" (
	"id" integer PRIMARY KEY NOT NULL,
	"updated_at" text NOT NULL,
	"business_id" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "enquiries" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "enquiries_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"business_id" integer,
	"business_name" text,
	"name" text NOT NULL,
	"email" text NOT NULL,
	"phone" text,
	"message" text NOT NULL,
	"account_id" integer,
	"status" text DEFAULT 'new' NOT NULL,
	"for_site" boolean DEFAULT true NOT NULL,
	"assigned_to" integer,
	"answered_at" timestamp with time zone,
	"closed_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "enquiries_status_known" CHECK ("enquiries"."status" in ('new', 'open', 'answered', 'closed', 'spam')),
	CONSTRAINT "enquiries_name_filled" CHECK (length(btrim("enquiries"."name")) between 1 and 120),
	CONSTRAINT "enquiries_email_shape" CHECK ("enquiries"."email" like '%_@_%' and length("enquiries"."email") <= 254),
	CONSTRAINT "enquiries_message_length" CHECK (length(btrim("enquiries"."message")) between 1 and 5000)
);
--> statement-breakpoint
CREATE TABLE "confirmation_asks" (
	"business_id" integer PRIMARY KEY NOT NULL,
	"asked_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "canned_answers" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "canned_answers_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"title" text NOT NULL,
	"text" text NOT NULL,
	"text_hi" text DEFAULT '' NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "canned_answers_title_filled" CHECK (length(btrim("canned_answers"."title")) between 1 and 80),
	CONSTRAINT "canned_answers_text_filled" CHECK (length(btrim("canned_answers"."text")) between 1 and 2000)
);
--> statement-breakpoint
CREATE TABLE "contact_answers" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "contact_answers_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"enquiry_id" integer NOT NULL,
	"account_id" integer,
	"message" text NOT NULL,
	"mail_id" integer,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "contact_answers_message_length" CHECK (length(btrim("contact_answers"."message")) between 1 and 5000)
);
--> statement-breakpoint
CREATE TABLE "favourites" (
	"account_id" integer NOT NULL,
	"business_id" integer NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "favourites_account_id_business_id_pk" PRIMARY KEY("account_id","business_id")
);
--> statement-breakpoint
CREATE TABLE "former_pages" (
	"noun" text NOT NULL,
	"slug" text NOT NULL,
	"record_id" integer NOT NULL,
	"left_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "former_pages_noun_slug_pk" PRIMARY KEY("noun","slug"),
	CONSTRAINT "former_pages_noun_known" CHECK ("former_pages"."noun" in ('businesses', 'blog', 'categories', 'locations'))
);
--> statement-breakpoint
CREATE TABLE "import_changes" (
	"import_id" integer NOT NULL,
	"line" integer NOT NULL,
	"business_id" integer NOT NULL,
	"name" text NOT NULL,
	"changes" jsonb NOT NULL,
	CONSTRAINT "import_changes_import_id_line_pk" PRIMARY KEY("import_id","line")
);
--> statement-breakpoint
CREATE TABLE "import_files" (
	"import_id" integer PRIMARY KEY NOT NULL,
	"content" "bytea" NOT NULL
);
--> statement-breakpoint
CREATE TABLE "import_problems" (
	"import_id" integer NOT NULL,
	"line" integer NOT NULL,
	"cells" jsonb NOT NULL,
	"problems" jsonb NOT NULL,
	CONSTRAINT "import_problems_import_id_line_pk" PRIMARY KEY("import_id","line")
);
--> statement-breakpoint
CREATE TABLE "import_rows" (
	"import_id" integer NOT NULL,
	"business_id" integer NOT NULL,
	"was" jsonb,
	"version" bigint NOT NULL,
	"outcome" text,
	CONSTRAINT "import_rows_import_id_business_id_pk" PRIMARY KEY("import_id","business_id"),
	CONSTRAINT "import_rows_outcome_known" CHECK ("import_rows"."outcome" in ('undone', 'kept'))
);
--> statement-breakpoint
CREATE TABLE "import_shapes" (
	"shape" text PRIMARY KEY NOT NULL,
	"choices" jsonb NOT NULL,
	"decisions" jsonb NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "import_towns" (
	"import_id" integer NOT NULL,
	"location_id" integer NOT NULL,
	CONSTRAINT "import_towns_import_id_location_id_pk" PRIMARY KEY("import_id","location_id")
);
--> statement-breakpoint
CREATE TABLE "imports" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "imports_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"account_id" integer,
	"file" text NOT NULL,
	"state" text DEFAULT 'uploaded' NOT NULL,
	"columns" jsonb NOT NULL,
	"sample" jsonb NOT NULL,
	"choices" jsonb,
	"remembered" boolean DEFAULT false NOT NULL,
	"findings" jsonb,
	"decisions" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"done" integer DEFAULT 0 NOT NULL,
	"total" integer DEFAULT 0 NOT NULL,
	"counts" jsonb,
	"problem" text,
	"wants_stop" boolean DEFAULT false NOT NULL,
	"lease_until" timestamp with time zone,
	"started_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"ended_at" timestamp with time zone,
	CONSTRAINT "imports_state_known" CHECK ("imports"."state" in ('uploaded', 'checking', 'checked', 'importing', 'done', 'stopped', 'failed', 'undoing', 'undone'))
);
--> statement-breakpoint
CREATE TABLE "districts" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "districts_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"state_id" integer NOT NULL,
	"name" text NOT NULL,
	"slug" text NOT NULL,
	CONSTRAINT "districts_state_name_unique" UNIQUE("state_id","name"),
	CONSTRAINT "districts_state_slug_unique" UNIQUE("state_id","slug"),
	CONSTRAINT "districts_name_filled" CHECK (length(btrim("districts"."name")) between 1 and 80)
);
--> statement-breakpoint
CREATE TABLE "locations" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "locations_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"district_id" integer NOT NULL,
	"city" text NOT NULL,
	"name_hi" text,
	"slug" text NOT NULL,
	"pincode" text,
	"latitude" double precision,
	"longitude" double precision,
	"aliases" text[] DEFAULT '{}' NOT NULL,
	"status" text DEFAULT 'active' NOT NULL,
	"version" bigint DEFAULT nextval('content_version') NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "locations_slug_unique" UNIQUE("slug"),
	CONSTRAINT "locations_district_city_unique" UNIQUE("district_id","city"),
	CONSTRAINT "locations_slug_shape" CHECK ("locations"."slug" ~ '^[a-z0-9]+(-[a-z0-9]+)*$' and "locations"."slug" !~ '^[0-9]+$'),
	CONSTRAINT "locations_city_filled" CHECK (length(btrim("locations"."city")) between 1 and 80),
	CONSTRAINT "locations_pincode_shape" CHECK ("locations"."pincode" ~ '^[1-9][0-9]{5}$'),
	CONSTRAINT "locations_status_known" CHECK ("locations"."status" in ('active', 'inactive')),
	CONSTRAINT "locations_coordinates_whole" CHECK (("locations"."latitude" is null) = ("locations"."longitude" is null)),
	CONSTRAINT "locations_latitude_range" CHECK ("locations"."latitude" between -90 and 90),
	CONSTRAINT "locations_longitude_range" CHECK ("locations"."longitude" between -180 and 180)
);
--> statement-breakpoint
CREATE TABLE "pincodes" (
	"pincode" text NOT NULL,
	"district_id" integer NOT NULL,
	"offices" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "pincodes_pincode_district_unique" UNIQUE("pincode","district_id"),
	CONSTRAINT "pincodes_shape" CHECK ("pincodes"."pincode" ~ '^[1-9][0-9]{5}$'),
	CONSTRAINT "pincodes_offices_range" CHECK ("pincodes"."offices" >= 0)
);
--> statement-breakpoint
CREATE TABLE "states" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "states_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"name" text NOT NULL,
	"slug" text NOT NULL,
	CONSTRAINT "states_name_unique" UNIQUE("name"),
	CONSTRAINT "states_slug_unique" UNIQUE("slug"),
	CONSTRAINT "states_name_filled" CHECK (length(btrim("states"."name")) between 1 and 80)
);
--> statement-breakpoint
CREATE TABLE "mail_requests" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "mail_requests_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"kind" text NOT NULL,
	"email" text NOT NULL,
	"registration_id" integer,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "mail_requests_kind_known" CHECK ("mail_requests"."kind" in ('registration', 'reset-password', 'newsletter')),
	CONSTRAINT "mail_requests_registration" CHECK (("mail_requests"."kind" = 'registration') = ("mail_requests"."registration_id" is not null))
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
	"thread" text,
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
CREATE TABLE "message_blocks" (
	"account_id" integer NOT NULL,
	"blocked_id" integer NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "message_blocks_account_id_blocked_id_pk" PRIMARY KEY("account_id","blocked_id"),
	CONSTRAINT "message_blocks_not_self" CHECK ("message_blocks"."account_id" <> "message_blocks"."blocked_id")
);
--> statement-breakpoint
CREATE TABLE "messages" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "messages_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"sender_id" integer NOT NULL,
	"receiver_id" integer NOT NULL,
	"business_id" integer,
	"inquiry_id" integer,
	"client_key" text,
	"subject" text NOT NULL,
	"message" text NOT NULL,
	"pictures" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"mailed_at" timestamp with time zone,
	"read_at" timestamp with time zone,
	"sender_archived_at" timestamp with time zone,
	"sender_deleted_at" timestamp with time zone,
	"receiver_archived_at" timestamp with time zone,
	"receiver_deleted_at" timestamp with time zone,
	CONSTRAINT "messages_about_one" CHECK ("messages"."business_id" is null or "messages"."inquiry_id" is null),
	CONSTRAINT "messages_pictures_array" CHECK (jsonb_typeof("messages"."pictures") = 'array'),
	CONSTRAINT "messages_subject_length" CHECK (length(btrim("messages"."subject")) between 1 and 100),
	CONSTRAINT "messages_message_length" CHECK (length(btrim("messages"."message")) between 1 and 1000),
	CONSTRAINT "messages_not_to_self" CHECK ("messages"."sender_id" <> "messages"."receiver_id")
);
--> statement-breakpoint
CREATE TABLE "quick_replies" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "quick_replies_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"account_id" integer NOT NULL,
	"text" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "quick_replies_text_length" CHECK (length(btrim("quick_replies"."text")) between 1 and 1000)
);
--> statement-breakpoint
CREATE TABLE "decisions" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "decisions_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"account_id" integer,
	"kind" text NOT NULL,
	"record_id" integer NOT NULL,
	"title" text NOT NULL,
	"verdict" text NOT NULL,
	"reason" text,
	"verified" boolean DEFAULT false NOT NULL,
	"featured" boolean DEFAULT false NOT NULL,
	"outcome" text,
	"note" text,
	"version" bigint,
	"due_at" timestamp with time zone NOT NULL,
	"state" text DEFAULT 'waiting' NOT NULL,
	"problem" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "decisions_state_known" CHECK ("decisions"."state" in ('waiting', 'done', 'failed', 'undone')),
	CONSTRAINT "decisions_verdict_known" CHECK ("decisions"."verdict" in ('approve', 'return', 'reject'))
);
--> statement-breakpoint
CREATE TABLE "queue_assignments" (
	"kind" text NOT NULL,
	"record_id" integer NOT NULL,
	"account_id" integer NOT NULL,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "queue_assignments_kind_record_id_pk" PRIMARY KEY("kind","record_id")
);
--> statement-breakpoint
CREATE TABLE "queue_looks" (
	"account_id" integer PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"record_id" integer NOT NULL,
	"at" timestamp with time zone NOT NULL
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
CREATE TABLE "digest_items" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "digest_items_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"account_id" integer NOT NULL,
	"kind" text NOT NULL,
	"subject" text NOT NULL,
	"text" text NOT NULL,
	"url" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "notification_choices" (
	"account_id" integer NOT NULL,
	"kind" text NOT NULL,
	"channel" text NOT NULL,
	"choice" text NOT NULL,
	CONSTRAINT "notification_choices_account_id_kind_channel_pk" PRIMARY KEY("account_id","kind","channel"),
	CONSTRAINT "notification_choices_channel_known" CHECK ("notification_choices"."channel" in ('mail', 'sms', 'whatsapp')),
	CONSTRAINT "notification_choices_choice_known" CHECK ("notification_choices"."choice" in ('now', 'daily', 'off'))
);
--> statement-breakpoint
CREATE TABLE "placements" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "placements_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"name" text NOT NULL,
	"code" text NOT NULL,
	"page" text NOT NULL,
	"position" text NOT NULL,
	"size" text DEFAULT '728x90' NOT NULL,
	"priority" integer DEFAULT 1 NOT NULL,
	"is_active" boolean DEFAULT true NOT NULL,
	"shows_house_ads" boolean DEFAULT true NOT NULL,
	"version" bigint DEFAULT nextval('content_version') NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "placements_code_unique" UNIQUE("code"),
	CONSTRAINT "placements_name_filled" CHECK (length(btrim("placements"."name")) between 1 and 120),
	CONSTRAINT "placements_code_shape" CHECK ("placements"."code" ~ '^[a-z0-9_]{1,64}$'),
	CONSTRAINT "placements_size_known" CHECK ("placements"."size" in ('728x90','300x250','320x50','970x250','300x600','160x600','responsive')),
	CONSTRAINT "placements_position_known" CHECK ("placements"."position" in ('header','sidebar','footer','content-top','content-bottom','popup')),
	CONSTRAINT "placements_page_known" CHECK ("placements"."page" in ('home','businesses','single-business','blog','single-blog','categories','district-guide','all')),
	CONSTRAINT "placements_priority_range" CHECK ("placements"."priority" >= 1)
);
--> statement-breakpoint
CREATE TABLE "publications" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "publications_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"started_at" timestamp with time zone DEFAULT now() NOT NULL,
	"finished_at" timestamp with time zone,
	"outcome" text DEFAULT 'running' NOT NULL,
	"cause" text NOT NULL,
	"release" text,
	"pages" integer,
	"error" text,
	"delivered_at" timestamp with time zone,
	"delivery_error" text,
	CONSTRAINT "publications_outcome_known" CHECK ("publications"."outcome" in ('running', 'live', 'failed')),
	CONSTRAINT "publications_finished_known" CHECK (("publications"."outcome" = 'running') = ("publications"."finished_at" is null))
);
--> statement-breakpoint
CREATE TABLE "publish_marks" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "publish_marks_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"at" timestamp with time zone DEFAULT now() NOT NULL,
	"due_at" timestamp with time zone DEFAULT now() NOT NULL,
	"noun" text NOT NULL,
	"record_id" integer,
	"change" text NOT NULL,
	"is_bulk" boolean DEFAULT false NOT NULL,
	"publication_id" integer,
	CONSTRAINT "publish_marks_change_known" CHECK ("publish_marks"."change" in ('created', 'updated', 'deleted'))
);
--> statement-breakpoint
CREATE TABLE "report_answers" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "report_answers_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"report_id" integer NOT NULL,
	"account_id" integer,
	"message" text NOT NULL,
	"mail_id" integer,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "report_answers_message_length" CHECK (length(btrim("report_answers"."message")) between 1 and 5000)
);
--> statement-breakpoint
CREATE TABLE "reports" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "reports_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"noun" text NOT NULL,
	"record_id" integer,
	"url" text,
	"reason" text NOT NULL,
	"detail" text DEFAULT '' NOT NULL,
	"name" text,
	"email" text,
	"account_id" integer,
	"status" text DEFAULT 'new' NOT NULL,
	"assigned_to" integer,
	"due_at" timestamp with time zone DEFAULT now() + interval '7 days' NOT NULL,
	"answered_at" timestamp with time zone,
	"closed_at" timestamp with time zone,
	"outcome" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "reports_one_per_account" UNIQUE("noun","record_id","account_id"),
	CONSTRAINT "reports_noun_known" CHECK ("reports"."noun" in ('classified', 'business', 'review', 'blog', 'message', 'page')),
	CONSTRAINT "reports_record_named" CHECK (("reports"."noun" = 'page') = ("reports"."record_id" is null)),
	CONSTRAINT "reports_reason_known" CHECK ("reports"."reason" in ('fraud', 'prohibited', 'duplicate', 'wrong', 'offensive', 'other', 'intimate', 'privacy', 'rights')),
	CONSTRAINT "reports_status_known" CHECK ("reports"."status" in ('new', 'open', 'closed')),
	CONSTRAINT "reports_outcome_known" CHECK ("reports"."outcome" in ('removed', 'corrected', 'kept', 'other')),
	CONSTRAINT "reports_closed_whole" CHECK (("reports"."status" = 'closed') = ("reports"."closed_at" is not null)
        and ("reports"."status" = 'closed') = ("reports"."outcome" is not null)),
	CONSTRAINT "reports_detail_length" CHECK (length("reports"."detail") <= 5000)
);
--> statement-breakpoint
CREATE TABLE "rate_limits" (
	"key" text PRIMARY KEY NOT NULL,
	"points" integer DEFAULT 0 NOT NULL,
	"expire" bigint
);
--> statement-breakpoint
CREATE TABLE "registrations" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "registrations_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"email" text NOT NULL,
	"name" text NOT NULL,
	"role" text NOT NULL,
	"password_hash" text NOT NULL,
	"secret_hash" text NOT NULL,
	"link_hash" text,
	"code_hash" text,
	"wrong_codes" smallint DEFAULT 0 NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "registrations_secret_hash_unique" UNIQUE("secret_hash"),
	CONSTRAINT "registrations_link_hash_unique" UNIQUE("link_hash"),
	CONSTRAINT "registrations_role_known" CHECK ("registrations"."role" in ('user', 'owner')),
	CONSTRAINT "registrations_email_shape" CHECK ("registrations"."email" like '%_@_%' and length("registrations"."email") <= 254),
	CONSTRAINT "registrations_name_filled" CHECK (length(btrim("registrations"."name")) between 1 and 120)
);
--> statement-breakpoint
CREATE TABLE "review_answers" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "review_answers_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"review_id" integer NOT NULL,
	"account_id" integer NOT NULL,
	"text" text NOT NULL,
	"status" text DEFAULT 'pending' NOT NULL,
	"reason" text,
	"version" bigint DEFAULT nextval('content_version') NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "review_answers_one_of_each" UNIQUE("review_id","status"),
	CONSTRAINT "review_answers_status_known" CHECK ("review_answers"."status" in ('pending', 'active', 'hidden')),
	CONSTRAINT "review_answers_text_length" CHECK (length(btrim("review_answers"."text")) between 1 and 1000)
);
--> statement-breakpoint
CREATE TABLE "review_networks" (
	"review_id" integer PRIMARY KEY NOT NULL,
	"network_hash" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "review_votes" (
	"review_id" integer NOT NULL,
	"account_id" integer NOT NULL,
	CONSTRAINT "review_votes_review_id_account_id_pk" PRIMARY KEY("review_id","account_id")
);
--> statement-breakpoint
CREATE TABLE "reviews" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "reviews_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"business_id" integer NOT NULL,
	"account_id" integer NOT NULL,
	"rating" smallint NOT NULL,
	"title" text,
	"comment" text NOT NULL,
	"visit_date" date,
	"status" text DEFAULT 'pending' NOT NULL,
	"verified" boolean DEFAULT false NOT NULL,
	"helpful" integer DEFAULT 0 NOT NULL,
	"version" bigint DEFAULT nextval('content_version') NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "reviews_one_per_account" UNIQUE("business_id","account_id"),
	CONSTRAINT "reviews_rating_range" CHECK ("reviews"."rating" between 1 and 5),
	CONSTRAINT "reviews_status_known" CHECK ("reviews"."status" in ('pending', 'active', 'hidden')),
	CONSTRAINT "reviews_title_length" CHECK (length("reviews"."title") <= 100),
	CONSTRAINT "reviews_comment_length" CHECK (length(btrim("reviews"."comment")) between 1 and 1000),
	CONSTRAINT "reviews_helpful_range" CHECK ("reviews"."helpful" >= 0)
);
--> statement-breakpoint
CREATE TABLE "search_updates" (
	"noun" text NOT NULL,
	"record_id" integer NOT NULL,
	"done_to" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "search_updates_noun_record_id_pk" PRIMARY KEY("noun","record_id"),
	CONSTRAINT "search_updates_noun_known" CHECK ("search_updates"."noun" in ('categories', 'locations'))
);
--> statement-breakpoint
CREATE TABLE "saved_views" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "saved_views_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"account_id" integer NOT NULL,
	"list" text NOT NULL,
	"title" text NOT NULL,
	"query" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "saved_views_title_unique" UNIQUE("account_id","list","title"),
	CONSTRAINT "saved_views_title_filled" CHECK (length(btrim("saved_views"."title")) between 1 and 40),
	CONSTRAINT "saved_views_query_length" CHECK (length("saved_views"."query") <= 500)
);
--> statement-breakpoint
CREATE TABLE "authenticators" (
	"account_id" integer PRIMARY KEY NOT NULL,
	"sealed_secret" text NOT NULL,
	"confirmed_at" timestamp with time zone,
	"last_step" bigint DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "challenges" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "challenges_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"account_id" integer NOT NULL,
	"purpose" text NOT NULL,
	"token_hash" text NOT NULL,
	"challenge" text NOT NULL,
	"tries" smallint DEFAULT 0 NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	CONSTRAINT "challenges_token_hash_unique" UNIQUE("token_hash"),
	CONSTRAINT "challenges_purpose_known" CHECK ("challenges"."purpose" in ('sign-in', 'add-passkey', 'confirm'))
);
--> statement-breakpoint
CREATE TABLE "passkeys" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "passkeys_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"account_id" integer NOT NULL,
	"credential_id" text NOT NULL,
	"public_key" text NOT NULL,
	"counter" bigint DEFAULT 0 NOT NULL,
	"transports" text[] DEFAULT '{}' NOT NULL,
	"name" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"last_used_at" timestamp with time zone,
	CONSTRAINT "passkeys_credential_id_unique" UNIQUE("credential_id"),
	CONSTRAINT "passkeys_name_length" CHECK (length(btrim("passkeys"."name")) between 1 and 60)
);
--> statement-breakpoint
CREATE TABLE "recovery_codes" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "recovery_codes_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"account_id" integer NOT NULL,
	"name" text,
	"code_hash" text NOT NULL,
	"used_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "service_fields" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "service_fields_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"category_id" integer NOT NULL,
	"field_name" text NOT NULL,
	"field_label" text NOT NULL,
	"label_hi" text,
	"field_type" text NOT NULL,
	"field_options" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"placeholder" text,
	"help_text" text,
	"display_order" integer DEFAULT 0 NOT NULL,
	"is_required" boolean DEFAULT false NOT NULL,
	"is_active" boolean DEFAULT true NOT NULL,
	"version" bigint DEFAULT nextval('content_version') NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "service_fields_category_name_unique" UNIQUE("category_id","field_name"),
	CONSTRAINT "service_fields_type_known" CHECK ("service_fields"."field_type" in
          ('text','textarea','number','select','checkbox','radio','email','url','tel')),
	CONSTRAINT "service_fields_name_shape" CHECK ("service_fields"."field_name" ~ '^[A-Za-z][A-Za-z0-9_]{0,63}$'),
	CONSTRAINT "service_fields_label_filled" CHECK (length(btrim("service_fields"."field_label")) between 1 and 120),
	CONSTRAINT "service_fields_order_range" CHECK ("service_fields"."display_order" >= 0),
	CONSTRAINT "service_fields_options_object" CHECK (jsonb_typeof("service_fields"."field_options") = 'object'),
	CONSTRAINT "service_fields_options_given" CHECK ("service_fields"."field_type" not in ('select','radio','checkbox')
          or coalesce(jsonb_array_length("service_fields"."field_options" -> 'options'), 0) > 0)
);
--> statement-breakpoint
CREATE TABLE "sessions" (
	"id" text PRIMARY KEY NOT NULL,
	"account_id" integer NOT NULL,
	"former_id" text,
	"former_until" timestamp with time zone,
	"created_at" timestamp with time zone NOT NULL,
	"last_seen_at" timestamp with time zone NOT NULL,
	"confirmed_at" timestamp with time zone,
	"has_grace" boolean DEFAULT false NOT NULL,
	"user_agent" text DEFAULT '' NOT NULL,
	"sealed_network" text
);
--> statement-breakpoint
CREATE TABLE "sign_in_codes" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "sign_in_codes_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"account_id" integer,
	"token_hash" text NOT NULL,
	"code_hash" text,
	"tries" smallint DEFAULT 0 NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	CONSTRAINT "sign_in_codes_token_hash_unique" UNIQUE("token_hash")
);
--> statement-breakpoint
CREATE TABLE "settings" (
	"id" integer PRIMARY KEY DEFAULT 1 NOT NULL,
	"values" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"postponed_setup" text[] DEFAULT '{}' NOT NULL,
	"version" bigint DEFAULT nextval('content_version') NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "settings_single_row" CHECK ("settings"."id" = 1),
	CONSTRAINT "settings_values_object" CHECK (jsonb_typeof("settings"."values") = 'object')
);
--> statement-breakpoint
CREATE TABLE "takedowns" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "takedowns_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"at" timestamp with time zone DEFAULT now() NOT NULL,
	"address" text NOT NULL,
	"kind" text NOT NULL,
	"noun" text NOT NULL,
	"record_id" integer NOT NULL,
	"publication_id" integer,
	"handed_on_at" timestamp with time zone,
	CONSTRAINT "takedowns_kind_known" CHECK ("takedowns"."kind" in ('gone', 'stale'))
);
--> statement-breakpoint
CREATE TABLE "upload_uses" (
	"hash" text NOT NULL,
	"noun" text NOT NULL,
	"record_id" integer NOT NULL,
	"is_public" boolean NOT NULL,
	CONSTRAINT "upload_uses_hash_noun_record_id_pk" PRIMARY KEY("hash","noun","record_id")
);
--> statement-breakpoint
CREATE TABLE "uploads" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "uploads_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"account_id" integer,
	"kind" text NOT NULL,
	"path" text NOT NULL,
	"hash" text GENERATED ALWAYS AS (substring(path from 10 for 32)) STORED,
	"is_stored" boolean DEFAULT false NOT NULL,
	"mime" text NOT NULL,
	"width" integer,
	"height" integer,
	"bytes" bigint NOT NULL,
	"variants" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "uploads_path_unique" UNIQUE("path"),
	CONSTRAINT "uploads_kind_known" CHECK ("uploads"."kind" in ('business-logo', 'business-photo', 'profile-photo', 'classified-image',
          'classified-video', 'message-picture', 'blog-image', 'site-logo', 'creative',
          'claim-document')),
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
ALTER TABLE "account_deletions" ADD CONSTRAINT "account_deletions_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "account_tokens" ADD CONSTRAINT "account_tokens_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "account_tokens" ADD CONSTRAINT "account_tokens_session_id_sessions_id_fk" FOREIGN KEY ("session_id") REFERENCES "public"."sessions"("id") ON DELETE cascade ON UPDATE cascade;--> statement-breakpoint
ALTER TABLE "account_networks" ADD CONSTRAINT "account_networks_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ad_alerts" ADD CONSTRAINT "ad_alerts_campaign_id_campaigns_id_fk" FOREIGN KEY ("campaign_id") REFERENCES "public"."campaigns"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ad_alerts" ADD CONSTRAINT "ad_alerts_settled_by_accounts_id_fk" FOREIGN KEY ("settled_by") REFERENCES "public"."accounts"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ad_days" ADD CONSTRAINT "ad_days_day_ad_closed_days_day_fk" FOREIGN KEY ("day") REFERENCES "public"."ad_closed_days"("day") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ad_credits" ADD CONSTRAINT "ad_credits_withdrawal_id_ad_withdrawals_id_fk" FOREIGN KEY ("withdrawal_id") REFERENCES "public"."ad_withdrawals"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ad_notices" ADD CONSTRAINT "ad_notices_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ad_withdrawals" ADD CONSTRAINT "ad_withdrawals_made_by_accounts_id_fk" FOREIGN KEY ("made_by") REFERENCES "public"."accounts"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ad_withdrawn" ADD CONSTRAINT "ad_withdrawn_withdrawal_id_ad_withdrawals_id_fk" FOREIGN KEY ("withdrawal_id") REFERENCES "public"."ad_withdrawals"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "campaign_days" ADD CONSTRAINT "campaign_days_campaign_id_campaigns_id_fk" FOREIGN KEY ("campaign_id") REFERENCES "public"."campaigns"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "campaign_totals" ADD CONSTRAINT "campaign_totals_campaign_id_campaigns_id_fk" FOREIGN KEY ("campaign_id") REFERENCES "public"."campaigns"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "amenities" ADD CONSTRAINT "amenities_category_id_categories_id_fk" FOREIGN KEY ("category_id") REFERENCES "public"."categories"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "business_amenities" ADD CONSTRAINT "business_amenities_business_id_businesses_id_fk" FOREIGN KEY ("business_id") REFERENCES "public"."businesses"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "business_amenities" ADD CONSTRAINT "business_amenities_amenity_id_amenities_id_fk" FOREIGN KEY ("amenity_id") REFERENCES "public"."amenities"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "audit_entries" ADD CONSTRAINT "audit_entries_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "blog_drafts" ADD CONSTRAINT "blog_drafts_post_id_blog_posts_id_fk" FOREIGN KEY ("post_id") REFERENCES "public"."blog_posts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "blog_drafts" ADD CONSTRAINT "blog_drafts_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "blog_looks" ADD CONSTRAINT "blog_looks_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "blog_looks" ADD CONSTRAINT "blog_looks_post_id_blog_posts_id_fk" FOREIGN KEY ("post_id") REFERENCES "public"."blog_posts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "blog_pictures" ADD CONSTRAINT "blog_pictures_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "blog_posts" ADD CONSTRAINT "blog_posts_category_id_categories_id_fk" FOREIGN KEY ("category_id") REFERENCES "public"."categories"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "blog_posts" ADD CONSTRAINT "blog_posts_author_id_accounts_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."accounts"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "blog_versions" ADD CONSTRAINT "blog_versions_post_id_blog_posts_id_fk" FOREIGN KEY ("post_id") REFERENCES "public"."blog_posts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "blog_versions" ADD CONSTRAINT "blog_versions_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bulk_change_rows" ADD CONSTRAINT "bulk_change_rows_bulk_id_bulk_changes_id_fk" FOREIGN KEY ("bulk_id") REFERENCES "public"."bulk_changes"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bulk_changes" ADD CONSTRAINT "bulk_changes_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bulk_changes" ADD CONSTRAINT "bulk_changes_undone_by_accounts_id_fk" FOREIGN KEY ("undone_by") REFERENCES "public"."accounts"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "business_changes" ADD CONSTRAINT "business_changes_business_id_businesses_id_fk" FOREIGN KEY ("business_id") REFERENCES "public"."businesses"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "business_changes" ADD CONSTRAINT "business_changes_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "business_claims" ADD CONSTRAINT "business_claims_business_id_businesses_id_fk" FOREIGN KEY ("business_id") REFERENCES "public"."businesses"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "business_claims" ADD CONSTRAINT "business_claims_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "businesses" ADD CONSTRAINT "businesses_moved_to_id_businesses_id_fk" FOREIGN KEY ("moved_to_id") REFERENCES "public"."businesses"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "businesses" ADD CONSTRAINT "businesses_owner_id_accounts_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."accounts"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "businesses" ADD CONSTRAINT "businesses_category_id_categories_id_fk" FOREIGN KEY ("category_id") REFERENCES "public"."categories"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "businesses" ADD CONSTRAINT "businesses_location_id_locations_id_fk" FOREIGN KEY ("location_id") REFERENCES "public"."locations"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "campaign_targets" ADD CONSTRAINT "campaign_targets_campaign_id_campaigns_id_fk" FOREIGN KEY ("campaign_id") REFERENCES "public"."campaigns"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "campaigns" ADD CONSTRAINT "campaigns_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "classified_ads" ADD CONSTRAINT "classified_ads_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "classified_ads" ADD CONSTRAINT "classified_ads_category_id_classified_categories_id_fk" FOREIGN KEY ("category_id") REFERENCES "public"."classified_categories"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "classified_ads" ADD CONSTRAINT "classified_ads_location_id_locations_id_fk" FOREIGN KEY ("location_id") REFERENCES "public"."locations"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "classified_inquiries" ADD CONSTRAINT "classified_inquiries_ad_id_classified_ads_id_fk" FOREIGN KEY ("ad_id") REFERENCES "public"."classified_ads"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "classified_inquiries" ADD CONSTRAINT "classified_inquiries_buyer_id_accounts_id_fk" FOREIGN KEY ("buyer_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "saved_ads" ADD CONSTRAINT "saved_ads_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "saved_ads" ADD CONSTRAINT "saved_ads_ad_id_classified_ads_id_fk" FOREIGN KEY ("ad_id") REFERENCES "public"."classified_ads"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "creatives" ADD CONSTRAINT "creatives_campaign_id_campaigns_id_fk" FOREIGN KEY ("campaign_id") REFERENCES "public"."campaigns"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "business_drafts" ADD CONSTRAINT "business_drafts_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "classified_drafts" ADD CONSTRAINT "classified_drafts_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "business_merges" ADD CONSTRAINT "business_merges_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "business_merges" ADD CONSTRAINT "business_merges_kept_id_businesses_id_fk" FOREIGN KEY ("kept_id") REFERENCES "public"."businesses"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "business_merges" ADD CONSTRAINT "business_merges_gone_id_businesses_id_fk" FOREIGN KEY ("gone_id") REFERENCES "public"."businesses"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "duplicate_pairs" ADD CONSTRAINT "duplicate_pairs_one_id_businesses_id_fk" FOREIGN KEY ("one_id") REFERENCES "public"."businesses"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "duplicate_pairs" ADD CONSTRAINT "duplicate_pairs_other_id_businesses_id_fk" FOREIGN KEY ("other_id") REFERENCES "public"."businesses"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "enquiries" ADD CONSTRAINT "enquiries_business_id_businesses_id_fk" FOREIGN KEY ("business_id") REFERENCES "public"."businesses"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "enquiries" ADD CONSTRAINT "enquiries_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "enquiries" ADD CONSTRAINT "enquiries_assigned_to_accounts_id_fk" FOREIGN KEY ("assigned_to") REFERENCES "public"."accounts"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "confirmation_asks" ADD CONSTRAINT "confirmation_asks_business_id_businesses_id_fk" FOREIGN KEY ("business_id") REFERENCES "public"."businesses"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "contact_answers" ADD CONSTRAINT "contact_answers_enquiry_id_enquiries_id_fk" FOREIGN KEY ("enquiry_id") REFERENCES "public"."enquiries"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "contact_answers" ADD CONSTRAINT "contact_answers_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "contact_answers" ADD CONSTRAINT "contact_answers_mail_id_mails_id_fk" FOREIGN KEY ("mail_id") REFERENCES "public"."mails"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "favourites" ADD CONSTRAINT "favourites_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "favourites" ADD CONSTRAINT "favourites_business_id_businesses_id_fk" FOREIGN KEY ("business_id") REFERENCES "public"."businesses"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "import_changes" ADD CONSTRAINT "import_changes_import_id_imports_id_fk" FOREIGN KEY ("import_id") REFERENCES "public"."imports"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "import_files" ADD CONSTRAINT "import_files_import_id_imports_id_fk" FOREIGN KEY ("import_id") REFERENCES "public"."imports"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "import_problems" ADD CONSTRAINT "import_problems_import_id_imports_id_fk" FOREIGN KEY ("import_id") REFERENCES "public"."imports"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "import_rows" ADD CONSTRAINT "import_rows_import_id_imports_id_fk" FOREIGN KEY ("import_id") REFERENCES "public"."imports"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "import_towns" ADD CONSTRAINT "import_towns_import_id_imports_id_fk" FOREIGN KEY ("import_id") REFERENCES "public"."imports"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "import_towns" ADD CONSTRAINT "import_towns_location_id_locations_id_fk" FOREIGN KEY ("location_id") REFERENCES "public"."locations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "imports" ADD CONSTRAINT "imports_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "districts" ADD CONSTRAINT "districts_state_id_states_id_fk" FOREIGN KEY ("state_id") REFERENCES "public"."states"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "locations" ADD CONSTRAINT "locations_district_id_districts_id_fk" FOREIGN KEY ("district_id") REFERENCES "public"."districts"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "pincodes" ADD CONSTRAINT "pincodes_district_id_districts_id_fk" FOREIGN KEY ("district_id") REFERENCES "public"."districts"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "mail_requests" ADD CONSTRAINT "mail_requests_registration_id_registrations_id_fk" FOREIGN KEY ("registration_id") REFERENCES "public"."registrations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "message_blocks" ADD CONSTRAINT "message_blocks_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "message_blocks" ADD CONSTRAINT "message_blocks_blocked_id_accounts_id_fk" FOREIGN KEY ("blocked_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "messages" ADD CONSTRAINT "messages_sender_id_accounts_id_fk" FOREIGN KEY ("sender_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "messages" ADD CONSTRAINT "messages_receiver_id_accounts_id_fk" FOREIGN KEY ("receiver_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "messages" ADD CONSTRAINT "messages_business_id_businesses_id_fk" FOREIGN KEY ("business_id") REFERENCES "public"."businesses"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "messages" ADD CONSTRAINT "messages_inquiry_id_classified_inquiries_id_fk" FOREIGN KEY ("inquiry_id") REFERENCES "public"."classified_inquiries"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "quick_replies" ADD CONSTRAINT "quick_replies_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "decisions" ADD CONSTRAINT "decisions_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "queue_assignments" ADD CONSTRAINT "queue_assignments_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "queue_looks" ADD CONSTRAINT "queue_looks_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "digest_items" ADD CONSTRAINT "digest_items_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notification_choices" ADD CONSTRAINT "notification_choices_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "publish_marks" ADD CONSTRAINT "publish_marks_publication_id_publications_id_fk" FOREIGN KEY ("publication_id") REFERENCES "public"."publications"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "report_answers" ADD CONSTRAINT "report_answers_report_id_reports_id_fk" FOREIGN KEY ("report_id") REFERENCES "public"."reports"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "report_answers" ADD CONSTRAINT "report_answers_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "report_answers" ADD CONSTRAINT "report_answers_mail_id_mails_id_fk" FOREIGN KEY ("mail_id") REFERENCES "public"."mails"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reports" ADD CONSTRAINT "reports_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reports" ADD CONSTRAINT "reports_assigned_to_accounts_id_fk" FOREIGN KEY ("assigned_to") REFERENCES "public"."accounts"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "review_answers" ADD CONSTRAINT "review_answers_review_id_reviews_id_fk" FOREIGN KEY ("review_id") REFERENCES "public"."reviews"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "review_answers" ADD CONSTRAINT "review_answers_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "review_networks" ADD CONSTRAINT "review_networks_review_id_reviews_id_fk" FOREIGN KEY ("review_id") REFERENCES "public"."reviews"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "review_votes" ADD CONSTRAINT "review_votes_review_id_reviews_id_fk" FOREIGN KEY ("review_id") REFERENCES "public"."reviews"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "review_votes" ADD CONSTRAINT "review_votes_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reviews" ADD CONSTRAINT "reviews_business_id_businesses_id_fk" FOREIGN KEY ("business_id") REFERENCES "public"."businesses"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reviews" ADD CONSTRAINT "reviews_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "saved_views" ADD CONSTRAINT "saved_views_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "authenticators" ADD CONSTRAINT "authenticators_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "challenges" ADD CONSTRAINT "challenges_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "passkeys" ADD CONSTRAINT "passkeys_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "recovery_codes" ADD CONSTRAINT "recovery_codes_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "service_fields" ADD CONSTRAINT "service_fields_category_id_categories_id_fk" FOREIGN KEY ("category_id") REFERENCES "public"."categories"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sessions" ADD CONSTRAINT "sessions_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sign_in_codes" ADD CONSTRAINT "sign_in_codes_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "uploads" ADD CONSTRAINT "uploads_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "account_deletions_due_index" ON "account_deletions" USING btree ("due_at");--> statement-breakpoint
CREATE INDEX "account_tokens_account_index" ON "account_tokens" USING btree ("account_id","purpose");--> statement-breakpoint
CREATE INDEX "account_tokens_session_index" ON "account_tokens" USING btree ("session_id");--> statement-breakpoint
CREATE INDEX "account_networks_used_index" ON "account_networks" USING btree ("last_used_at");--> statement-breakpoint
CREATE UNIQUE INDEX "accounts_email_unique" ON "accounts" USING btree (lower("email"));--> statement-breakpoint
CREATE INDEX "accounts_recent_index" ON "accounts" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "accounts_name_index" ON "accounts" USING btree ("name","id");--> statement-breakpoint
CREATE INDEX "accounts_anywhere_index" ON "accounts" USING gin ((lower("name" || ' ' || "email" ||
        ' ' || coalesce("phone", ''))) gin_trgm_ops);--> statement-breakpoint
CREATE UNIQUE INDEX "ad_alerts_open_index" ON "ad_alerts" USING btree ("campaign_id") WHERE "ad_alerts"."settled_at" is null;--> statement-breakpoint
CREATE INDEX "ad_alerts_campaign_index" ON "ad_alerts" USING btree ("campaign_id");--> statement-breakpoint
CREATE INDEX "ad_alerts_settled_by_index" ON "ad_alerts" USING btree ("settled_by");--> statement-breakpoint
CREATE INDEX "ad_credits_campaign_index" ON "ad_credits" USING btree ("campaign_id");--> statement-breakpoint
CREATE INDEX "ad_notices_told_index" ON "ad_notices" USING btree ("told_at");--> statement-breakpoint
CREATE INDEX "ad_offer_hours_hour_index" ON "ad_offer_hours" USING btree ("hour");--> statement-breakpoint
CREATE INDEX "ad_events_visitor_index" ON "ad_events" USING btree ("visitor");--> statement-breakpoint
CREATE INDEX "ad_events_network_index" ON "ad_events" USING btree ("network") WHERE "ad_events"."kind" = 'click' and "ad_events"."verdict" = 'billed';--> statement-breakpoint
CREATE INDEX "ad_events_site_index" ON "ad_events" USING btree ("site") WHERE "ad_events"."kind" = 'click' and "ad_events"."verdict" = 'billed';--> statement-breakpoint
CREATE INDEX "ad_events_campaign_index" ON "ad_events" USING btree ("campaign_id","at");--> statement-breakpoint
CREATE INDEX "ad_events_at_index" ON "ad_events" USING brin ("at");--> statement-breakpoint
CREATE INDEX "ad_hours_hour_index" ON "ad_hours" USING btree ("hour");--> statement-breakpoint
CREATE INDEX "ad_withdrawals_made_by_index" ON "ad_withdrawals" USING btree ("made_by");--> statement-breakpoint
CREATE INDEX "ad_withdrawn_withdrawal_index" ON "ad_withdrawn" USING btree ("withdrawal_id");--> statement-breakpoint
CREATE INDEX "business_amenities_amenity_index" ON "business_amenities" USING btree ("amenity_id");--> statement-breakpoint
CREATE INDEX "daily_counts_day_index" ON "daily_counts" USING btree ("day");--> statement-breakpoint
CREATE INDEX "search_counts_day_index" ON "search_counts" USING btree ("day");--> statement-breakpoint
CREATE INDEX "audit_entries_record_index" ON "audit_entries" USING btree ("noun","record_id");--> statement-breakpoint
CREATE INDEX "audit_entries_at_index" ON "audit_entries" USING btree ("at");--> statement-breakpoint
CREATE INDEX "audit_entries_action_index" ON "audit_entries" USING btree ("action","at");--> statement-breakpoint
CREATE INDEX "audit_entries_account_index" ON "audit_entries" USING btree ("account_id");--> statement-breakpoint
CREATE INDEX "blog_drafts_account_index" ON "blog_drafts" USING btree ("account_id");--> statement-breakpoint
CREATE INDEX "blog_pictures_account_index" ON "blog_pictures" USING btree ("account_id");--> statement-breakpoint
CREATE UNIQUE INDEX "blog_posts_source_unique" ON "blog_posts" USING btree ("source","source_id");--> statement-breakpoint
CREATE INDEX "blog_posts_author_index" ON "blog_posts" USING btree ("author_id");--> statement-breakpoint
CREATE INDEX "blog_posts_published_index" ON "blog_posts" USING btree ("status","published_at");--> statement-breakpoint
CREATE INDEX "blog_posts_category_index" ON "blog_posts" USING btree ("category_id");--> statement-breakpoint
CREATE INDEX "blog_versions_post_index" ON "blog_versions" USING btree ("post_id","id");--> statement-breakpoint
CREATE INDEX "blog_versions_account_index" ON "blog_versions" USING btree ("account_id");--> statement-breakpoint
CREATE INDEX "bulk_change_rows_outcome_index" ON "bulk_change_rows" USING btree ("bulk_id","outcome","business_id");--> statement-breakpoint
CREATE INDEX "bulk_changes_account_index" ON "bulk_changes" USING btree ("account_id");--> statement-breakpoint
CREATE INDEX "bulk_changes_undone_by_index" ON "bulk_changes" USING btree ("undone_by");--> statement-breakpoint
CREATE INDEX "bulk_changes_created_index" ON "bulk_changes" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "bulk_changes_running_index" ON "bulk_changes" USING btree ("id") WHERE "bulk_changes"."state" in ('running', 'undoing');--> statement-breakpoint
CREATE INDEX "business_changes_account_index" ON "business_changes" USING btree ("account_id");--> statement-breakpoint
CREATE INDEX "business_claims_account_index" ON "business_claims" USING btree ("account_id");--> statement-breakpoint
CREATE INDEX "business_claims_status_index" ON "business_claims" USING btree ("status","created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "business_claims_one_open" ON "business_claims" USING btree ("business_id","account_id") WHERE "business_claims"."status" = 'open';--> statement-breakpoint
CREATE UNIQUE INDEX "businesses_business_id_unique" ON "businesses" USING btree ("business_id");--> statement-breakpoint
CREATE UNIQUE INDEX "businesses_source_unique" ON "businesses" USING btree ("source","source_id");--> statement-breakpoint
CREATE INDEX "businesses_category_index" ON "businesses" USING btree ("category_id","status");--> statement-breakpoint
CREATE INDEX "businesses_location_index" ON "businesses" USING btree ("location_id","status");--> statement-breakpoint
CREATE INDEX "businesses_owner_index" ON "businesses" USING btree ("owner_id");--> statement-breakpoint
CREATE INDEX "businesses_phone_index" ON "businesses" USING btree ("phone");--> statement-breakpoint
CREATE INDEX "businesses_phone_end_index" ON "businesses" USING btree ((reverse("phone") collate "C")) WHERE "businesses"."phone" is not null;--> statement-breakpoint
CREATE INDEX "businesses_alternate_phone_end_index" ON "businesses" USING btree ((reverse("alternate_phone") collate "C")) WHERE "businesses"."alternate_phone" is not null;--> statement-breakpoint
CREATE INDEX "businesses_whatsapp_number_end_index" ON "businesses" USING btree ((reverse("whatsapp_number") collate "C")) WHERE "businesses"."whatsapp_number" is not null;--> statement-breakpoint
CREATE INDEX "businesses_recent_index" ON "businesses" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "businesses_status_recent_index" ON "businesses" USING btree ("status","created_at","id");--> statement-breakpoint
CREATE INDEX "businesses_updated_index" ON "businesses" USING btree ("updated_at","id");--> statement-breakpoint
CREATE INDEX "businesses_name_index" ON "businesses" USING btree ("sort_name","id");--> statement-breakpoint
CREATE INDEX "businesses_confirmed_index" ON "businesses" USING btree ("confirmed_at","id");--> statement-breakpoint
CREATE INDEX "businesses_without_phone_index" ON "businesses" USING btree ("status","created_at","id") WHERE "businesses"."phone" is null;--> statement-breakpoint
CREATE INDEX "businesses_without_hours_index" ON "businesses" USING btree ("status","created_at","id") WHERE "businesses"."hours" is null;--> statement-breakpoint
CREATE INDEX "businesses_without_photo_index" ON "businesses" USING btree ("status","created_at","id") WHERE "businesses"."images" = '[]'::jsonb;--> statement-breakpoint
CREATE INDEX "businesses_without_point_index" ON "businesses" USING btree ("status","created_at","id") WHERE "businesses"."latitude" is null;--> statement-breakpoint
CREATE INDEX "businesses_verified_index" ON "businesses" USING btree ("created_at","id") WHERE "businesses"."verified";--> statement-breakpoint
CREATE INDEX "businesses_featured_index" ON "businesses" USING btree ("created_at","id") WHERE "businesses"."featured";--> statement-breakpoint
CREATE INDEX "businesses_anywhere_index" ON "businesses" USING gin ((lower("name" || ' ' ||
        coalesce("name_hi", '') || ' ' || coalesce("phone", '') || ' ' ||
        coalesce("email", '') || ' ' || coalesce("zip_code", '') || ' ' ||
        coalesce("source_id", ''))) gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "businesses_active_name_index" ON "businesses" USING btree ("sort_name","id") WHERE "businesses"."status" = 'active';--> statement-breakpoint
CREATE INDEX "businesses_active_recent_index" ON "businesses" USING btree ("created_at","id") WHERE "businesses"."status" = 'active';--> statement-breakpoint
CREATE INDEX "businesses_active_place_index" ON "businesses" USING btree ("latitude","longitude") WHERE "businesses"."status" = 'active';--> statement-breakpoint
CREATE INDEX "businesses_paused_index" ON "businesses" USING btree ("paused_until") WHERE "businesses"."paused_until" is not null;--> statement-breakpoint
CREATE INDEX "businesses_deleted_index" ON "businesses" USING btree ("deleted_at") WHERE "businesses"."deleted_at" is not null;--> statement-breakpoint
CREATE INDEX "businesses_moved_index" ON "businesses" USING btree ("moved_to_id") WHERE "businesses"."moved_to_id" is not null;--> statement-breakpoint
CREATE INDEX "businesses_town_name_index" ON "businesses" USING btree ("location_id","search_name" text_pattern_ops);--> statement-breakpoint
CREATE INDEX "businesses_search_name_index" ON "businesses" USING btree ("search_name" text_pattern_ops);--> statement-breakpoint
CREATE INDEX "businesses_search_document_index" ON "businesses" USING gin ("search_document");--> statement-breakpoint
CREATE INDEX "campaign_targets_due_index" ON "campaign_targets" USING btree ("due_at");--> statement-breakpoint
CREATE INDEX "campaigns_account_index" ON "campaigns" USING btree ("account_id");--> statement-breakpoint
CREATE INDEX "campaigns_waiting_index" ON "campaigns" USING btree (coalesce("submitted_at", "proposed_at")) WHERE "campaigns"."submitted_at" is not null or "campaigns"."proposed_at" is not null;--> statement-breakpoint
CREATE INDEX "classified_ads_status_index" ON "classified_ads" USING btree ("status","created_at");--> statement-breakpoint
CREATE INDEX "classified_ads_category_index" ON "classified_ads" USING btree ("category_id","status");--> statement-breakpoint
CREATE INDEX "classified_ads_account_index" ON "classified_ads" USING btree ("account_id");--> statement-breakpoint
CREATE INDEX "classified_ads_location_index" ON "classified_ads" USING btree ("location_id","status");--> statement-breakpoint
CREATE INDEX "classified_inquiries_ad_index" ON "classified_inquiries" USING btree ("ad_id","created_at");--> statement-breakpoint
CREATE INDEX "classified_inquiries_buyer_index" ON "classified_inquiries" USING btree ("buyer_id","created_at");--> statement-breakpoint
CREATE INDEX "saved_ads_ad_index" ON "saved_ads" USING btree ("ad_id");--> statement-breakpoint
CREATE INDEX "creatives_campaign_index" ON "creatives" USING btree ("campaign_id");--> statement-breakpoint
CREATE INDEX "creatives_waiting_index" ON "creatives" USING btree (coalesce("proposed_at", "sent_at")) WHERE "creatives"."deleted_at" is null and ("creatives"."proposed_at" is not null
          or (not "creatives"."is_approved" and "creatives"."rejection_reason" is null));--> statement-breakpoint
CREATE INDEX "business_drafts_account_index" ON "business_drafts" USING btree ("account_id","updated_at");--> statement-breakpoint
CREATE INDEX "business_drafts_age_index" ON "business_drafts" USING btree ("updated_at");--> statement-breakpoint
CREATE INDEX "classified_drafts_account_index" ON "classified_drafts" USING btree ("account_id","updated_at");--> statement-breakpoint
CREATE INDEX "classified_drafts_age_index" ON "classified_drafts" USING btree ("updated_at");--> statement-breakpoint
CREATE INDEX "business_merges_kept_index" ON "business_merges" USING btree ("kept_id");--> statement-breakpoint
CREATE INDEX "business_merges_gone_index" ON "business_merges" USING btree ("gone_id");--> statement-breakpoint
CREATE INDEX "business_merges_account_index" ON "business_merges" USING btree ("account_id");--> statement-breakpoint
CREATE INDEX "duplicate_pairs_other_index" ON "duplicate_pairs" USING btree ("other_id");--> statement-breakpoint
CREATE INDEX "duplicate_pairs_certainty_index" ON "duplicate_pairs" USING btree ("certainty" DESC NULLS LAST,"one_id","other_id") WHERE not "duplicate_pairs"."is_distinct";--> statement-breakpoint
CREATE INDEX "enquiries_status_index" ON "enquiries" USING btree ("status","created_at");--> statement-breakpoint
CREATE INDEX "enquiries_account_index" ON "enquiries" USING btree ("account_id");--> statement-breakpoint
CREATE INDEX "enquiries_assigned_index" ON "enquiries" USING btree ("assigned_to");--> statement-breakpoint
CREATE INDEX "enquiries_site_index" ON "enquiries" USING btree ("created_at") WHERE "enquiries"."for_site";--> statement-breakpoint
CREATE INDEX "confirmation_asks_time_index" ON "confirmation_asks" USING btree ("asked_at");--> statement-breakpoint
CREATE INDEX "contact_answers_enquiry_index" ON "contact_answers" USING btree ("enquiry_id","id");--> statement-breakpoint
CREATE INDEX "contact_answers_account_index" ON "contact_answers" USING btree ("account_id");--> statement-breakpoint
CREATE INDEX "contact_answers_mail_index" ON "contact_answers" USING btree ("mail_id");--> statement-breakpoint
CREATE INDEX "favourites_business_index" ON "favourites" USING btree ("business_id");--> statement-breakpoint
CREATE INDEX "former_pages_record_index" ON "former_pages" USING btree ("noun","record_id");--> statement-breakpoint
CREATE INDEX "import_rows_business_index" ON "import_rows" USING btree ("business_id");--> statement-breakpoint
CREATE INDEX "import_towns_location_index" ON "import_towns" USING btree ("location_id");--> statement-breakpoint
CREATE INDEX "imports_account_index" ON "imports" USING btree ("account_id");--> statement-breakpoint
CREATE INDEX "imports_running_index" ON "imports" USING btree ("id") WHERE "imports"."state" in ('checking', 'importing', 'undoing');--> statement-breakpoint
CREATE INDEX "pincodes_district_index" ON "pincodes" USING btree ("district_id");--> statement-breakpoint
CREATE INDEX "mails_recipient_index" ON "mails" USING btree (lower("recipient"),"created_at");--> statement-breakpoint
CREATE INDEX "mails_waiting_index" ON "mails" USING btree ("next_try_at","id") WHERE "mails"."status" = 'waiting';--> statement-breakpoint
CREATE INDEX "message_blocks_blocked_index" ON "message_blocks" USING btree ("blocked_id");--> statement-breakpoint
CREATE INDEX "messages_receiver_index" ON "messages" USING btree ("receiver_id","created_at");--> statement-breakpoint
CREATE INDEX "messages_sender_index" ON "messages" USING btree ("sender_id","created_at");--> statement-breakpoint
CREATE INDEX "messages_inquiry_index" ON "messages" USING btree ("inquiry_id");--> statement-breakpoint
CREATE UNIQUE INDEX "messages_client_key" ON "messages" USING btree ("sender_id","client_key");--> statement-breakpoint
CREATE INDEX "quick_replies_account_index" ON "quick_replies" USING btree ("account_id");--> statement-breakpoint
CREATE INDEX "decisions_account_index" ON "decisions" USING btree ("account_id","created_at");--> statement-breakpoint
CREATE INDEX "decisions_due_index" ON "decisions" USING btree ("due_at") WHERE "decisions"."state" = 'waiting';--> statement-breakpoint
CREATE UNIQUE INDEX "decisions_one_waiting" ON "decisions" USING btree ("kind","record_id") WHERE "decisions"."state" = 'waiting';--> statement-breakpoint
CREATE INDEX "queue_assignments_account_index" ON "queue_assignments" USING btree ("account_id");--> statement-breakpoint
CREATE UNIQUE INDEX "newsletter_subscribers_email_unique" ON "newsletter_subscribers" USING btree (lower("email"));--> statement-breakpoint
CREATE UNIQUE INDEX "newsletter_subscribers_token_unique" ON "newsletter_subscribers" USING btree ("confirm_token_hash");--> statement-breakpoint
CREATE INDEX "digest_items_account_index" ON "digest_items" USING btree ("account_id","created_at");--> statement-breakpoint
CREATE INDEX "publish_marks_pending_index" ON "publish_marks" USING btree ("id") WHERE "publish_marks"."publication_id" is null;--> statement-breakpoint
CREATE INDEX "report_answers_report_index" ON "report_answers" USING btree ("report_id","id");--> statement-breakpoint
CREATE INDEX "report_answers_account_index" ON "report_answers" USING btree ("account_id");--> statement-breakpoint
CREATE INDEX "report_answers_mail_index" ON "report_answers" USING btree ("mail_id");--> statement-breakpoint
CREATE INDEX "reports_status_index" ON "reports" USING btree ("status","created_at");--> statement-breakpoint
CREATE INDEX "reports_created_index" ON "reports" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "reports_account_index" ON "reports" USING btree ("account_id");--> statement-breakpoint
CREATE INDEX "reports_assigned_index" ON "reports" USING btree ("assigned_to");--> statement-breakpoint
CREATE INDEX "reports_email_index" ON "reports" USING btree (lower("email"));--> statement-breakpoint
CREATE INDEX "rate_limits_expire_index" ON "rate_limits" USING btree ("expire");--> statement-breakpoint
CREATE INDEX "registrations_expiry_index" ON "registrations" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "review_answers_account_index" ON "review_answers" USING btree ("account_id");--> statement-breakpoint
CREATE INDEX "review_answers_waiting_index" ON "review_answers" USING btree ("id") WHERE "review_answers"."status" = 'pending';--> statement-breakpoint
CREATE INDEX "review_networks_network_index" ON "review_networks" USING btree ("network_hash");--> statement-breakpoint
CREATE INDEX "review_networks_created_index" ON "review_networks" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "review_votes_account_index" ON "review_votes" USING btree ("account_id");--> statement-breakpoint
CREATE INDEX "reviews_business_index" ON "reviews" USING btree ("business_id","status","created_at");--> statement-breakpoint
CREATE INDEX "reviews_account_index" ON "reviews" USING btree ("account_id");--> statement-breakpoint
CREATE INDEX "reviews_status_recent_index" ON "reviews" USING btree ("status","created_at","id");--> statement-breakpoint
CREATE INDEX "challenges_account_index" ON "challenges" USING btree ("account_id");--> statement-breakpoint
CREATE INDEX "challenges_expiry_index" ON "challenges" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "passkeys_account_index" ON "passkeys" USING btree ("account_id");--> statement-breakpoint
CREATE INDEX "recovery_codes_account_index" ON "recovery_codes" USING btree ("account_id");--> statement-breakpoint
CREATE INDEX "sessions_account_index" ON "sessions" USING btree ("account_id");--> statement-breakpoint
CREATE INDEX "sessions_former_index" ON "sessions" USING btree ("former_id");--> statement-breakpoint
CREATE INDEX "sessions_seen_index" ON "sessions" USING btree ("last_seen_at");--> statement-breakpoint
CREATE INDEX "sign_in_codes_account_index" ON "sign_in_codes" USING btree ("account_id");--> statement-breakpoint
CREATE INDEX "sign_in_codes_expiry_index" ON "sign_in_codes" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "takedowns_outstanding_index" ON "takedowns" USING btree ("id") WHERE "takedowns"."publication_id" is null;--> statement-breakpoint
CREATE INDEX "takedowns_publication_index" ON "takedowns" USING btree ("publication_id");--> statement-breakpoint
CREATE INDEX "upload_uses_record_index" ON "upload_uses" USING btree ("noun","record_id");--> statement-breakpoint
CREATE INDEX "uploads_account_index" ON "uploads" USING btree ("account_id","created_at");--> statement-breakpoint
CREATE INDEX "uploads_hash_index" ON "uploads" USING btree ("hash");
