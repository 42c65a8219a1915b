-- From where a booking was confirmed that nobody has paid for: a keyed hash (HMAC-SHA-256) of the network, for a day.
alter table bookings
  add column confirmed_network       text check (confirmed_network ~ '^[0-9a-f]{64}$'),
  add column confirmed_network_until timestamptz,
  add constraint bookings_confirmed_network_runs_out check ((confirmed_network is null) = (confirmed_network_until is null));

create index bookings_by_confirmed_network on bookings (confirmed_network, confirmed_network_until)
  where confirmed_network is not null;

update settings set data = '{"maxUnpaidPerAddress": 20, "maxMessagesPerPhone": 5}'::jsonb || data;
