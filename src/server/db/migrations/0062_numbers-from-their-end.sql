CREATE INDEX "businesses_phone_end_index" ON "businesses" USING btree ((reverse("phone") collate "C")) WHERE "businesses"."phone" is not null;--> statement-breakpoint
CREATE INDEX "businesses_alternate_phone_end_index" ON "businesses" USING btree ((reverse("alternate_phone") collate "C")) WHERE "businesses"."alternate_phone" is not null;--> statement-breakpoint
CREATE INDEX "businesses_whatsapp_number_end_index" ON "businesses" USING btree ((reverse("whatsapp_number") collate "C")) WHERE "businesses"."whatsapp_number" is not null;--> statement-breakpoint
-- There are new kinds of place, so the documents of all listings are written anew in the background.
INSERT INTO "search_updates" ("noun", "record_id") SELECT 'categories', "id" FROM "categories" ON CONFLICT ("noun", "record_id") DO UPDATE SET "done_to" = 0;
