-- Changing, renewing and cancelling bookings; callbacks. Changes live as long as their booking (five years); callbacks and
-- their consents for a year after the call, unless a booking of the client needs them longer (152-FZ).
alter table bookings
  add column extra_drivers jsonb    not null default '[]',
  add column flight        text     not null default '',
  -- "You would pay at most" as it was promised; null: nothing was promised apart from the model's deductible.
  add column liability_kop bigint   check (liability_kop >= 0),
  add column paid_kop      bigint   not null default 0 check (paid_kop >= 0),
  -- What a cancellation gives back; null: not cancelled by the client.
  add column refund_kop    bigint   check (refund_kop between 0 and paid_kop),
  add column renewals      smallint not null default 0 check (renewals >= 0),
  -- SHA-256 of the visitor's token while the car is on hold, and no longer: it limits the holds of one visit.
  add column hold_visitor  text     check (hold_visitor ~ '^[0-9a-f]{64}$'),
  add constraint bookings_visitor_of_hold check (status in ('held', 'awaiting_payment') or hold_visitor is null),
  add constraint bookings_refund_of_cancelled check (status = 'cancelled_client' or refund_kop is null);

create index bookings_by_hold_visitor on bookings (hold_visitor) where hold_visitor is not null;

update settings set data = '{"maxHoldsPerVisit": 2, "maxHoldRenewals": 2}'::jsonb || data;

-- Who replaced what by what. `people`: driver, extraDrivers, flight.
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

create or replace function refuse_history_change() returns trigger language plpgsql as $$
begin
  raise exception '% is append-only', tg_table_name using errcode = 'check_violation';
end $$;

create trigger booking_changes_append_only before update or delete on booking_changes
  for each row execute function refuse_history_change();

-- At commit the last change says what the booking says: no rental and no price is rewritten unrecorded.
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

-- What is over stays as it was.
create function refuse_change_of_past() returns trigger language plpgsql as $$
begin
  raise exception 'booking %: a booking that is % is not changed', old.number, old.status
    using errcode = 'check_violation', constraint = 'bookings_past_stays';
end $$;

create trigger bookings_past_stays before update of start_at, rental, price, driver on bookings for each row
  when (old.status in ('completed', 'expired', 'cancelled_client', 'cancelled_branch', 'no_show')
    and (old.start_at, old.rental, old.price, old.driver) is distinct from (new.start_at, new.rental, new.price, new.driver))
  execute function refuse_change_of_past();

-- A callback knows a name and a phone: the rest of a client may come later.
alter table clients
  alter column last_name drop not null,
  alter column citizenship drop not null;

-- Tracking values stand as the visitor's cookies had them, each only when it was sent (specification §7).
create table callbacks (
  id         bigint primary key generated always as identity,
  station    text   not null references settings,
  client_id  bigint not null references clients,
  name       text   not null,
  phone      text   not null,
  partner    text,
  affiliate  text,
  sp_id      text,
  ubtcid     text,
  ym_uid     text,
  referer    text,
  created_at timestamptz not null
);
create index callbacks_by_client on callbacks (client_id, created_at);
create index callbacks_by_age on callbacks (created_at);

alter table consents
  alter column booking_id drop not null,
  add column callback_id bigint references callbacks,
  add constraint consents_of_one_act check (num_nonnulls(booking_id, callback_id) = 1),
  add constraint consents_of_callback unique (callback_id, document, version);
