-- Trigram similarity for misspelt searches; one counter for the versions of all rows (see tables/columns.ts).
CREATE EXTENSION IF NOT EXISTS pg_trgm;--> statement-breakpoint
CREATE SEQUENCE content_version;--> statement-breakpoint
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
	"token_generation" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "accounts_role_known" CHECK ("accounts"."role" in ('user', 'owner', 'admin')),
	CONSTRAINT "accounts_status_known" CHECK ("accounts"."status" in ('active', 'inactive')),
	CONSTRAINT "accounts_customer_type_known" CHECK ("accounts"."customer_type" in ('individual', 'business_owner', 'startup', 'enterprise', 'freelancer', 'student')),
	CONSTRAINT "accounts_email_shape" CHECK ("accounts"."email" like '%_@_%' and length("accounts"."email") <= 254),
	CONSTRAINT "accounts_name_filled" CHECK (length(btrim("accounts"."name")) between 1 and 120)
);
--> statement-breakpoint
CREATE TABLE "amenities" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "amenities_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"category_id" integer NOT NULL,
	"name" text NOT NULL,
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
CREATE TABLE "business_slugs" (
	"slug" text PRIMARY KEY NOT NULL,
	"business_id" integer NOT NULL,
	"replaced_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "businesses" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "businesses_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"business_id" text GENERATED ALWAYS AS ('BIZ-' || id::text) STORED NOT NULL,
	"slug" text NOT NULL,
	"status" text DEFAULT 'pending' NOT NULL,
	"source" text,
	"source_id" text,
	"owner_id" integer,
	"category_id" integer NOT NULL,
	"location_id" integer NOT NULL,
	"name" text NOT NULL,
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
	"featured" boolean DEFAULT false NOT NULL,
	"verified" boolean DEFAULT false NOT NULL,
	"rating_sum" integer DEFAULT 0 NOT NULL,
	"rating_count" integer DEFAULT 0 NOT NULL,
	"approved_at" timestamp with time zone,
	"search_name" text DEFAULT '' NOT NULL,
	"search_document" "tsvector" DEFAULT ''::tsvector NOT NULL,
	"version" bigint DEFAULT nextval('content_version') NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "businesses_slug_unique" UNIQUE("slug"),
	CONSTRAINT "businesses_slug_shape" CHECK ("businesses"."slug" ~ '^[a-z0-9]+(-[a-z0-9]+)*$' and "businesses"."slug" !~ '^([0-9]+|biz-[0-9]+)$' and length("businesses"."slug") <= 120),
	CONSTRAINT "businesses_status_known" CHECK ("businesses"."status" in ('pending', 'active', 'inactive')),
	CONSTRAINT "businesses_source_whole" CHECK (("businesses"."source" is null) = ("businesses"."source_id" is null)),
	CONSTRAINT "businesses_name_filled" CHECK (length(btrim("businesses"."name")) between 1 and 200),
	CONSTRAINT "businesses_description_length" CHECK (length("businesses"."description") <= 5000),
	CONSTRAINT "businesses_year_range" CHECK ("businesses"."established_year" between 1900 and 2200),
	CONSTRAINT "businesses_type_known" CHECK ("businesses"."business_type" in ('individual','partnership','company','llc','corporation','nonprofit')),
	CONSTRAINT "businesses_employees_known" CHECK ("businesses"."employee_count" in ('1','2-10','11-50','51-200','200+')),
	CONSTRAINT "businesses_price_known" CHECK ("businesses"."price_range" in ('$','$$','$$$','$$$$')),
	CONSTRAINT "businesses_zip_shape" CHECK ("businesses"."zip_code" ~ '^[1-9][0-9]{5}$'),
	CONSTRAINT "businesses_coordinates_whole" CHECK (("businesses"."latitude" is null) = ("businesses"."longitude" is null)),
	CONSTRAINT "businesses_latitude_range" CHECK ("businesses"."latitude" between -90 and 90),
	CONSTRAINT "businesses_longitude_range" CHECK ("businesses"."longitude" between -180 and 180),
	CONSTRAINT "businesses_radius_range" CHECK ("businesses"."service_radius_km" between 1 and 100),
	CONSTRAINT "businesses_money_positive" CHECK ("businesses"."minimum_order" >= 0 and "businesses"."delivery_fee" >= 0),
	CONSTRAINT "businesses_hours_object" CHECK (jsonb_typeof("businesses"."hours") = 'object'),
	CONSTRAINT "businesses_special_days_array" CHECK (jsonb_typeof("businesses"."special_days") = 'array'),
	CONSTRAINT "businesses_service_information_object" CHECK (jsonb_typeof("businesses"."service_information") = 'object'),
	CONSTRAINT "businesses_images_array" CHECK (jsonb_typeof("businesses"."images") = 'array'),
	CONSTRAINT "businesses_rating_whole" CHECK ("businesses"."rating_count" >= 0 and "businesses"."rating_sum" between "businesses"."rating_count" and 5 * "businesses"."rating_count")
);
--> statement-breakpoint
CREATE TABLE "search_words" (
	"word" text PRIMARY KEY NOT NULL,
	"skeleton" text NOT NULL
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
	"total_spent" integer DEFAULT 0 NOT NULL,
	"total_impressions" integer DEFAULT 0 NOT NULL,
	"total_clicks" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "campaigns_status_known" CHECK ("campaigns"."status" in ('draft', 'active', 'paused', 'completed', 'rejected')),
	CONSTRAINT "campaigns_title_filled" CHECK (length(btrim("campaigns"."title")) between 1 and 200),
	CONSTRAINT "campaigns_target_http" CHECK ("campaigns"."target_url" ~ '^https?://'),
	CONSTRAINT "campaigns_budget_range" CHECK ("campaigns"."budget" >= 100 and "campaigns"."daily_budget" >= 1000 and "campaigns"."cost_per_click" >= 100),
	CONSTRAINT "campaigns_dates_ordered" CHECK ("campaigns"."end_date" >= "campaigns"."start_date"),
	CONSTRAINT "campaigns_totals_range" CHECK ("campaigns"."total_spent" >= 0 and "campaigns"."total_impressions" >= 0 and "campaigns"."total_clicks" >= 0)
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
	"file_size" integer,
	"file_duration" integer,
	"is_approved" boolean DEFAULT false NOT NULL,
	"rejection_reason" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "creatives_type_known" CHECK ("creatives"."type" in ('banner', 'gif', 'video', 'carousel', 'rich_media', 'text')),
	CONSTRAINT "creatives_name_filled" CHECK (length(btrim("creatives"."name")) between 1 and 200),
	CONSTRAINT "creatives_texts_length" CHECK (length("creatives"."headline") <= 50 and length("creatives"."description") <= 150 and length("creatives"."call_to_action") <= 20),
	CONSTRAINT "creatives_one_verdict" CHECK (not ("creatives"."is_approved" and "creatives"."rejection_reason" is not null))
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
	"status" text DEFAULT 'new' NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "enquiries_status_known" CHECK ("enquiries"."status" in ('new', 'read', 'closed')),
	CONSTRAINT "enquiries_name_filled" CHECK (length(btrim("enquiries"."name")) between 1 and 120),
	CONSTRAINT "enquiries_email_shape" CHECK ("enquiries"."email" like '%_@_%' and length("enquiries"."email") <= 254),
	CONSTRAINT "enquiries_message_length" CHECK (length(btrim("enquiries"."message")) between 1 and 5000)
);
--> statement-breakpoint
CREATE TABLE "favourites" (
	"account_id" integer NOT NULL,
	"business_id" integer NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "favourites_account_id_business_id_pk" PRIMARY KEY("account_id","business_id")
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
CREATE TABLE "messages" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "messages_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"sender_id" integer NOT NULL,
	"receiver_id" integer NOT NULL,
	"business_id" integer,
	"subject" text NOT NULL,
	"message" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"read_at" timestamp with time zone,
	"sender_archived_at" timestamp with time zone,
	"sender_deleted_at" timestamp with time zone,
	"receiver_archived_at" timestamp with time zone,
	"receiver_deleted_at" timestamp with time zone,
	CONSTRAINT "messages_subject_length" CHECK (length(btrim("messages"."subject")) between 1 and 100),
	CONSTRAINT "messages_message_length" CHECK (length(btrim("messages"."message")) between 1 and 1000),
	CONSTRAINT "messages_not_to_self" CHECK ("messages"."sender_id" <> "messages"."receiver_id")
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
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "placements_code_unique" UNIQUE("code"),
	CONSTRAINT "placements_name_filled" CHECK (length(btrim("placements"."name")) between 1 and 120),
	CONSTRAINT "placements_code_shape" CHECK ("placements"."code" ~ '^[a-z0-9_]{1,64}$'),
	CONSTRAINT "placements_size_known" CHECK ("placements"."size" in ('728x90','300x250','320x50','970x250','300x600','160x600','responsive')),
	CONSTRAINT "placements_position_known" CHECK ("placements"."position" in ('header','sidebar','footer','content-top','content-bottom','popup')),
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
	CONSTRAINT "publications_outcome_known" CHECK ("publications"."outcome" in ('running', 'live', 'failed')),
	CONSTRAINT "publications_finished_known" CHECK (("publications"."outcome" = 'running') = ("publications"."finished_at" is null))
);
--> statement-breakpoint
CREATE TABLE "publish_marks" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "publish_marks_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"at" timestamp with time zone DEFAULT now() NOT NULL,
	"noun" text NOT NULL,
	"record_id" integer,
	"change" text NOT NULL,
	"publication_id" integer,
	CONSTRAINT "publish_marks_change_known" CHECK ("publish_marks"."change" in ('created', 'updated', 'deleted'))
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
CREATE TABLE "service_fields" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "service_fields_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"category_id" integer NOT NULL,
	"field_name" text NOT NULL,
	"field_label" text NOT NULL,
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
	CONSTRAINT "service_fields_type_known" CHECK ("service_fields"."field_type" in ('text','textarea','number','select','checkbox','radio','email','url','tel')),
	CONSTRAINT "service_fields_name_shape" CHECK ("service_fields"."field_name" ~ '^[A-Za-z][A-Za-z0-9_]{0,63}$'),
	CONSTRAINT "service_fields_label_filled" CHECK (length(btrim("service_fields"."field_label")) between 1 and 120),
	CONSTRAINT "service_fields_order_range" CHECK ("service_fields"."display_order" >= 0),
	CONSTRAINT "service_fields_options_object" CHECK (jsonb_typeof("service_fields"."field_options") = 'object'),
	CONSTRAINT "service_fields_options_given" CHECK ("service_fields"."field_type" not in ('select','radio','checkbox') or coalesce(jsonb_array_length("service_fields"."field_options" -> 'options'), 0) > 0)
);
--> statement-breakpoint
CREATE TABLE "settings" (
	"id" integer PRIMARY KEY DEFAULT 1 NOT NULL,
	"values" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"version" bigint DEFAULT nextval('content_version') NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "settings_single_row" CHECK ("settings"."id" = 1),
	CONSTRAINT "settings_values_object" CHECK (jsonb_typeof("settings"."values") = 'object')
);
--> statement-breakpoint
ALTER TABLE "amenities" ADD CONSTRAINT "amenities_category_id_categories_id_fk" FOREIGN KEY ("category_id") REFERENCES "public"."categories"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "business_amenities" ADD CONSTRAINT "business_amenities_business_id_businesses_id_fk" FOREIGN KEY ("business_id") REFERENCES "public"."businesses"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "business_amenities" ADD CONSTRAINT "business_amenities_amenity_id_amenities_id_fk" FOREIGN KEY ("amenity_id") REFERENCES "public"."amenities"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "audit_entries" ADD CONSTRAINT "audit_entries_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "business_slugs" ADD CONSTRAINT "business_slugs_business_id_businesses_id_fk" FOREIGN KEY ("business_id") REFERENCES "public"."businesses"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "businesses" ADD CONSTRAINT "businesses_owner_id_accounts_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."accounts"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "businesses" ADD CONSTRAINT "businesses_category_id_categories_id_fk" FOREIGN KEY ("category_id") REFERENCES "public"."categories"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "businesses" ADD CONSTRAINT "businesses_location_id_locations_id_fk" FOREIGN KEY ("location_id") REFERENCES "public"."locations"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "campaigns" ADD CONSTRAINT "campaigns_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "creatives" ADD CONSTRAINT "creatives_campaign_id_campaigns_id_fk" FOREIGN KEY ("campaign_id") REFERENCES "public"."campaigns"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "enquiries" ADD CONSTRAINT "enquiries_business_id_businesses_id_fk" FOREIGN KEY ("business_id") REFERENCES "public"."businesses"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "favourites" ADD CONSTRAINT "favourites_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "favourites" ADD CONSTRAINT "favourites_business_id_businesses_id_fk" FOREIGN KEY ("business_id") REFERENCES "public"."businesses"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "districts" ADD CONSTRAINT "districts_state_id_states_id_fk" FOREIGN KEY ("state_id") REFERENCES "public"."states"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "locations" ADD CONSTRAINT "locations_district_id_districts_id_fk" FOREIGN KEY ("district_id") REFERENCES "public"."districts"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "pincodes" ADD CONSTRAINT "pincodes_district_id_districts_id_fk" FOREIGN KEY ("district_id") REFERENCES "public"."districts"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "messages" ADD CONSTRAINT "messages_sender_id_accounts_id_fk" FOREIGN KEY ("sender_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "messages" ADD CONSTRAINT "messages_receiver_id_accounts_id_fk" FOREIGN KEY ("receiver_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "messages" ADD CONSTRAINT "messages_business_id_businesses_id_fk" FOREIGN KEY ("business_id") REFERENCES "public"."businesses"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "publish_marks" ADD CONSTRAINT "publish_marks_publication_id_publications_id_fk" FOREIGN KEY ("publication_id") REFERENCES "public"."publications"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reviews" ADD CONSTRAINT "reviews_business_id_businesses_id_fk" FOREIGN KEY ("business_id") REFERENCES "public"."businesses"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reviews" ADD CONSTRAINT "reviews_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "service_fields" ADD CONSTRAINT "service_fields_category_id_categories_id_fk" FOREIGN KEY ("category_id") REFERENCES "public"."categories"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "accounts_email_unique" ON "accounts" USING btree (lower("email"));--> statement-breakpoint
CREATE INDEX "business_amenities_amenity_index" ON "business_amenities" USING btree ("amenity_id");--> statement-breakpoint
CREATE INDEX "audit_entries_record_index" ON "audit_entries" USING btree ("noun","record_id");--> statement-breakpoint
CREATE INDEX "audit_entries_at_index" ON "audit_entries" USING btree ("at");--> statement-breakpoint
CREATE INDEX "business_slugs_business_index" ON "business_slugs" USING btree ("business_id");--> statement-breakpoint
CREATE UNIQUE INDEX "businesses_business_id_unique" ON "businesses" USING btree ("business_id");--> statement-breakpoint
CREATE UNIQUE INDEX "businesses_source_unique" ON "businesses" USING btree ("source","source_id");--> statement-breakpoint
CREATE INDEX "businesses_category_index" ON "businesses" USING btree ("category_id","status");--> statement-breakpoint
CREATE INDEX "businesses_location_index" ON "businesses" USING btree ("location_id","status");--> statement-breakpoint
CREATE INDEX "businesses_owner_index" ON "businesses" USING btree ("owner_id");--> statement-breakpoint
CREATE INDEX "businesses_active_name_index" ON "businesses" USING btree (lower("name"),"id") WHERE "businesses"."status" = 'active';--> statement-breakpoint
CREATE INDEX "businesses_active_recent_index" ON "businesses" USING btree ("created_at","id") WHERE "businesses"."status" = 'active';--> statement-breakpoint
CREATE INDEX "businesses_active_place_index" ON "businesses" USING btree ("latitude","longitude") WHERE "businesses"."status" = 'active';--> statement-breakpoint
CREATE INDEX "businesses_search_name_index" ON "businesses" USING btree ("search_name" text_pattern_ops);--> statement-breakpoint
CREATE INDEX "businesses_search_document_index" ON "businesses" USING gin ("search_document");--> statement-breakpoint
CREATE INDEX "search_words_skeleton_index" ON "search_words" USING btree ("skeleton");--> statement-breakpoint
CREATE INDEX "search_words_trigram_index" ON "search_words" USING gin ("word" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "campaigns_account_index" ON "campaigns" USING btree ("account_id");--> statement-breakpoint
CREATE INDEX "creatives_campaign_index" ON "creatives" USING btree ("campaign_id");--> statement-breakpoint
CREATE INDEX "enquiries_status_index" ON "enquiries" USING btree ("status","created_at");--> statement-breakpoint
CREATE INDEX "favourites_business_index" ON "favourites" USING btree ("business_id");--> statement-breakpoint
CREATE INDEX "pincodes_district_index" ON "pincodes" USING btree ("district_id");--> statement-breakpoint
CREATE INDEX "messages_receiver_index" ON "messages" USING btree ("receiver_id","created_at");--> statement-breakpoint
CREATE INDEX "messages_sender_index" ON "messages" USING btree ("sender_id","created_at");--> statement-breakpoint
CREATE INDEX "publish_marks_pending_index" ON "publish_marks" USING btree ("id") WHERE "publish_marks"."publication_id" is null;--> statement-breakpoint
CREATE INDEX "reviews_business_index" ON "reviews" USING btree ("business_id","status","created_at");