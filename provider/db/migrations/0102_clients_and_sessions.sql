-- Clients, their sign-in, sessions and drivers. A password is kept as long as its client. Sessions are removed 30 days after
-- they ended, codes after 2 days. Tokens are stored as hashes only.

-- A client whose account was deleted stays as a number: bookings, fines and consents are kept for five years (accounting,
-- 152-FZ). A callback knows a name and a phone only, so the rest may be null.
create table clients (
  id                 bigint primary key generated always as identity,
  station            text   not null references settings,
  phone              text   unique check (phone ~ '^\+[1-9][0-9]{6,14}$'),
  last_name          text,
  first_name         text   not null,
  middle_name        text,
  email              text,
  language           text   not null check (language in ('ru', 'en', 'zh-CN')),
  citizenship        text   check (citizenship in ('RU', 'CN', 'other')),
  birth_date         date,
  created_at         timestamptz not null,
  -- Argon2id with its parameters; null: not registered.
  password_hash      text,
  registered_at      timestamptz,
  -- When the client or the branch confirmed the e-mail; null: anybody who booked with this phone may have typed it.
  email_confirmed_at timestamptz,
  deleted_at         timestamptz,
  constraint clients_confirmed_email check (email_confirmed_at is null or email is not null),
  constraint clients_registered_with_password check ((password_hash is null) = (registered_at is null)),
  constraint clients_forgotten check (
    (deleted_at is null and phone is not null)
    or (deleted_at is not null and first_name = '—'
      and num_nonnulls(phone, last_name, middle_name, email, birth_date, citizenship, password_hash) = 0))
);

-- Consents of the registration; kept as long as the client.
create table client_consents (
  client_id bigint not null references clients,
  document  text   not null,
  version   text   not null,
  given_at  timestamptz not null,
  ip        inet,
  primary key (client_id, document, version)
);

create table sessions (
  id           uuid   primary key default gen_random_uuid(),
  client_id    bigint not null references clients,
  -- SHA-256 of the cookie's value, of the client's token, of the browser's token: each has 256 random bits.
  sid_hash     text   not null unique check (sid_hash ~ '^[0-9a-f]{64}$'),
  token_hash   text   not null unique check (token_hash ~ '^[0-9a-f]{64}$'),
  device_hash  text   not null check (device_hash ~ '^[0-9a-f]{64}$'),
  created_at   timestamptz not null,
  last_seen_at timestamptz not null,
  -- The absolute limit; the idle limit follows from last_seen_at.
  expires_at   timestamptz not null,
  revoked_at   timestamptz,
  -- The browser's family and system: `chrome/windows`.
  device       text   check (device ~ '^[a-z]+/[a-z]+$'),
  -- When the client repeated the password or a code (step-up).
  proved_at    timestamptz
);
create index sessions_by_client on sessions (client_id, last_seen_at desc);
create index sessions_by_device on sessions (device_hash);

-- Requested codes, for unknown phones too: budgets are counted here, and both kinds of rows look the same.
create table codes (
  id           bigint   primary key generated always as identity,
  request_hash text     not null unique check (request_hash ~ '^[0-9a-f]{64}$'),
  purpose      text     not null
    check (purpose in ('registration', 'renew_password', 'step_up', 'phone_old', 'phone_new', 'email')),
  phone        text     not null check (phone ~ '^\+[1-9][0-9]{6,14}$'),
  -- HMAC over purpose, phone, request and code.
  code_hash    text     not null check (code_hash ~ '^[0-9a-f]{64}$'),
  network      text,
  -- The /48 around an IPv6 network; the same as `network` for IPv4.
  wide_network text,
  -- Beyond the budgets of the phone, for a browser in which its client was signed in before.
  reserved     boolean  not null default false,
  tries        smallint not null default 0 check (tries between 0 and 5),
  created_at   timestamptz not null,
  expires_at   timestamptz not null,
  -- When the SMS or mail gateway took it; null: it was for nobody, or the gateway has not taken it.
  sent_at      timestamptz,
  used_at      timestamptz,
  -- A newer code was requested, or another one has set the password: this one is not valid. Budgets count it as unused.
  void_at      timestamptz,
  -- The signed-in client who requested it, whatever phone it is for.
  client_id    bigint   references clients
);
create index codes_by_phone on codes (phone, created_at);
create index codes_by_network on codes (network, created_at) where network is not null;
create index codes_by_wide_network on codes (wide_network, created_at) where wide_network is not null;
create index codes_by_age on codes (created_at);
create index codes_by_sending on codes (sent_at) where sent_at is not null;
create index codes_sent_by_prefix on codes (left(phone, 8), sent_at) where sent_at is not null;
create index codes_by_client on codes (client_id, created_at) where client_id is not null;

-- When the log last reported codes that are held back, by subject.
create table code_alerts (
  about      text primary key,
  alerted_at timestamptz not null
);

-- Counters of failed sign-ins; the keys are HMACs. Columns as rate-limiter-flexible needs them; `expire`: milliseconds.
create table login_attempts (
  key    varchar(255) primary key,
  points integer not null default 0,
  expire bigint
);
create index login_attempts_by_expiry on login_attempts (expire);

-- A new name of a client whose passport the branch has seen. Kept as long as the client; one waits at a time.
create table name_requests (
  id          bigint primary key generated always as identity,
  client_id   bigint not null references clients,
  last_name   text   not null,
  first_name  text   not null,
  middle_name text,
  asked_at    timestamptz not null,
  state       text   not null default 'waiting' check (state in ('waiting', 'accepted', 'refused', 'replaced')),
  decided_at  timestamptz,
  check ((state = 'waiting') = (decided_at is null))
);
create unique index name_requests_waiting on name_requests (client_id) where state = 'waiting';

-- Only what differs from the default: trips and debts by SMS and e-mail, no offers.
create table notice_choices (
  client_id  bigint  not null references clients,
  topic      text    not null check (topic in ('trip', 'debts', 'offers')),
  channel    text    not null check (channel in ('sms', 'email')),
  wanted     boolean not null,
  changed_at timestamptz not null,
  primary key (client_id, topic, channel)
);

-- Advertising needs a consent of its own (38-FZ, article 18). Kept as proof, withdrawn ones too.
create table marketing_consents (
  id           bigint primary key generated always as identity,
  client_id    bigint not null references clients,
  version      date   not null,
  given_at     timestamptz not null,
  ip           inet,
  withdrawn_at timestamptz check (withdrawn_at >= given_at)
);
create unique index marketing_consents_live on marketing_consents (client_id) where withdrawn_at is null;

-- Exports of a client's data: one at a time, a limited number a day. Kept for a year.
create table client_exports (
  id        bigint primary key generated always as identity,
  client_id bigint not null references clients,
  began_at  timestamptz not null,
  ended_at  timestamptz
);
create unique index client_exports_running on client_exports (client_id) where ended_at is null;
create index client_exports_by_client on client_exports (client_id, began_at);
create index client_exports_by_age on client_exports (began_at);

-- Kept until the client deletes them. `approved`: the client confirmed the data; `verification`: the branch's result.
create table drivers (
  id              bigint  primary key generated always as identity,
  station         text    not null references settings,
  client_id       bigint  not null references clients,
  last_name       text    not null,
  first_name      text    not null,
  middle_name     text,
  no_patronymic   boolean not null default false,
  -- As it was typed; `ph` keeps one person to one row, however the digits were grouped.
  phone           text    not null,
  ph              text    not null generated always as (regexp_replace(phone, '[^0-9]', '', 'g')) stored unique,
  email           text    not null,
  birth_date      date    not null,
  licence         jsonb   not null,
  approved        boolean not null default false,
  verification    text    not null check (verification in ('incomplete', 'on_review', 'verified', 'rejected')),
  reject_reason   jsonb,
  -- Of the personal-data text to which the client says that the driver agrees; null: confirmed before it was required.
  consent_version text,
  approved_at     timestamptz,
  check (verification = 'rejected' or reject_reason is null),
  -- The branch does not check what the client has not confirmed.
  constraint drivers_approved_unless_incomplete check (approved = (verification <> 'incomplete'))
);
create index drivers_by_client on drivers (client_id, id);

create function refuse_driver_leap() returns trigger language plpgsql as $$
begin
  if old.verification = 'incomplete' and new.verification in ('verified', 'rejected') then
    raise exception 'driver %: nobody has checked him', new.id
      using errcode = 'check_violation', constraint = 'drivers_checked_after_approval';
  end if;
  if new.verification = 'on_review' and old.verification <> 'on_review'
    and (select count(*) from files where driver_id = new.id) < 2 then
    raise exception 'driver %: a scan is missing', new.id
      using errcode = 'check_violation', constraint = 'drivers_review_needs_scans';
  end if;
  return new;
end $$;
create trigger drivers_no_leap before update of verification on drivers
  for each row execute function refuse_driver_leap();

-- A driver may not take a client's phone. A client may register later with a driver's phone and book in person.
create function refuse_clients_phone() returns trigger language plpgsql as $$
begin
  if exists (select from clients where phone = '+' || regexp_replace(new.phone, '[^0-9]', '', 'g')) then
    raise exception 'the phone is a client''s' using errcode = 'unique_violation', constraint = 'drivers_phone_not_clients';
  end if;
  return new;
end $$;
create trigger drivers_phone_not_clients before insert on drivers
  for each row execute function refuse_clients_phone();
create trigger drivers_new_phone_not_clients before update of phone on drivers
  for each row when (old.phone is distinct from new.phone) execute function refuse_clients_phone();

-- Each time a client says that a driver consents (PRODUCT §9). Proof that outlives the driver, so there is no reference;
-- kept as long as the client.
create table driver_consents (
  id        bigint primary key generated always as identity,
  client_id bigint not null references clients,
  driver_id bigint not null,
  document  text   not null,
  version   text   not null,
  given_at  timestamptz not null,
  ip        inet
);
create index driver_consents_by_client on driver_consents (client_id);
create trigger driver_consents_append_only before update or delete on driver_consents
  for each row execute function refuse_history_change();
create trigger driver_consents_not_emptied before truncate on driver_consents
  for each statement execute function refuse_history_change();
