CREATE TABLE "confirmation_asks" (
	"business_id" integer PRIMARY KEY NOT NULL,
	"asked_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "businesses" ADD COLUMN "confirmed_at" timestamp with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
ALTER TABLE "businesses" ADD COLUMN "confirmed_by" text DEFAULT 'source' NOT NULL;--> statement-breakpoint
ALTER TABLE "confirmation_asks" ADD CONSTRAINT "confirmation_asks_business_id_businesses_id_fk" FOREIGN KEY ("business_id") REFERENCES "public"."businesses"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "confirmation_asks_time_index" ON "confirmation_asks" USING btree ("asked_at");--> statement-breakpoint
CREATE INDEX "businesses_confirmed_index" ON "businesses" USING btree ("confirmed_at","id");--> statement-breakpoint
CREATE INDEX "businesses_without_phone_index" ON "businesses" USING btree ("status","created_at","id") WHERE "businesses"."phone" is null;--> statement-breakpoint
CREATE INDEX "businesses_without_hours_index" ON "businesses" USING btree ("status","created_at","id") WHERE "businesses"."hours" is null;--> statement-breakpoint
CREATE INDEX "businesses_without_photo_index" ON "businesses" USING btree ("status","created_at","id") WHERE "businesses"."images" = '[]'::jsonb;--> statement-breakpoint
CREATE INDEX "businesses_without_point_index" ON "businesses" USING btree ("status","created_at","id") WHERE "businesses"."latitude" is null;--> statement-breakpoint
CREATE INDEX "businesses_verified_index" ON "businesses" USING btree ("created_at","id") WHERE "businesses"."verified";--> statement-breakpoint
CREATE INDEX "businesses_featured_index" ON "businesses" USING btree ("created_at","id") WHERE "businesses"."featured";--> statement-breakpoint
CREATE INDEX "businesses_town_name_index" ON "businesses" USING btree ("location_id","search_name" text_pattern_ops);--> statement-breakpoint
ALTER TABLE "businesses" ADD CONSTRAINT "businesses_confirmer_known" CHECK ("businesses"."confirmed_by" in ('owner', 'team', 'source'));--> statement-breakpoint

-- What is known of rows from before: the date of the source of an import, else the day it came; what
-- people then did with a listing, as the audit tells. Triggers rest, as nothing that a listing says
-- changes: "last updated" stays true.
ALTER TABLE "businesses" DISABLE TRIGGER USER;--> statement-breakpoint
UPDATE "businesses" b SET
  "confirmed_at" = coalesce(
    (SELECT least(now(), (left(b.source_date || '-01', 7) || '-01')::date)
      WHERE b.source_date IS NOT NULL), b.created_at),
  "confirmed_by" = CASE WHEN b.source IS NOT NULL THEN 'source'
    WHEN b.owner_id IS NOT NULL THEN 'owner' ELSE 'team' END;--> statement-breakpoint
UPDATE "businesses" b SET "confirmed_at" = e.at,
  "confirmed_by" = CASE WHEN e.account_id = b.owner_id THEN 'owner' ELSE 'team' END
FROM (
  SELECT DISTINCT ON (record_id) record_id, account_id, at FROM "audit_entries"
  WHERE noun = 'businesses' AND actor = 'user' AND action IN ('create', 'update', 'propose change',
    'approve', 'open', 'pause', 'move', 'close')
  ORDER BY record_id, at DESC
) e WHERE e.record_id = b.id AND e.at > b.confirmed_at;--> statement-breakpoint
UPDATE "businesses" b SET "confirmed_at" = c.decided_at, "confirmed_by" = 'owner'
FROM "business_claims" c
WHERE c.business_id = b.id AND c.status = 'approved' AND c.account_id = b.owner_id
  AND c.decided_at > b.confirmed_at;--> statement-breakpoint
ALTER TABLE "businesses" ENABLE TRIGGER USER;
