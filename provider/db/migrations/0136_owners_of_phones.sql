-- What strangers do with somebody's phone does not hurt its owner (decision 0142). A request without a session names no client:
-- `client_id` null. `signed_in`: it was sent in the client's session. Rows of before name the client of their phone.
alter table callbacks alter column client_id drop not null, add column signed_in boolean not null default false;
alter table messages alter column client_id drop not null, add column signed_in boolean not null default false;
alter table long_term_requests alter column client_id drop not null, add column signed_in boolean not null default false;
alter table transfer_orders alter column client_id drop not null, add column signed_in boolean not null default false;
alter table partner_requests add column signed_in boolean not null default false;
create index callbacks_by_phone on callbacks (station, phone, created_at);
create index messages_by_phone on messages (station, phone, created_at);
create index long_term_requests_by_phone on long_term_requests (station, phone, created_at);
create index transfer_orders_by_phone on transfer_orders (station, phone, created_at);
create index transfer_orders_by_age on transfer_orders (station, created_at);

-- When the owner of the phone said of a booking without a proof that it is not his; and whether the name is one that a visitor
-- typed beside the phone: nobody showed that he has it. Clients of an older provider that runs beside this one have false.
alter table clients add column not_mine_at timestamptz, add column name_unproved boolean not null default false;
update clients set name_unproved = true where password_hash is null and email_confirmed_at is null and deleted_at is null;

-- No page shows these settings, and a new database has to stay empty for a restore: no changed page is noted.
alter table settings disable trigger settings_page;
update settings set data = '{"maxUnprovedRequestsPerHour": 60, "notMineDays": 30}'::jsonb || data;
alter table settings enable trigger settings_page;
