-- A run of uploaded files begins at recognising: what waits for its first step is queued. Snapshots that say importing
-- are read by toCurrentSnapshot of packages/machines.
update imports set state = 'queued' where state = 'importing';
