-- Until when somebody was told in a daily mail, or would have been had there been anything; null before the first day.
alter table user_preferences add column daily_mail_until timestamptz;
