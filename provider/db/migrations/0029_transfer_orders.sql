-- Orders of cars with a driver. Kept for five years with their history and consents, like a booking; who ordered is
-- forgotten with the client.

-- A trip that the branch knows leads from A to B, or somewhere and back.
alter table transfer_routes add kind text not null default 'excursion' check (kind in ('transfer', 'excursion'));
update transfer_routes set kind = 'transfer'
  where from_place is not null and to_place is not null and from_place <> to_place and hours <= 3;
alter table transfer_routes alter kind drop default;

-- What is ordered most, to begin with. Places by their code, null when the client names the place.
create table transfer_presets (
  station         text     not null references settings,
  id              text     not null,
  kind            text     not null check (kind in ('transfer', 'hour', 'day')),
  from_place      text,
  to_place        text,
  -- Somebody is met: the driver has to know the number of the flight.
  flight_required boolean  not null,
  name            jsonb    not null,
  sort            integer  not null,
  primary key (station, id),
  foreign key (station, from_place) references places (station, code),
  foreign key (station, to_place) references places (station, code)
);
create trigger transfer_presets_page after insert or update or delete or truncate on transfer_presets
  for each statement execute function note_page_change('transfers');
-- The languages of an order's driver are those of the team.
create trigger chauffeurs_transfers_page after insert or update or delete or truncate on chauffeurs
  for each statement execute function note_page_change('transfers');

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
  back_at         timestamptz check (back_at > start_at),
  hours           smallint not null check (hours > 0),
  passengers      smallint not null check (passengers > 0),
  child_seats     smallint not null check (child_seats between 0 and passengers),
  flight          text     not null,
  sign            text     not null,
  driver_language text     check (driver_language in ('ru', 'en', 'zh-CN')),
  comment         text     not null,
  name            text     not null,
  -- Empty, like the e-mail: the client is forgotten.
  phone           text     not null check (phone = '' or phone ~ '^\+[1-9][0-9]{6,14}$'),
  email           text     not null,
  language        text     not null check (language in ('ru', 'en', 'zh-CN')),
  price           jsonb    not null,
  total_kop       bigint   not null check (total_kop >= 0),
  -- The least that it costs: the branch names the sum.
  is_from         boolean  not null,
  -- Who comes and in what, told with the confirmation.
  driver_name     text,
  driver_phone    text     check (driver_phone ~ '^\+[1-9][0-9]{6,14}$'),
  plate           text,
  sp_id           text,
  ubtcid          text,
  ym_uid          text,
  referer         text,
  created_at      timestamptz not null,
  constraint transfer_orders_driver check (status not in ('confirmed', 'on_the_way', 'done')
    or (driver_name <> '' and driver_phone is not null and plate <> '')),
  foreign key (station, from_place) references places (station, code),
  foreign key (station, to_place) references places (station, code)
);
create index transfer_orders_by_client on transfer_orders (client_id, created_at);
create index transfer_orders_open on transfer_orders (station, start_at)
  where status in ('request', 'confirmed', 'on_the_way');

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

-- At commit the last entry of the history is the order's status: no move goes unrecorded.
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

create table transfer_order_consents (
  order_id bigint not null references transfer_orders,
  document text   not null,
  version  text   not null,
  given_at timestamptz not null,
  ip       inet,
  primary key (order_id, document, version)
);

-- ⚙ A branch that was set up before: what an hour at night and a child's seat cost, how early an order comes, how long
-- one may be, and how many a phone may leave within 24 hours.
update settings set data = jsonb_build_object('transfers', jsonb_build_object(
  'nightHourKop', 30000, 'childSeatKop', 30000, 'leadHours', 12, 'maxHours', 24, 'maxOrdersPerPhone', 5)) || data;
