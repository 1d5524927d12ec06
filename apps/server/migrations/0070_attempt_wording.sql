-- The code of what came of a call, with what varies in its sentence, for readers of other languages; null where the sentence is
-- none of ours, and for calls before there were codes.
alter table posting_attempts add column wording jsonb;
