-- What was done for a client of a batch, as sentences with their codes and values; what was stored before has no codes.
alter table batch_items rename column result to results;
alter table batch_items alter column results type jsonb using case
  when results is null then null
  else jsonb_build_array(jsonb_build_object('code', 'stored', 'values', jsonb_build_object(), 'message', results))
end;
