ALTER TABLE "recovery_codes" ADD COLUMN "name" text;--> statement-breakpoint
ALTER TABLE "sessions" ADD COLUMN "former_id" text;--> statement-breakpoint
ALTER TABLE "sessions" ADD COLUMN "former_until" timestamp with time zone;--> statement-breakpoint
CREATE INDEX "sessions_former_index" ON "sessions" USING btree ("former_id");