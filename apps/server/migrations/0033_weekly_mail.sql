-- Until when somebody was told in a weekly mail; null before their first one.
alter table user_preferences add column digested_until timestamptz;
