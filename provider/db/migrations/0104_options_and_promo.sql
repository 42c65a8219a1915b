-- Extras, promo codes and personal offers. Kept as long as the bookings that name them.

-- `stock`: how many the branch has, null = no limit; `classes`: those that it fits, null = all.
create table extras (
  station      text     not null references settings,
  code         text     not null check (code ~ '^[a-z0-9]+(-[a-z0-9]+){0,5}$'),
  name         jsonb    not null,
  note         jsonb    not null,
  unit         text     not null check (unit in ('per_day', 'once')),
  price_kop    bigint   not null check (price_kop >= 0 and price_kop % 100 = 0),
  -- The most that one piece costs for a whole rental.
  cap_kop      bigint   check (cap_kop >= 0 and cap_kop % 100 = 0),
  max_quantity smallint not null check (max_quantity between 1 and 9),
  stock        integer  check (stock >= 0),
  classes      text[],
  sort         integer  not null,
  primary key (station, code)
);

create table booking_extras (
  booking_id bigint   not null references bookings,
  extra_code text     not null,
  station    text     not null,
  quantity   smallint not null check (quantity between 1 and 9),
  primary key (booking_id, extra_code),
  foreign key (station, extra_code) references extras (station, code)
);
create index booking_extras_by_code on booking_extras (station, extra_code, booking_id) include (quantity);

-- Dates are the station's calendar, both ends included. `rental_from`, `rental_to`: the allowed pick-up dates.
create table promo_codes (
  station           text     not null references settings,
  code              text     not null check (code = upper(btrim(code)) and length(code) between 1 and 40),
  percent           smallint not null check (percent between 0 and 100),
  name              jsonb    not null,
  valid_from        date     not null,
  valid_to          date     not null,
  rental_from       date,
  rental_to         date,
  classes           text[],
  min_days          smallint check (min_days > 0),
  login_only        boolean  not null,
  first_rental_only boolean  not null,
  max_uses          integer  check (max_uses >= 0),
  -- Uses from before this program, which no booking here shows.
  used_before       integer  not null default 0 check (used_before >= 0),
  per_client        integer  check (per_client > 0),
  partner           text,
  active            boolean  not null,
  primary key (station, code),
  check (valid_to >= valid_from),
  check (rental_to >= rental_from)
);

-- What a day costs with an offer follows from the prices of that day, `discount_percent` and `min_days`.
create table offers (
  id               bigint   primary key generated always as identity,
  station          text     not null references settings,
  client_id        bigint   not null references clients,
  model_id         integer  not null references car_models,
  name             jsonb    not null,
  discount_percent smallint not null check (discount_percent between 0 and 100),
  cvet             text     not null,
  features         jsonb    not null,
  -- Of the pick-up at the station, both days included.
  valid_from       date     not null,
  valid_to         date     not null,
  min_days         smallint not null check (min_days > 0),
  conditions       jsonb    not null,
  state            text     not null check (state in ('active', 'reserved', 'used')),
  -- The booking that took the offer; null also for a use from before this program.
  booking_id       bigint   references bookings,
  check (valid_to >= valid_from),
  constraint offers_free_when_active check (state <> 'active' or booking_id is null)
);
create index offers_by_client on offers (client_id, valid_to);
create unique index offers_by_booking on offers (booking_id) where booking_id is not null;

-- A booking takes an offer of its own client only, and one that no other booking has.
create function refuse_foreign_offer() returns trigger language plpgsql as $$
begin
  if not exists (select 1 from bookings where id = new.booking_id and client_id = new.client_id) then
    raise exception 'offer %: booking % is another client''s', new.id, new.booking_id
      using errcode = 'check_violation', constraint = 'offers_of_own_client';
  end if;
  if old.booking_id is not null and old.booking_id <> new.booking_id then
    raise exception 'offer %: booking % has it', new.id, old.booking_id
      using errcode = 'check_violation', constraint = 'offers_once';
  end if;
  return new;
end $$;

create trigger offers_of_own_client before update of booking_id on offers for each row
  when (new.booking_id is not null and old.booking_id is distinct from new.booking_id)
  execute function refuse_foreign_offer();

-- The offer follows its booking: reserved by the hold, used from the confirmation on, active again with the cancellation.
create function follow_booking_with_offer() returns trigger language plpgsql as $$
begin
  if new.status in ('expired', 'cancelled_client', 'cancelled_branch') then
    update offers set state = 'active', booking_id = null where booking_id = new.id;
  else
    update offers set state = case when new.status in ('held', 'awaiting_payment') then 'reserved' else 'used' end
      where booking_id = new.id;
  end if;
  return null;
end $$;

create trigger bookings_move_offer after update of status on bookings for each row
  when (old.status is distinct from new.status) execute function follow_booking_with_offer();

-- A booking that gets another client cannot keep the offer of the previous one.
create function refuse_offer_of_former_client() returns trigger language plpgsql as $$
begin
  if exists (select 1 from offers where booking_id = new.id and client_id is distinct from new.client_id) then
    raise exception 'booking %: its offer is of the client before', new.number
      using errcode = 'check_violation', constraint = 'offers_of_own_client';
  end if;
  return null;
end $$;

create constraint trigger bookings_keep_own_offer after update of client_id on bookings
  deferrable initially deferred for each row when (old.client_id is distinct from new.client_id)
  execute function refuse_offer_of_former_client();
