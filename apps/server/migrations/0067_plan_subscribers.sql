-- Who is on a plan. A plan that somebody has, had or was promised is never changed: other terms are another row, whose code
-- ends in `-v2` and so on.
create index subscriptions_plan_code_idx on subscriptions (plan_code);
create index checkouts_plan_code_idx on checkouts (plan_code);
