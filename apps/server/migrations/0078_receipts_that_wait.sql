-- The receipt of a payment that came before anybody knew whose it is: mailed once the checkout says so, and not kept after.
alter table payment_events add column waiting_receipt jsonb;
