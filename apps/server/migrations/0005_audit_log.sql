-- Who changed what. Rows are only ever added, and each carries the hash of the one before it in its chain.

-- The chain of a tenant, or the one of the installation for what belongs to no tenant.
create table audit_heads (
  chain_id uuid primary key,
  sequence bigint not null,
  hash text not null
);

create table audit_log (
  -- The chain. No reference: the entry outlives the tenant, unchanged. Zeros are the installation.
  tenant_id uuid not null,
  sequence bigint not null,
  actor_user_id uuid,
  actor_kind text not null check (actor_kind in ('user', 'api_token', 'service', 'job', 'anonymous')),
  action text not null,
  target_type text not null,
  target_id text not null,
  before_sha256 text,
  after_sha256 text,
  details jsonb not null,
  request_id text not null,
  recorded_at timestamptz not null,
  prev_hash text not null,
  hash text not null,
  primary key (tenant_id, sequence)
);
create index audit_log_actor_idx on audit_log (actor_user_id, recorded_at desc);

alter table audit_log enable row level security;
alter table audit_log force row level security;
create policy audit_log_owner on audit_log to current_user using (true);
create policy audit_log_own_read on audit_log for select to platebook_app using (tenant_id = app_tenant_id());

-- Added to through this function alone: the caller cannot choose its place in the chain, and cannot change what is there.
create function append_audit(
  p_tenant_id uuid, p_actor_user_id uuid, p_actor_kind text, p_action text, p_target_type text, p_target_id text,
  p_before_sha256 text, p_after_sha256 text, p_details jsonb, p_request_id text, p_recorded_at timestamptz
) returns void
  language plpgsql security definer set search_path = pg_catalog, public
as $$
declare
  chain constant uuid := coalesce(p_tenant_id, '00000000-0000-0000-0000-000000000000');
  head audit_heads;
  next_hash text;
begin
  -- A request writes to the chain of its own tenant, or to the one of the installation.
  if app_tenant_id() is not null and p_tenant_id is not null and p_tenant_id <> app_tenant_id() then
    raise exception 'The audit entry names another tenant.' using errcode = '42501';
  end if;
  insert into audit_heads values (chain, 0, '') on conflict (chain_id) do nothing;
  select * into head from audit_heads where chain_id = chain for update;
  next_hash := audit_hash(head.hash, chain, head.sequence + 1, p_actor_user_id, p_actor_kind, p_action,
    p_target_type, p_target_id, p_before_sha256, p_after_sha256, p_details, p_request_id, p_recorded_at);
  insert into audit_log values (chain, head.sequence + 1, p_actor_user_id, p_actor_kind, p_action,
    p_target_type, p_target_id, p_before_sha256, p_after_sha256, p_details, p_request_id, p_recorded_at, head.hash, next_hash);
  update audit_heads set sequence = head.sequence + 1, hash = next_hash where chain_id = chain;
end
$$;

-- One text per row, each value with its length before it, so that no two rows have the same text.
create function audit_hash(
  p_prev_hash text, p_tenant_id uuid, p_sequence bigint, p_actor_user_id uuid, p_actor_kind text,
  p_action text, p_target_type text, p_target_id text, p_before_sha256 text, p_after_sha256 text, p_details jsonb,
  p_request_id text, p_recorded_at timestamptz
) returns text
  language sql immutable
as $$
  select encode(sha256(convert_to(string_agg(
    coalesce(length(part)::text || ':' || part, '-'), '|' order by place), 'UTF8')), 'hex')
  from unnest(array[
    p_prev_hash, p_tenant_id::text, p_sequence::text, p_actor_user_id::text, p_actor_kind, p_action,
    p_target_type, p_target_id, p_before_sha256, p_after_sha256, p_details::text, p_request_id,
    (extract(epoch from p_recorded_at) * 1000)::bigint::text
  ]) with ordinality as parts (part, place)
$$;

grant select on audit_log to platebook_app;
revoke all on function append_audit from public;
grant execute on function append_audit to platebook_app;

-- People who run the installation. Their level says nothing about a tenant.
create table system_staff (
  user_id uuid primary key references users on delete cascade,
  level text not null check (level in ('system_admin', 'system_operator')),
  created_at timestamptz not null
);
