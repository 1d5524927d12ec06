-- The code of what a notification says, with what varies in it, for readers of other languages; null for those told before.
alter table notifications add column wording jsonb;
