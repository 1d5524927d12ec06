-- Mails are written in whatever role sends them; none of those but the owner sees accounts. Of whoever an address or a number
-- belongs to, this says nothing but the language they chose, null where they chose none.
create function mail_language(p_email text, p_phone text) returns text
  language sql stable security definer set search_path = pg_catalog, public
as $$
  select preferences.preferences ->> 'language'
  from users join user_preferences preferences on preferences.user_id = users.id
  where (p_email is not null and users.email = lower(p_email)) or (p_phone is not null and users.phone = p_phone)
  limit 1
$$;
revoke all on function mail_language(text, text) from public;
grant execute on function mail_language(text, text) to platebook_app;
