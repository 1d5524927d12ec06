-- A client whose owner requires two-step sign-in, and API tokens made in a session that had shown a second factor.
alter table tenants add column second_step_required boolean not null default false;
alter table api_tokens add column second_step boolean not null default false;
