-- Clients and bookings. Bookings, their history and consents are kept for five years (accounting, 152-FZ);
-- idempotency keys for seven days.
create table clients (
  id          bigint primary key generated always as identity,
  station     text   not null references settings,
  phone       text   not null unique check (phone ~ '^\+[1-9][0-9]{6,14}$'),
  last_name   text   not null,
  first_name  text   not null,
  middle_name text,
  email       text,
  language    text   not null check (language in ('ru', 'en', 'zh-CN')),
  citizenship text   not null check (citizenship in ('RU', 'CN', 'other')),
  birth_date  date,
  created_at  timestamptz not null
);

create type booking_status as enum (
  'held', 'awaiting_payment', 'confirmed', 'active', 'completed',
  'expired', 'cancelled_client', 'cancelled_branch', 'no_show'
);

create table bookings (
  id            bigint  primary key generated always as identity,
  station       text    not null references settings,
  number        text    not null constraint bookings_number_key unique check (number ~ '^[1-9][0-9]{6}$'),
  kind          text    not null check (kind in ('booking', 'block')),
  car_id        integer not null references cars,
  model_id      integer not null references car_models,
  client_id     bigint  references clients,
  start_at      timestamptz not null,
  end_at        timestamptz not null,
  -- End plus the turnaround of the day of writing: a later change of that setting moves no booking.
  blocked_until timestamptz not null,
  status        booking_status not null,
  hold_until    timestamptz,
  -- The visitor's network while the car is on hold, and no longer: it limits the holds of one address.
  hold_network  cidr,
  total_kop     bigint  not null check (total_kop >= 0),
  price         jsonb,
  rules_version text,
  rental        jsonb,
  driver        jsonb,
  language      text    check (language in ('ru', 'en', 'zh-CN')),
  key_salt      text    not null,
  created_at    timestamptz not null,
  check (end_at > start_at),
  check (blocked_until >= end_at),
  check (status not in ('held', 'awaiting_payment') or hold_until is not null),
  check (status in ('held', 'awaiting_payment') or hold_network is null),
  check (kind = 'block' or (client_id is not null and price is not null and rental is not null
    and driver is not null and language is not null)),

  -- One car is sold once, whatever the program does. The same status set stands in the index and in the search.
  constraint bookings_no_overlap exclude using gist (car_id with =, tstzrange(start_at, blocked_until, '[)') with &&)
    where (status in ('held', 'awaiting_payment', 'confirmed', 'active'))
);

-- The search reads the last booking of a car before a moment, from this index alone.
create index bookings_blocking_by_car on bookings (car_id, start_at) include (blocked_until, status, hold_until)
  where status in ('held', 'awaiting_payment', 'confirmed', 'active');
create index bookings_holds on bookings (hold_until) where status in ('held', 'awaiting_payment');
create index bookings_by_hold_network on bookings (hold_network) where hold_network is not null;
create index bookings_by_client on bookings (client_id, start_at);

create table booking_status_history (
  id         bigint primary key generated always as identity,
  booking_id bigint not null references bookings,
  status     booking_status not null,
  actor      text   not null check (actor in ('client', 'branch', 'gateway', 'system')),
  at         timestamptz not null,
  reason     text
);
create index booking_status_history_by_booking on booking_status_history (booking_id, id);

create table consents (
  id         bigint primary key generated always as identity,
  booking_id bigint not null references bookings,
  document   text   not null,
  version    text   not null,
  given_at   timestamptz not null,
  ip         inet,
  unique (booking_id, document, version)
);

create table idempotency_keys (
  scope        text  not null,
  key          text  not null,
  request_hash text  not null,
  response     jsonb,
  created_at   timestamptz not null,
  primary key (scope, key)
);
create index idempotency_keys_by_age on idempotency_keys (created_at);
