-- No page shows what changes here, and a new database has to stay empty for a restore: no changed page is noted.
alter table places disable trigger places_page;
alter table settings disable trigger settings_page;

-- By what people arrive at a place, and whether its name alone says where to meet (decision 0121). Of the places that are
-- there only their codes and zones tell; the branch may change both.
alter table places
  add column arrival       text    check (arrival in ('flight', 'ship', 'train', 'bus')),
  add column needs_address boolean not null default false;
update places set arrival = case
    when zone = 'airport' then 'flight'
    when code = 'sea-terminal' then 'ship'
    when code = 'railway-station' then 'train'
    when code = 'bus-station' then 'bus'
  end;
update places set needs_address = true
  where arrival is null and zone <> 'branch' and code not in ('office', 'russky-campus');

-- Where the branch meets the driver, as typed, and what the driver asks of it. Personal: erased with the client.
alter table bookings
  add column meeting jsonb not null
    default '{"pickupAddress": "", "dropoffAddress": "", "note": "", "chineseClerk": false}';

-- Off until the branch says that it has such a clerk.
update settings set data = data || '{"chineseClerk": false}' where not data ? 'chineseClerk';

alter table places enable trigger places_page;
alter table settings enable trigger settings_page;
