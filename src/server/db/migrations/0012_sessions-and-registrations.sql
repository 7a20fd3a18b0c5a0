CREATE TABLE "account_networks" (
	"account_id" integer NOT NULL,
	"network_hash" text NOT NULL,
	"last_used_at" timestamp with time zone NOT NULL,
	CONSTRAINT "account_networks_account_id_network_hash_pk" PRIMARY KEY("account_id","network_hash")
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
CREATE TABLE "sessions" (
	"id" text PRIMARY KEY NOT NULL,
	"account_id" integer NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"last_seen_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "account_networks" ADD CONSTRAINT "account_networks_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "mail_requests" ADD CONSTRAINT "mail_requests_registration_id_registrations_id_fk" FOREIGN KEY ("registration_id") REFERENCES "public"."registrations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sessions" ADD CONSTRAINT "sessions_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "account_networks_used_index" ON "account_networks" USING btree ("last_used_at");--> statement-breakpoint
CREATE INDEX "registrations_expiry_index" ON "registrations" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "sessions_account_index" ON "sessions" USING btree ("account_id");--> statement-breakpoint
CREATE INDEX "sessions_seen_index" ON "sessions" USING btree ("last_seen_at");--> statement-breakpoint
CREATE INDEX "mails_recipient_index" ON "mails" USING btree (lower("recipient"),"created_at");--> statement-breakpoint
ALTER TABLE "accounts" DROP COLUMN "token_generation";