-- What visitors ask the branch for: callbacks, contact messages, partner requests, cars by the month. Tracking values stand
-- as the visitor's cookies had them, each only when it was sent (specification §7). `answered_at`: null while it waits.

-- Kept for a year with its consents, unless a booking of the client needs them longer (152-FZ).
create table callbacks (
  id          bigint primary key generated always as identity,
  station     text   not null references settings,
  client_id   bigint not null references clients,
  name        text   not null,
  phone       text   not null,
  partner     text,
  affiliate   text,
  sp_id       text,
  ubtcid      text,
  ym_uid      text,
  referer     text,
  created_at  timestamptz not null,
  answered_at timestamptz,
  -- How often the branch called and nobody answered, and the last time.
  missed      smallint not null default 0 check (missed >= 0),
  missed_at   timestamptz
);
create index callbacks_by_client on callbacks (client_id, created_at);
create index callbacks_by_age on callbacks (created_at);

-- Given with a booking or a callback, and kept as long.
create table consents (
  id          bigint primary key generated always as identity,
  booking_id  bigint references bookings,
  document    text   not null,
  version     text   not null,
  given_at    timestamptz not null,
  ip          inet,
  callback_id bigint references callbacks,
  unique (booking_id, document, version),
  constraint consents_of_one_act check (num_nonnulls(booking_id, callback_id) = 1),
  constraint consents_of_callback unique (callback_id, document, version)
);

-- The contact form. Kept for five years with its consents, like a booking. An empty phone: the client was erased.
create table messages (
  id          bigint primary key generated always as identity,
  station     text   not null references settings,
  client_id   bigint not null references clients,
  name        text   not null,
  phone       text   not null check (phone = '' or phone ~ '^\+[1-9][0-9]{6,14}$'),
  email       text   not null,
  message     text   not null check (length(message) between 1 and 4000),
  language    text   not null check (language in ('ru', 'en', 'zh-CN')),
  created_at  timestamptz not null,
  sp_id       text,
  ubtcid      text,
  ym_uid      text,
  referer     text,
  answered_at timestamptz
);
create index messages_by_age on messages (station, created_at);
create index messages_by_client on messages (client_id) where client_id is not null;

create table message_consents (
  message_id bigint not null references messages,
  document   text   not null,
  version    text   not null,
  given_at   timestamptz not null,
  ip         inet,
  primary key (message_id, document, version)
);

-- Kept for a year after the request, unless a contract follows (152-FZ).
create table partner_requests (
  id           bigint primary key generated always as identity,
  station      text   not null references settings,
  company      text   not null,
  contact_name text   not null,
  phone        text   not null,
  email        text   not null,
  site         text   not null,
  kind         text   not null,
  city         text   not null,
  message      text   not null,
  language     text   not null,
  created_at   timestamptz not null,
  sp_id        text,
  ubtcid       text,
  ym_uid       text,
  referer      text,
  answered_at  timestamptz
);
create index partner_requests_by_phone on partner_requests (station, phone, created_at);
create index partner_requests_by_age on partner_requests (created_at);

create table partner_request_consents (
  request_id bigint not null references partner_requests,
  document   text   not null,
  version    text   not null,
  given_at   timestamptz not null,
  ip         inet,
  primary key (request_id, document)
);

-- Models that are rented by the month. `includes`, `excludes`: ids of what the payment covers and of what it does not.
create table long_term_tariffs (
  model_id                integer primary key references car_models,
  mileage_per_month_km    integer not null check (mileage_per_month_km > 0),
  over_mileage_kop_per_km bigint  not null check (over_mileage_kop_per_km >= 0),
  deposit_kop             bigint  not null check (deposit_kop >= 0),
  includes                text[]  not null,
  excludes                text[]  not null
);

-- What a month costs when the car is taken for so many months.
create table long_term_prices (
  model_id  integer  not null references long_term_tariffs,
  months    smallint not null check (months between 1 and 36),
  month_kop bigint   not null check (month_kop > 0),
  primary key (model_id, months)
);

-- Cars on offer; a car that is sold or repaired stays here and is not shown.
create table long_term_cars (
  car_id    integer primary key references cars,
  free_from date    not null
);

-- Kept for five years with their consents, like a booking; the person is erased with the client.
create table long_term_requests (
  id         bigint   primary key generated always as identity,
  -- What the visitor names on the phone.
  number     text     not null constraint long_term_requests_number_key unique check (number ~ '^[1-9][0-9]{5}$'),
  station    text     not null references settings,
  client_id  bigint   not null references clients,
  car_id     integer  not null references cars,
  last_name  text     not null,
  first_name text     not null,
  phone      text     not null check (phone = '' or phone ~ '^\+[1-9][0-9]{6,14}$'),
  email      text     not null,
  -- Null: for a person.
  company    text     check (length(company) between 1 and 120),
  months     smallint not null check (months between 1 and 36),
  start_on   date     not null,
  end_on     date     not null generated always as ((start_on + make_interval(months => months))::date) stored,
  -- What a month of that term cost at the time of the request.
  month_kop  bigint   not null check (month_kop > 0),
  comment    text     not null check (length(comment) <= 1000),
  partner    text,
  affiliate  text,
  language   text     not null check (language in ('ru', 'en', 'zh-CN')),
  state      text     not null default 'new' check (state in ('new', 'called', 'agreed', 'refused', 'cancelled')),
  sp_id      text,
  ubtcid     text,
  ym_uid     text,
  referer    text,
  created_at timestamptz not null,
  -- The service block that keeps an agreed car from being rented by the day; null also where another booking was in the way.
  block_id   bigint   unique references bookings,
  -- A car is promised for one term at a time.
  constraint long_term_requests_no_overlap exclude using gist (car_id with =, daterange(start_on, end_on) with &&)
    where (state = 'agreed')
);
create index long_term_requests_by_age on long_term_requests (station, created_at);
create index long_term_requests_by_client on long_term_requests (client_id, created_at);

create table long_term_request_history (
  id         bigint primary key generated always as identity,
  request_id bigint not null references long_term_requests,
  state      text   not null check (state in ('new', 'called', 'agreed', 'refused', 'cancelled')),
  actor      text   not null check (actor in ('client', 'branch', 'system')),
  at         timestamptz not null,
  reason     text
);
create index long_term_request_history_by_request on long_term_request_history (request_id, id);

create table long_term_request_consents (
  request_id bigint not null references long_term_requests,
  document   text   not null,
  version    text   not null,
  given_at   timestamptz not null,
  ip         inet,
  primary key (request_id, document, version)
);

create function guard_long_term_request() returns trigger language plpgsql as $$
begin
  if new.state <> old.state and (old.state, new.state) not in (
    ('new', 'called'), ('new', 'agreed'), ('new', 'refused'), ('new', 'cancelled'),
    ('called', 'agreed'), ('called', 'refused'), ('called', 'cancelled'), ('agreed', 'cancelled')
  ) then
    raise exception 'long-term request %: % may not become %', old.number, old.state, new.state
      using errcode = 'check_violation', constraint = 'long_term_requests_legal_move';
  end if;
  return new;
end $$;
create trigger long_term_requests_legal_move before update on long_term_requests
  for each row execute function guard_long_term_request();

-- At commit the last entry of the history is the request's state: no transition goes unrecorded.
create function require_long_term_history() returns trigger language plpgsql as $$
declare
  state_now    text;
  history_last text;
begin
  select state into state_now from long_term_requests where id = new.id;
  select state into history_last from long_term_request_history where request_id = new.id order by id desc limit 1;
  if state_now is distinct from history_last then
    raise exception 'long-term request %: the move to % is not in its history', new.number, state_now
      using errcode = 'check_violation', constraint = 'long_term_requests_have_history';
  end if;
  return null;
end $$;
create constraint trigger long_term_requests_have_history after insert or update on long_term_requests
  deferrable initially deferred for each row execute function require_long_term_history();
create trigger long_term_request_history_append_only before update or delete on long_term_request_history
  for each row execute function refuse_history_change();
