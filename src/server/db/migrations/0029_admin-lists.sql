CREATE INDEX "accounts_recent_index" ON "accounts" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "accounts_name_index" ON "accounts" USING btree ("name","id");--> statement-breakpoint
CREATE INDEX "accounts_anywhere_index" ON "accounts" USING gin ((lower("name" || ' ' || "email" ||
        ' ' || coalesce("phone", ''))) gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "businesses_recent_index" ON "businesses" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "businesses_status_recent_index" ON "businesses" USING btree ("status","created_at","id");--> statement-breakpoint
CREATE INDEX "businesses_updated_index" ON "businesses" USING btree ("updated_at","id");--> statement-breakpoint
CREATE INDEX "businesses_name_index" ON "businesses" USING btree ("sort_name","id");--> statement-breakpoint
CREATE INDEX "businesses_anywhere_index" ON "businesses" USING gin ((lower("name" || ' ' ||
        coalesce("name_hi", '') || ' ' || coalesce("phone", '') || ' ' ||
        coalesce("email", ''))) gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "reviews_status_recent_index" ON "reviews" USING btree ("status","created_at","id");