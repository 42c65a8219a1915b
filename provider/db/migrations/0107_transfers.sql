-- Cars with a driver: what is on offer, who drives, and orders.

-- Models that come with a driver. `class_id` is the class of the transfer, which may differ from the model's own.
create table transfers (
  model_id          integer  primary key references car_models,
  station           text     not null,
  class_id          text     not null,
  hour_kop          bigint   not null check (hour_kop > 0),
  day_kop           bigint   not null check (day_kop > 0),
  min_hours         smallint not null check (min_hours > 0),
  day_hours         smallint not null check (day_hours >= min_hours),
  passengers        smallint not null check (passengers > 0),
  free_wait_minutes smallint not null check (free_wait_minutes >= 0),
  foreign key (station, class_id) references car_classes (station, id)
);

-- Known trips. Places by their code, null when the client names the place. A transfer leads from one place to another, an
-- excursion leads somewhere and back.
create table transfer_routes (
  station     text     not null references settings,
  id          text     not null,
  from_place  text,
  to_place    text,
  distance_km integer  not null check (distance_km > 0),
  hours       smallint not null check (hours > 0),
  classes     text[]   not null,
  name        jsonb    not null,
  text        jsonb    not null,
  sort        integer  not null,
  kind        text     not null check (kind in ('transfer', 'excursion')),
  primary key (station, id),
  foreign key (station, from_place) references places (station, code),
  foreign key (station, to_place) references places (station, code)
);

-- What is ordered most, to begin with. Places by their code, null when the client names the place.
create table transfer_presets (
  station         text     not null references settings,
  id              text     not null,
  kind            text     not null check (kind in ('transfer', 'hour', 'day')),
  from_place      text,
  to_place        text,
  -- The driver meets the client at the airport and has to know the flight.
  flight_required boolean  not null,
  name            jsonb    not null,
  sort            integer  not null,
  primary key (station, id),
  foreign key (station, from_place) references places (station, code),
  foreign key (station, to_place) references places (station, code)
);

-- Drivers of the branch. `languages`: those that the driver speaks, best first.
create table chauffeurs (
  station          text     not null references settings,
  id               text     not null,
  sort             integer  not null,
  published_on     date,
  experience_years smallint not null check (experience_years > 0),
  languages        text[]   not null check (languages <@ array ['ru', 'en', 'zh-CN']),
  classes          text[]   not null,
  name             jsonb    not null,
  text             jsonb    not null,
  primary key (station, id)
);

-- Kept for five years with their history and consents, like a booking; the person is erased with the client.
create table transfer_orders (
  id              bigint   primary key generated always as identity,
  number          text     not null constraint transfer_orders_number_key unique check (number ~ '^T[1-9][0-9]{6}$'),
  station         text     not null references settings,
  client_id       bigint   not null references clients,
  model_id        integer  not null references car_models,
  status          text     not null
    check (status in ('request', 'confirmed', 'on_the_way', 'done', 'cancelled', 'refused')),
  kind            text     not null check (kind in ('transfer', 'hour', 'day', 'excursion')),
  route_id        text,
  from_place      text,
  to_place        text,
  from_address    text     not null,
  to_address      text     not null,
  start_at        timestamptz not null,
  -- Of the way back.
  back_at         timestamptz,
  hours           smallint not null check (hours > 0),
  passengers      smallint not null check (passengers > 0),
  child_seats     smallint not null,
  flight          text     not null,
  sign            text     not null,
  driver_language text     check (driver_language in ('ru', 'en', 'zh-CN')),
  comment         text     not null,
  name            text     not null,
  -- Empty, like the e-mail, once the client is erased.
  phone           text     not null check (phone = '' or phone ~ '^\+[1-9][0-9]{6,14}$'),
  email           text     not null,
  language        text     not null check (language in ('ru', 'en', 'zh-CN')),
  price           jsonb    not null,
  total_kop       bigint   not null check (total_kop >= 0),
  -- The price is a minimum: the branch names the sum.
  is_from         boolean  not null,
  -- Driver and car, told to the client with the confirmation.
  driver_name     text,
  driver_phone    text     check (driver_phone ~ '^\+[1-9][0-9]{6,14}$'),
  plate           text,
  sp_id           text,
  ubtcid          text,
  ym_uid          text,
  referer         text,
  created_at      timestamptz not null,
  -- The link by which the visitor came, as in `bookings`.
  partner         text     check (length(partner) between 1 and 100),
  affiliate       text     check (length(affiliate) between 1 and 100),
  check (back_at > start_at),
  check (child_seats between 0 and passengers),
  constraint transfer_orders_driver check (status not in ('confirmed', 'on_the_way', 'done')
    or (driver_name <> '' and driver_phone is not null and plate <> '')),
  foreign key (station, from_place) references places (station, code),
  foreign key (station, to_place) references places (station, code)
);
create index transfer_orders_by_client on transfer_orders (client_id, created_at);
create index transfer_orders_open on transfer_orders (station, start_at)
  where status in ('request', 'confirmed', 'on_the_way');
create trigger transfer_orders_referral_stays before update of partner, affiliate on transfer_orders for each row
  when ((old.partner, old.affiliate) is distinct from (new.partner, new.affiliate))
  execute function refuse_other_referral();

create table transfer_order_history (
  id       bigint primary key generated always as identity,
  order_id bigint not null references transfer_orders,
  status   text   not null,
  actor    text   not null check (actor in ('client', 'branch', 'system')),
  at       timestamptz not null,
  reason   text
);
create index transfer_order_history_by_order on transfer_order_history (order_id, id);
create trigger transfer_order_history_append_only before update or delete on transfer_order_history
  for each row execute function refuse_history_change();
create trigger transfer_order_history_not_emptied before truncate on transfer_order_history
  for each statement execute function refuse_history_change();

create table transfer_order_consents (
  order_id bigint not null references transfer_orders,
  document text   not null,
  version  text   not null,
  given_at timestamptz not null,
  ip       inet,
  primary key (order_id, document, version)
);

create function guard_transfer_order() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' then
    raise exception 'order %: orders are not deleted', old.number
      using errcode = 'check_violation', constraint = 'transfer_orders_stay';
  end if;
  if tg_op = 'INSERT' then
    if new.status <> 'request' then
      raise exception 'order %: it begins as a request', new.number
        using errcode = 'check_violation', constraint = 'transfer_orders_legal_move';
    end if;
    return new;
  end if;
  if new.status <> old.status and (old.status, new.status) not in (
    ('request', 'confirmed'), ('request', 'refused'), ('request', 'cancelled'),
    ('confirmed', 'on_the_way'), ('confirmed', 'cancelled'), ('confirmed', 'refused'), ('on_the_way', 'done')
  ) then
    raise exception 'order %: % may not become %', old.number, old.status, new.status
      using errcode = 'check_violation', constraint = 'transfer_orders_legal_move';
  end if;
  -- What is to be paid is agreed upon before the confirmation, and not after it.
  if (new.number, new.station, new.client_id, new.created_at)
      is distinct from (old.number, old.station, old.client_id, old.created_at)
    or (old.status <> 'request'
      and (new.price, new.total_kop, new.is_from) is distinct from (old.price, old.total_kop, old.is_from)) then
    raise exception 'order %: its terms do not change', old.number
      using errcode = 'check_violation', constraint = 'transfer_orders_terms_stay';
  end if;
  return new;
end $$;
create trigger transfer_orders_guard before insert or update or delete on transfer_orders
  for each row execute function guard_transfer_order();
create trigger transfer_orders_not_emptied before truncate on transfer_orders
  for each statement execute function refuse_history_change();

-- At commit the last entry of the history is the order's status: no transition goes unrecorded.
create function require_transfer_order_history() returns trigger language plpgsql as $$
declare
  order_now    text;
  history_last text;
begin
  select status into order_now from transfer_orders where id = new.id;
  select status into history_last from transfer_order_history where order_id = new.id order by id desc limit 1;
  if order_now is distinct from history_last then
    raise exception 'order %: the move to % is not in its history', new.number, order_now
      using errcode = 'check_violation', constraint = 'transfer_orders_have_history';
  end if;
  return null;
end $$;
create constraint trigger transfer_orders_have_history after insert or update on transfer_orders
  deferrable initially deferred for each row execute function require_transfer_order_history();
