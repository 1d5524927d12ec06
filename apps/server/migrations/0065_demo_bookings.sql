-- Who asked for a demo on the public site, and what came of it. Read and changed by those who run the installation alone.
create table demo_bookings (
  id uuid primary key default gen_random_uuid(),
  status text not null default 'new' check (status in
    ('new', 'contacted', 'scheduled', 'held', 'no_show', 'converted', 'lost', 'spam')),
  name text not null check (length(name) between 1 and 100),
  email text not null check (length(email) between 3 and 254),
  business text not null check (length(business) between 1 and 120),
  -- What the form offers; null where nothing was chosen.
  role text check (role in ('owner', 'bookkeeper', 'adviser', 'other')),
  stores text check (stores in ('1', '2_to_5', '6_to_20', 'over_20')),
  platforms text[] not null default '{}' check (platforms <@ array['ubereats', 'doordash', 'other']),
  books text check (books in ('quickbooks_online', 'other', 'none')),
  message text check (length(message) between 1 and 2000),
  locale text not null check (locale in ('en-US', 'fr-CA')),
  -- Of staff.
  note text not null default '' check (length(note) <= 4000),
  assignee_id uuid references users on delete set null,
  -- The day they agreed on.
  scheduled_on date,
  created_at timestamptz not null,
  updated_at timestamptz not null
);
create index demo_bookings_created_idx on demo_bookings (created_at desc, id desc);
create index demo_bookings_email_idx on demo_bookings (email, created_at);
