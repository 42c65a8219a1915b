-- Bookings, their history and changes, and the hand-over of cars. Kept for five years (accounting, 152-FZ).
create type booking_status as enum (
  'held', 'awaiting_payment', 'confirmed', 'active', 'completed',
  'expired', 'cancelled_client', 'cancelled_branch', 'no_show'
);

-- `kind = 'block'`: a service block, which keeps a car from being rented.
create table bookings (
  id                      bigint  primary key generated always as identity,
  station                 text    not null references settings,
  number                  text    not null constraint bookings_number_key unique check (number ~ '^[1-9][0-9]{6}$'),
  kind                    text    not null check (kind in ('booking', 'block')),
  car_id                  integer not null references cars,
  model_id                integer not null references car_models,
  client_id               bigint  references clients,
  start_at                timestamptz not null,
  end_at                  timestamptz not null,
  -- End plus the turnaround at the time of booking: a later change of that setting moves no booking.
  blocked_until           timestamptz not null,
  status                  booking_status not null,
  hold_until              timestamptz,
  -- The visitor's network, only while the car is on hold: it limits the holds of one address.
  hold_network            cidr,
  total_kop               bigint  not null check (total_kop >= 0),
  price                   jsonb,
  rules_version           text,
  rental                  jsonb,
  driver                  jsonb,
  language                text    check (language in ('ru', 'en', 'zh-CN')),
  key_salt                text    not null,
  created_at              timestamptz not null,
  promo_code              text,
  extra_drivers           jsonb    not null default '[]',
  flight                  text     not null default '',
  -- The promised maximum that the client pays for damage; null: nothing was promised apart from the model's deductible.
  liability_kop           bigint   check (liability_kop >= 0),
  paid_kop                bigint   not null default 0 check (paid_kop >= 0),
  -- What a cancellation pays back; null: not cancelled by the client or the branch.
  refund_kop              bigint,
  -- The earliest start whose free cancellation was over when it was changed; null: none was.
  refund_start_at         timestamptz,
  renewals                smallint not null default 0 check (renewals >= 0),
  -- SHA-256 of the visitor's token, only while the car is on hold: it limits the holds of one visit.
  hold_visitor            text     check (hold_visitor ~ '^[0-9a-f]{64}$'),
  -- Network from which an unpaid booking was confirmed, as a keyed hash (HMAC-SHA-256), for a day.
  confirmed_network       text     check (confirmed_network ~ '^[0-9a-f]{64}$'),
  confirmed_network_until timestamptz,
  -- Counted at the return; null: not counted, it gives no kilometres to the miles programme.
  distance_km             integer  check (distance_km >= 0),
  -- The status for which the miles were counted last; the job looks for bookings where it lags behind.
  miles_counted           booking_status check (miles_counted in ('active', 'completed')),
  -- Booked by a signed-in client: it stays the client's booking, whoever drives.
  signed_in               boolean  not null default false,
  -- The link by which the visitor came (specification §3); partners are paid by it. It is no personal data and never changes.
  partner                 text     check (length(partner) between 1 and 100),
  affiliate               text     check (length(affiliate) between 1 and 100),
  -- The /24 or /48 around `confirmed_network`, as a keyed hash; null also in bookings from before this column.
  confirmed_wide_network  text     check (confirmed_wide_network ~ '^[0-9a-f]{64}$'),
  check (end_at > start_at),
  check (blocked_until >= end_at),
  check (status not in ('held', 'awaiting_payment') or hold_until is not null),
  check (status in ('held', 'awaiting_payment') or hold_network is null),
  check (kind = 'block' or (client_id is not null and price is not null and rental is not null
    and driver is not null and language is not null)),
  check (refund_kop between 0 and paid_kop),
  constraint bookings_visitor_of_hold check (status in ('held', 'awaiting_payment') or hold_visitor is null),
  constraint bookings_refund_of_cancelled check (status in ('cancelled_client', 'cancelled_branch') or refund_kop is null),
  constraint bookings_confirmed_network_runs_out check ((confirmed_network is null) = (confirmed_network_until is null)),

  -- One car is rented once at a time, whatever the program does. The index and the search use the same list of statuses.
  constraint bookings_no_overlap exclude using gist (car_id with =, tstzrange(start_at, blocked_until, '[)') with &&)
    where (status in ('held', 'awaiting_payment', 'confirmed', 'active'))
);

-- The search reads the last booking of a car before a moment from this index alone.
create index bookings_blocking_by_car on bookings (car_id, start_at) include (blocked_until, status, hold_until)
  where status in ('held', 'awaiting_payment', 'confirmed', 'active');
-- Extras in use are counted by time, whatever the car.
create index bookings_blocking_by_time on bookings (station, start_at) include (blocked_until, hold_until)
  where status in ('held', 'awaiting_payment', 'confirmed', 'active');
create index bookings_holds on bookings (hold_until) where status in ('held', 'awaiting_payment');
create index bookings_by_hold_network on bookings (hold_network) where hold_network is not null;
create index bookings_by_hold_visitor on bookings (hold_visitor) where hold_visitor is not null;
create index bookings_by_confirmed_network on bookings (confirmed_network, confirmed_network_until)
  where confirmed_network is not null;
create index bookings_by_confirmed_wide_network on bookings (confirmed_wide_network)
  where confirmed_wide_network is not null;
create index bookings_by_client on bookings (client_id, start_at);
create index bookings_by_promo_code on bookings (station, promo_code) where promo_code is not null;
-- The reminders' job asks who picks up a car within so many hours.
create index bookings_confirmed_by_start on bookings (start_at) where status = 'confirmed';
create index bookings_miles_to_count on bookings (id) where kind = 'booking'
  and ((status = 'active' and miles_counted is null) or (status = 'completed' and miles_counted is distinct from 'completed'));

create table booking_status_history (
  id         bigint primary key generated always as identity,
  booking_id bigint not null references bookings,
  status     booking_status not null,
  actor      text   not null check (actor in ('client', 'branch', 'gateway', 'system')),
  at         timestamptz not null,
  reason     text
);
create index booking_status_history_by_booking on booking_status_history (booking_id, id);
create trigger booking_status_history_append_only before update or delete on booking_status_history
  for each row execute function refuse_history_change();

-- The state machine of a booking (PRODUCT §6), enforced by the database too.
create function booking_move_allowed(old_status booking_status, new_status booking_status) returns boolean
language sql immutable as $$
  select (old_status, new_status) in (
    ('held', 'awaiting_payment'), ('held', 'confirmed'), ('held', 'expired'),
    ('held', 'cancelled_client'), ('held', 'cancelled_branch'),
    ('awaiting_payment', 'confirmed'), ('awaiting_payment', 'expired'),
    ('awaiting_payment', 'cancelled_client'), ('awaiting_payment', 'cancelled_branch'),
    ('confirmed', 'active'), ('confirmed', 'cancelled_client'), ('confirmed', 'cancelled_branch'),
    ('confirmed', 'no_show'), ('active', 'completed')
  )
$$;

-- Money that came after the hold expired confirms the booking if its car is still free; nothing else revives it.
create function refuse_illegal_booking_move() returns trigger language plpgsql as $$
begin
  if new.status is distinct from old.status and not booking_move_allowed(old.status, new.status)
    and not (old.status = 'expired' and new.status = 'confirmed' and new.paid_kop > old.paid_kop) then
    raise exception 'booking %: % may not become %', old.number, old.status, new.status
      using errcode = 'check_violation', constraint = 'bookings_legal_move';
  end if;
  return new;
end $$;

create trigger bookings_legal_move before update on bookings
  for each row execute function refuse_illegal_booking_move();

-- At commit the last entry of the history is the booking's status: no transition goes unrecorded.
create function require_booking_history() returns trigger language plpgsql as $$
declare
  booking_now  booking_status;
  history_last booking_status;
begin
  select status into booking_now from bookings where id = new.id;
  select status into history_last from booking_status_history where booking_id = new.id order by id desc limit 1;
  if booking_now is distinct from history_last then
    raise exception 'booking %: the move to % is not in its history', new.number, booking_now
      using errcode = 'check_violation', constraint = 'bookings_have_history';
  end if;
  return null;
end $$;

create constraint trigger bookings_have_history after insert or update on bookings
  deferrable initially deferred for each row execute function require_booking_history();

-- What stays of a person in a booking when the account is deleted: the accounts need the booking.
create function forgotten_person(person jsonb) returns jsonb language sql immutable as $$
  select jsonb_build_object('last_name', '—', 'first_name', '—', 'middle_name', null, 'phone', '', 'email', '',
    'birthDate', '', 'licenceSince', '', 'citizenship', person -> 'citizenship')
$$;

create function forgotten_people(people jsonb) returns jsonb language sql immutable as $$
  select jsonb_build_object('driver', forgotten_person(people -> 'driver'), 'extraDrivers', '[]'::jsonb, 'flight', '')
$$;

-- One row for each change. `people`: driver, extraDrivers, flight.
create table booking_changes (
  id            bigint  primary key generated always as identity,
  booking_id    bigint  not null references bookings,
  actor         text    not null check (actor in ('client', 'branch', 'system')),
  at            timestamptz not null,
  car_before    integer not null references cars,
  car_after     integer not null references cars,
  rental_before jsonb   not null,
  rental_after  jsonb   not null,
  price_before  jsonb   not null,
  price_after   jsonb   not null,
  people_before jsonb   not null,
  people_after  jsonb   not null
);
create index booking_changes_by_booking on booking_changes (booking_id, id);
create trigger booking_changes_not_deleted before delete on booking_changes
  for each row execute function refuse_history_change();
-- Only the persons may be erased.
create trigger booking_changes_append_only before update on booking_changes for each row
  when ((new.id, new.booking_id, new.actor, new.at, new.car_before, new.car_after, new.rental_before, new.rental_after,
      new.price_before, new.price_after, new.people_before, new.people_after)
    is distinct from (old.id, old.booking_id, old.actor, old.at, old.car_before, old.car_after, old.rental_before,
      old.rental_after, old.price_before, old.price_after, forgotten_people(old.people_before),
      forgotten_people(old.people_after)))
  execute function refuse_history_change();

-- At commit the last change is what the booking says: no rental and no price is rewritten unrecorded.
create function require_booking_change() returns trigger language plpgsql as $$
declare
  booking_now bookings;
  last_change booking_changes;
begin
  select * into booking_now from bookings where id = new.id;
  select * into last_change from booking_changes where booking_id = new.id order by id desc limit 1;
  if (last_change.rental_after, last_change.price_after) is distinct from (booking_now.rental, booking_now.price) then
    raise exception 'booking %: its change is not recorded', new.number
      using errcode = 'check_violation', constraint = 'bookings_have_changes';
  end if;
  return null;
end $$;

create constraint trigger bookings_have_changes after update of rental, price on bookings
  deferrable initially deferred for each row
  when (old.rental is distinct from new.rental or old.price is distinct from new.price)
  execute function require_booking_change();

-- A booking that is over does not change, except that its driver may be erased.
create function refuse_change_of_past() returns trigger language plpgsql as $$
begin
  raise exception 'booking %: a booking that is % is not changed', old.number, old.status
    using errcode = 'check_violation', constraint = 'bookings_past_stays';
end $$;

create trigger bookings_past_stays before update of start_at, rental, price, driver on bookings for each row
  when (old.status in ('completed', 'expired', 'cancelled_client', 'cancelled_branch', 'no_show')
    and (old.start_at, old.rental, old.price, old.driver) is distinct from (new.start_at, new.rental, new.price, new.driver)
    and (old.start_at, old.rental, old.price, forgotten_person(old.driver))
      is distinct from (new.start_at, new.rental, new.price, new.driver))
  execute function refuse_change_of_past();

-- Used by transfer orders too.
create function refuse_other_referral() returns trigger language plpgsql as $$
begin
  raise exception '% %: whose link it came by does not change', tg_table_name, old.number
    using errcode = 'check_violation', constraint = tg_table_name || '_referral_stays';
end $$;
create trigger bookings_referral_stays before update of partner, affiliate on bookings for each row
  when ((old.partner, old.affiliate) is distinct from (new.partner, new.affiliate))
  execute function refuse_other_referral();

-- The odometer when the car left and when it came back (docs/decisions/0034).
create table hand_overs (
  booking_id bigint  not null references bookings,
  kind       text    not null check (kind in ('out', 'back')),
  car_id     integer not null references cars,
  mileage_km integer not null check (mileage_km >= 0),
  at         timestamptz not null,
  primary key (booking_id, kind)
);
create trigger hand_overs_append_only before update or delete on hand_overs
  for each row execute function refuse_history_change();
create trigger hand_overs_not_emptied before truncate on hand_overs
  for each statement execute function refuse_history_change();
