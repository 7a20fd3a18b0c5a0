ALTER TABLE "accounts" RENAME COLUMN "mail_language" TO "language";--> statement-breakpoint
-- Other servers may run the code of before for a while: it reads the column by its former name, and
-- adds accounts without naming a language. To be dropped in a release after this one.
ALTER TABLE "accounts" ADD COLUMN "mail_language" text GENERATED ALWAYS AS ("language") STORED;--> statement-breakpoint
ALTER TABLE "accounts" DROP CONSTRAINT "accounts_mail_language_known";--> statement-breakpoint
ALTER TABLE "enquiries" ADD COLUMN "language" text DEFAULT 'en' NOT NULL;--> statement-breakpoint
ALTER TABLE "mail_requests" ADD COLUMN "language" text DEFAULT 'en' NOT NULL;--> statement-breakpoint
ALTER TABLE "reports" ADD COLUMN "language" text DEFAULT 'en' NOT NULL;--> statement-breakpoint
ALTER TABLE "registrations" ADD COLUMN "language" text DEFAULT 'en' NOT NULL;--> statement-breakpoint
ALTER TABLE "accounts" ADD CONSTRAINT "accounts_language_known" CHECK ("accounts"."language" in ('en', 'hi'));--> statement-breakpoint
ALTER TABLE "enquiries" ADD CONSTRAINT "enquiries_language_known" CHECK ("enquiries"."language" in ('en', 'hi'));--> statement-breakpoint
ALTER TABLE "mail_requests" ADD CONSTRAINT "mail_requests_language_known" CHECK ("mail_requests"."language" in ('en', 'hi'));--> statement-breakpoint
ALTER TABLE "reports" ADD CONSTRAINT "reports_language_known" CHECK ("reports"."language" in ('en', 'hi'));--> statement-breakpoint
ALTER TABLE "registrations" ADD CONSTRAINT "registrations_language_known" CHECK ("registrations"."language" in ('en', 'hi'));
