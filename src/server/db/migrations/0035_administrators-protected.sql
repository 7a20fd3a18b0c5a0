ALTER TABLE "accounts" ADD COLUMN "is_password_made" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "accounts" ADD COLUMN "grace_used_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "sessions" ADD COLUMN "has_grace" boolean DEFAULT false NOT NULL;