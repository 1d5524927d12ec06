-- The lines of a payload as the mapping gave them: which piece of the planned entry each is, and what its account was called.
-- Null in rows that were frozen before, and where nothing but an entity to delete is sent.
alter table postings add column lines jsonb;
