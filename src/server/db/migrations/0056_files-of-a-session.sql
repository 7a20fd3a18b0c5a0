ALTER TABLE "account_tokens" DROP CONSTRAINT "account_tokens_purpose_known";--> statement-breakpoint
ALTER TABLE "account_tokens" ADD COLUMN "subject" text;--> statement-breakpoint
ALTER TABLE "account_tokens" ADD COLUMN "session_id" text;--> statement-breakpoint
ALTER TABLE "account_tokens" ADD CONSTRAINT "account_tokens_session_id_sessions_id_fk" FOREIGN KEY ("session_id") REFERENCES "public"."sessions"("id") ON DELETE cascade ON UPDATE cascade;--> statement-breakpoint
-- Addresses of files that nobody has used yet name no session; they work for a quarter of an hour.
DELETE FROM "account_tokens" WHERE "purpose" = 'download';--> statement-breakpoint
CREATE INDEX "account_tokens_session_index" ON "account_tokens" USING btree ("session_id");--> statement-breakpoint
ALTER TABLE "account_tokens" ADD CONSTRAINT "account_tokens_subject_belongs" CHECK (("account_tokens"."purpose" in ('export', 'backup')) = ("account_tokens"."subject" is not null));--> statement-breakpoint
ALTER TABLE "account_tokens" ADD CONSTRAINT "account_tokens_session_belongs" CHECK (("account_tokens"."purpose" in ('download', 'export', 'backup')) = ("account_tokens"."session_id" is not null));--> statement-breakpoint
ALTER TABLE "account_tokens" ADD CONSTRAINT "account_tokens_purpose_known" CHECK ("account_tokens"."purpose" in ('reset-password', 'confirm-email', 'change-email', 'download', 'export', 'backup'));