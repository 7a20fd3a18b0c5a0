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
ALTER TABLE "blog_posts" ADD COLUMN "creation_key" uuid;--> statement-breakpoint
ALTER TABLE "blog_drafts" ADD CONSTRAINT "blog_drafts_post_id_blog_posts_id_fk" FOREIGN KEY ("post_id") REFERENCES "public"."blog_posts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "blog_drafts" ADD CONSTRAINT "blog_drafts_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "blog_looks" ADD CONSTRAINT "blog_looks_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "blog_looks" ADD CONSTRAINT "blog_looks_post_id_blog_posts_id_fk" FOREIGN KEY ("post_id") REFERENCES "public"."blog_posts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "blog_pictures" ADD CONSTRAINT "blog_pictures_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "blog_versions" ADD CONSTRAINT "blog_versions_post_id_blog_posts_id_fk" FOREIGN KEY ("post_id") REFERENCES "public"."blog_posts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "blog_versions" ADD CONSTRAINT "blog_versions_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "blog_drafts_account_index" ON "blog_drafts" USING btree ("account_id");--> statement-breakpoint
CREATE INDEX "blog_pictures_account_index" ON "blog_pictures" USING btree ("account_id");--> statement-breakpoint
CREATE INDEX "blog_versions_post_index" ON "blog_versions" USING btree ("post_id","id");--> statement-breakpoint
CREATE INDEX "blog_versions_account_index" ON "blog_versions" USING btree ("account_id");--> statement-breakpoint
ALTER TABLE "blog_posts" ADD CONSTRAINT "blog_posts_creation_key_unique" UNIQUE("creation_key");
--> statement-breakpoint

-- What is written and not shown, earlier texts and the library keep their pictures; no status makes them public.
CREATE TRIGGER track_uploads AFTER INSERT OR UPDATE OF "values" OR DELETE ON blog_drafts FOR EACH ROW
  EXECUTE FUNCTION track_uploads('nobody', 'values');--> statement-breakpoint
CREATE TRIGGER track_uploads AFTER INSERT OR UPDATE OF "values" OR DELETE ON blog_versions FOR EACH ROW
  EXECUTE FUNCTION track_uploads('nobody', 'values');--> statement-breakpoint
CREATE TRIGGER track_uploads AFTER INSERT OR UPDATE OF path OR DELETE ON blog_pictures FOR EACH ROW
  EXECUTE FUNCTION track_uploads('nobody', 'path');--> statement-breakpoint
CREATE TRIGGER touch BEFORE UPDATE ON blog_drafts FOR EACH ROW WHEN (OLD.* IS DISTINCT FROM NEW.*) EXECUTE FUNCTION touch_row();
