CREATE TABLE "mobile_codes" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "mobile_codes_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"purpose" text NOT NULL,
	"mobile" text NOT NULL,
	"account_id" integer,
	"name" text,
	"role" text DEFAULT 'user' NOT NULL,
	"language" text DEFAULT 'en' NOT NULL,
	"token_hash" text NOT NULL,
	"code_hash" text NOT NULL,
	"former_code_hash" text,
	"former_expires_at" timestamp with time zone,
	"tries" smallint DEFAULT 0 NOT NULL,
	"proven_at" timestamp with time zone,
	"message_id" integer,
	"expires_at" timestamp with time zone NOT NULL,
	CONSTRAINT "mobile_codes_token_hash_unique" UNIQUE("token_hash"),
	CONSTRAINT "mobile_codes_language_code" CHECK ("mobile_codes"."language" ~ '^[a-z]{2,3}$'),
	CONSTRAINT "mobile_codes_purpose_known" CHECK ("mobile_codes"."purpose" in ('sign-in', 'add', 'proof')),
	CONSTRAINT "mobile_codes_role_known" CHECK ("mobile_codes"."role" in ('user', 'owner')),
	CONSTRAINT "mobile_codes_mobile_shape" CHECK ("mobile_codes"."mobile" ~ '^\+[1-9][0-9]{7,14}$'),
	CONSTRAINT "mobile_codes_account_belongs" CHECK (("mobile_codes"."purpose" = 'sign-in') = ("mobile_codes"."account_id" is null))
);
--> statement-breakpoint
CREATE TABLE "text_messages" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "text_messages_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"recipient" text NOT NULL,
	"template" text NOT NULL,
	"language" text DEFAULT 'en' NOT NULL,
	"values" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"account_id" integer,
	"state" text DEFAULT 'waiting' NOT NULL,
	"problem" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"sent_at" timestamp with time zone,
	CONSTRAINT "text_messages_language_code" CHECK ("text_messages"."language" ~ '^[a-z]{2,3}$'),
	CONSTRAINT "text_messages_state_known" CHECK ("text_messages"."state" in ('waiting', 'sending', 'sent', 'failed', 'unknown')),
	CONSTRAINT "text_messages_recipient_shape" CHECK ("text_messages"."recipient" ~ '^\+[1-9][0-9]{7,14}$')
);
--> statement-breakpoint
ALTER TABLE "account_tokens" DROP CONSTRAINT "account_tokens_purpose_known";--> statement-breakpoint
ALTER TABLE "business_claims" DROP CONSTRAINT "business_claims_proof_known";--> statement-breakpoint
ALTER TABLE "challenges" DROP CONSTRAINT "challenges_purpose_known";--> statement-breakpoint
DROP INDEX "accounts_anywhere_index";--> statement-breakpoint
ALTER TABLE "accounts" ALTER COLUMN "email" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "accounts" ALTER COLUMN "password_hash" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "challenges" ALTER COLUMN "account_id" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "account_tokens" ADD COLUMN "mobile" text;--> statement-breakpoint
ALTER TABLE "accounts" ADD COLUMN "mobile" text;--> statement-breakpoint
ALTER TABLE "accounts" ADD COLUMN "mobile_confirmed_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "accounts" ADD COLUMN "last_active_at" timestamp with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
ALTER TABLE "mobile_codes" ADD CONSTRAINT "mobile_codes_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "mobile_codes" ADD CONSTRAINT "mobile_codes_message_id_text_messages_id_fk" FOREIGN KEY ("message_id") REFERENCES "public"."text_messages"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "text_messages" ADD CONSTRAINT "text_messages_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "mobile_codes_account_index" ON "mobile_codes" USING btree ("account_id");--> statement-breakpoint
CREATE INDEX "mobile_codes_message_index" ON "mobile_codes" USING btree ("message_id");--> statement-breakpoint
CREATE INDEX "mobile_codes_expiry_index" ON "mobile_codes" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "text_messages_created_index" ON "text_messages" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "text_messages_account_index" ON "text_messages" USING btree ("account_id","created_at");--> statement-breakpoint
CREATE INDEX "text_messages_waiting_index" ON "text_messages" USING btree ("id") WHERE "text_messages"."state" = 'waiting';--> statement-breakpoint
CREATE UNIQUE INDEX "accounts_mobile_unique" ON "accounts" USING btree ("mobile");--> statement-breakpoint
CREATE INDEX "accounts_anywhere_index" ON "accounts" USING gin ((lower("name" || ' ' || coalesce("email", '') ||
        ' ' || coalesce("phone", '') || ' ' || coalesce("mobile", ''))) gin_trgm_ops);--> statement-breakpoint
ALTER TABLE "account_tokens" ADD CONSTRAINT "account_tokens_mobile_belongs" CHECK (("account_tokens"."purpose" = 'restore-mobile') = ("account_tokens"."mobile" is not null));--> statement-breakpoint
ALTER TABLE "account_tokens" ADD CONSTRAINT "account_tokens_purpose_known" CHECK ("account_tokens"."purpose" in ('reset-password', 'confirm-email', 'change-email', 'restore-mobile', 'download', 'export', 'backup'));--> statement-breakpoint
ALTER TABLE "accounts" ADD CONSTRAINT "accounts_mobile_shape" CHECK ("accounts"."mobile" ~ '^\+[1-9][0-9]{7,14}$');--> statement-breakpoint
ALTER TABLE "accounts" ADD CONSTRAINT "accounts_mobile_confirmed" CHECK (("accounts"."mobile" is null) = ("accounts"."mobile_confirmed_at" is null));--> statement-breakpoint
ALTER TABLE "accounts" ADD CONSTRAINT "accounts_reachable" CHECK ("accounts"."email" is not null or "accounts"."mobile" is not null);--> statement-breakpoint
ALTER TABLE "accounts" ADD CONSTRAINT "accounts_admin_password" CHECK ("accounts"."role" <> 'admin' or ("accounts"."email" is not null and "accounts"."password_hash" is not null));--> statement-breakpoint
ALTER TABLE "business_claims" ADD CONSTRAINT "business_claims_proof_known" CHECK ("business_claims"."proof" in ('code', 'message', 'call', 'document'));--> statement-breakpoint
ALTER TABLE "challenges" ADD CONSTRAINT "challenges_account_belongs" CHECK (("challenges"."purpose" = 'passkey-sign-in') = ("challenges"."account_id" is null));--> statement-breakpoint
ALTER TABLE "challenges" ADD CONSTRAINT "challenges_purpose_known" CHECK ("challenges"."purpose" in ('sign-in', 'add-passkey', 'confirm', 'passkey-sign-in'));
