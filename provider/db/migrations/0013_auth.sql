-- Signing in. A password lives as long as its client. Sessions are removed 30 days after they ended, codes after 2 days,
-- messages 30 days after they were made; a message that left has no text any more. Hashes only: nothing here opens a door.
alter table clients
  -- Argon2id with its parameters; null: not registered.
  add column password_hash text,
  add column registered_at timestamptz,
  -- The client himself or the branch vouched for the e-mail; null: whoever booked with this phone may have typed it.
  add column email_confirmed_at timestamptz,
  add constraint clients_confirmed_email check (email_confirmed_at is null or email is not null),
  add constraint clients_registered_with_password check ((password_hash is null) = (registered_at is null));

-- What a client agreed to when registering; as long as the client.
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
  -- SHA-256 of the cookie's value, of the client's token, of the browser's token: each 256 random bits.
  sid_hash     text   not null unique check (sid_hash ~ '^[0-9a-f]{64}$'),
  token_hash   text   not null unique check (token_hash ~ '^[0-9a-f]{64}$'),
  device_hash  text   not null check (device_hash ~ '^[0-9a-f]{64}$'),
  created_at   timestamptz not null,
  last_seen_at timestamptz not null,
  -- The absolute limit; the idle one follows from last_seen_at.
  expires_at   timestamptz not null,
  revoked_at   timestamptz
);
create index sessions_by_client on sessions (client_id, last_seen_at desc);
create index sessions_by_device on sessions (device_hash);

-- Codes that were asked for, for every phone alike: budgets are counted here, and a stranger's row looks like a client's.
create table codes (
  id           bigint   primary key generated always as identity,
  request_hash text     not null unique check (request_hash ~ '^[0-9a-f]{64}$'),
  purpose      text     not null check (purpose in ('registration', 'renew_password')),
  phone        text     not null check (phone ~ '^\+[1-9][0-9]{6,14}$'),
  -- HMAC over purpose, phone, request and code.
  code_hash    text     not null check (code_hash ~ '^[0-9a-f]{64}$'),
  network      text,
  -- The /48 around it in IPv6; in IPv4 the same.
  wide_network text,
  -- Beyond the budgets of the phone, for a browser in which its client was signed in before.
  reserved     boolean  not null default false,
  tries        smallint not null default 0 check (tries between 0 and 5),
  created_at   timestamptz not null,
  expires_at   timestamptz not null,
  -- When the gateway was given it; null: nobody was to get it, or the gateway has not taken it.
  sent_at      timestamptz,
  used_at      timestamptz,
  -- Another code was asked for since, or has set the password: this one opens nothing. Budgets count it as unused.
  void_at      timestamptz
);
create index codes_by_phone on codes (phone, created_at);
create index codes_by_network on codes (network, created_at) where network is not null;
create index codes_by_wide_network on codes (wide_network, created_at) where wide_network is not null;
create index codes_by_age on codes (created_at);
create index codes_by_sending on codes (sent_at) where sent_at is not null;
create index codes_sent_by_prefix on codes (left(phone, 8), sent_at) where sent_at is not null;

-- When the log was last told of codes that are held back, and of which.
create table code_alerts (
  about      text primary key,
  alerted_at timestamptz not null
);

-- Counters of failed logins; the keys are HMACs. Columns as rate-limiter-flexible wants them; `expire`: milliseconds.
create table login_attempts (
  key    varchar(255) primary key,
  points integer not null default 0,
  expire bigint
);
create index login_attempts_by_expiry on login_attempts (expire);

-- Messages to clients, written in the transaction of what they tell of.
create table outbox (
  id         bigint   primary key generated always as identity,
  station    text     not null references settings,
  kind       text     not null,
  channel    text     not null check (channel in ('sms', 'email')),
  -- Whom it is for; his address is looked up when it leaves.
  phone      text     not null check (phone ~ '^\+[1-9][0-9]{6,14}$'),
  -- Of the page where it began, whoever has the phone. Null: the client's own.
  language   text     check (language in ('ru', 'en', 'zh-CN')),
  code_id    bigint   references codes on delete set null,
  -- What the text needs; emptied when the message has left or will never leave.
  params     jsonb    not null,
  state      text     not null default 'waiting' check (state in ('waiting', 'sent', 'discarded', 'failed')),
  attempts   smallint not null default 0,
  next_at    timestamptz not null,
  expires_at timestamptz,
  created_at timestamptz not null,
  ended_at   timestamptz,
  check ((state = 'waiting') = (ended_at is null))
);
create index outbox_waiting on outbox (next_at) where state = 'waiting';

-- What the development adapter "sent": filled in a demo only.
create table outbox_kept (
  id       bigint primary key generated always as identity,
  channel  text   not null,
  address  text   not null,
  subject  text   not null,
  text     text   not null,
  kept_at  timestamptz not null
);

-- A branch that was set up before gets the usual limits.
update settings set data = jsonb_build_object('signIn', jsonb_build_object(
  'countries', jsonb_build_array('+7', '+86', '+82', '+81', '+375', '+374', '+994', '+995', '+996', '+998', '+992', '+971', '+84', '+66', '+44', '+49', '+33', '+1'),
  'codesPerPrefixPerDay', 300,
  'codesPerDay', 1000,
  'sessionIdleDays', 30,
  'sessionDays', 90
)) || data;
