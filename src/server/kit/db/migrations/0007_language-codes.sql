ALTER TABLE "accounts" DROP CONSTRAINT "accounts_language_known";--> statement-breakpoint
ALTER TABLE "blog_posts" DROP CONSTRAINT "blog_posts_language_known";--> statement-breakpoint
ALTER TABLE "enquiries" DROP CONSTRAINT "enquiries_language_known";--> statement-breakpoint
ALTER TABLE "mail_requests" DROP CONSTRAINT "mail_requests_language_known";--> statement-breakpoint
ALTER TABLE "reports" DROP CONSTRAINT "reports_language_known";--> statement-breakpoint
ALTER TABLE "registrations" DROP CONSTRAINT "registrations_language_known";--> statement-breakpoint
ALTER TABLE "accounts" ADD CONSTRAINT "accounts_language_code" CHECK ("accounts"."language" ~ '^[a-z]{2,3}$');--> statement-breakpoint
ALTER TABLE "blog_posts" ADD CONSTRAINT "blog_posts_language_code" CHECK ("blog_posts"."language" ~ '^[a-z]{2,3}$');--> statement-breakpoint
ALTER TABLE "enquiries" ADD CONSTRAINT "enquiries_language_code" CHECK ("enquiries"."language" ~ '^[a-z]{2,3}$');--> statement-breakpoint
ALTER TABLE "mail_requests" ADD CONSTRAINT "mail_requests_language_code" CHECK ("mail_requests"."language" ~ '^[a-z]{2,3}$');--> statement-breakpoint
ALTER TABLE "reports" ADD CONSTRAINT "reports_language_code" CHECK ("reports"."language" ~ '^[a-z]{2,3}$');--> statement-breakpoint
ALTER TABLE "registrations" ADD CONSTRAINT "registrations_language_code" CHECK ("registrations"."language" ~ '^[a-z]{2,3}$');