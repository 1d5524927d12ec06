-- Files and readings are large and compress well. LZ4 takes a third of the time of pglz to write them and less to read them, at the
-- same size. A server built without it keeps what it has.
do $$
begin
  alter table report_files alter column bytes set compression lz4;
  alter table payouts alter column reading set compression lz4;
  alter table journal_entries alter column entry set compression lz4;
exception when feature_not_supported then
  null;
end
$$;
