-- Who proved the phone of a booking (decision 0141): the client's session, a code sent to the phone, or the branch. Null: nobody;
-- then a payment proves it. Bookings of before have null and `signed_in`, as those of an older provider that runs beside this one.
alter table bookings
  add column proved_by text check (proved_by in ('session', 'code', 'branch')),
  -- When an unproved booking was confirmed, and from which /24 or /48, as a keyed hash: until the booking begins or is over,
  -- and a day at least.
  add column unproved_at timestamptz,
  add column unproved_network text check (unproved_network ~ '^[0-9a-f]{64}$'),
  add constraint bookings_unproved_network_has_moment check (unproved_network is null or unproved_at is not null);
create index bookings_by_unproved_network on bookings (unproved_network) where unproved_network is not null;
create index bookings_by_unproved_at on bookings (station, unproved_at) where unproved_at is not null;

alter table codes drop constraint codes_purpose_check, add constraint codes_purpose_check
  check (purpose in ('registration', 'renew_password', 'booking', 'step_up', 'phone_old', 'phone_new', 'email'));

-- No page shows these settings, and a new database has to stay empty for a restore: no changed page is noted.
alter table settings disable trigger settings_page;
update settings set data = '{"maxUnprovedPerNetwork": 3, "maxUnprovedPerNetworkDay": 5, "maxUnprovedPerHour": 30,
  "maxUnprovedModelPercent": 50}'::jsonb || data;
alter table settings enable trigger settings_page;
