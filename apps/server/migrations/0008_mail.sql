-- Mail and SMS on their way out.

create table outbound_messages (
  id uuid primary key,
  channel text not null check (channel in ('email', 'sms')),
  recipient text not null,
  template text not null,
  subject text not null,
  -- Links and codes let whoever reads them in: both bodies are deleted once the message has left.
  text_body text,
  html_body text,
  -- `kept` has nowhere to go: it stays for the development inbox.
  status text not null check (status in ('queued', 'sent', 'failed', 'kept')),
  attempts integer not null default 0,
  last_error text,
  created_at timestamptz not null,
  finished_at timestamptz
);
create index outbound_messages_created_at_idx on outbound_messages (created_at desc, id desc);

-- A request may send within its tenant's transaction; it never reads what others were sent.
grant insert on outbound_messages to platebook_app;
