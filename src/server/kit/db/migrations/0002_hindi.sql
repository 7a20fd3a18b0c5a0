ALTER TABLE "businesses" ADD COLUMN "sort_name_hi" text GENERATED ALWAYS AS (lower(coalesce(name_hi, chr(65535) || name))) STORED NOT NULL;--> statement-breakpoint
ALTER TABLE "businesses" ADD COLUMN "description_hi" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "categories" ADD COLUMN "description_hi" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "classified_categories" ADD COLUMN "name_hi" text;--> statement-breakpoint
ALTER TABLE "classified_categories" ADD COLUMN "description_hi" text DEFAULT '' NOT NULL;--> statement-breakpoint
CREATE INDEX "businesses_name_hi_index" ON "businesses" USING btree ("sort_name_hi","id");--> statement-breakpoint
-- The new generated column is no content, as the others are not (migration 0001).
CREATE OR REPLACE FUNCTION touch_business() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  unseen CONSTANT text[] := ARRAY['business_id', 'sort_name', 'sort_name_hi', 'search_name',
    'search_document'];
BEGIN
  IF (to_jsonb(OLD) - unseen) IS DISTINCT FROM (to_jsonb(NEW) - unseen) THEN
    NEW.version := nextval('content_version');
    NEW.updated_at := now();
  END IF;
  RETURN NEW;
END $$;
--> statement-breakpoint
-- The categories of ads that every site starts with, where nobody has changed their names.
UPDATE classified_categories c SET name_hi = hindi.name
  FROM (VALUES ('tractors', 'Tractors & Farm Machines', 'ट्रैक्टर और खेती के औज़ार'),
    ('cattle', 'Cattle & Dairy', 'पशु और दूध'),
    ('seeds', 'Seeds, Grain & Fodder', 'बीज, अनाज और चारा'),
    ('vehicles', 'Cars, Bikes & Cycles', 'गाड़ी, बाइक, साइकिल'),
    ('mobiles', 'Mobiles & Electronics', 'मोबाइल और इलेक्ट्रॉनिक्स'),
    ('furniture', 'Furniture & Household', 'फ़र्नीचर और घर का सामान'),
    ('property', 'House, Land & Shop', 'मकान, ज़मीन, दुकान'),
    ('jobs', 'Jobs', 'नौकरी'),
    ('services', 'Services', 'सेवाएँ'),
    ('study', 'Books & Education', 'किताबें और पढ़ाई'),
    ('other', 'Other things', 'और चीज़ें')) AS hindi (slug, english, name)
  WHERE c.slug = hindi.slug AND c.name = hindi.english;
