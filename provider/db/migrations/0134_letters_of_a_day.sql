-- Letters about bookings are counted by their address (decision 0138), which the outbox forgets when they were sent: its hash
-- stays for a day.
alter table outbox add column address_hash text check (address_hash ~ '^[0-9a-f]{64}$');
create index outbox_by_address on outbox (address_hash, created_at) where address_hash is not null;

-- No page shows this setting, and a new database has to stay empty for a restore: no changed page is noted.
alter table settings disable trigger settings_page;
update settings set data = data || '{"maxBookingLettersPerDay": 20}' where not data ? 'maxBookingLettersPerDay';
alter table settings enable trigger settings_page;
