-- Entries of one day stand by their number, so that the same week reads the same in every client's list.
drop index journal_entries_list_idx;
create index journal_entries_list_idx on journal_entries (tenant_id, entry_on desc, document_number desc, id desc);
