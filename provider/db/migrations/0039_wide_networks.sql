-- The /24 or /48 around it, as a keyed hash too: nobody has one address only. Bookings confirmed before this count for
-- their address alone, for the day that they have left.
alter table bookings
  add column confirmed_wide_network text check (confirmed_wide_network ~ '^[0-9a-f]{64}$');

create index bookings_by_confirmed_wide_network on bookings (confirmed_wide_network)
  where confirmed_wide_network is not null;

-- No less than one address of it may have.
update settings set data = jsonb_build_object(
  'maxHoldsPerNetwork', greatest(12, (data ->> 'maxHoldsPerAddress')::int),
  'maxUnpaidPerNetwork', greatest(24, (data ->> 'maxUnpaidPerAddress')::int)) || data;
