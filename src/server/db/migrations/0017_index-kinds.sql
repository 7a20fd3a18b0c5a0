-- Search documents hold the kinds, the category and the town of a listing now. Those of a database that is older are
-- written anew in the background, a hundred at a time.
INSERT INTO search_updates (noun, record_id) SELECT 'categories', id FROM categories ON CONFLICT DO NOTHING;
