-- Who wants to be told once when a model is free again for some dates (decision 0108). A row ends by the message, by its
-- reader, by its client, by the branch or by time, and is deleted with its consents 28 days later: 152-FZ gives 30.
create table waitlist_entries (
  id            bigint   primary key generated always as identity,
  station       text     not null references settings,
  model_id      integer  not null references car_models on delete cascade,
  start_at      timestamptz not null,
  end_at        timestamptz not null,
  pickup_place  integer  not null,
  dropoff_place integer  not null,
  channel       text     not null check (channel in ('email', 'sms')),
  -- In lower case; null: an SMS to the client's own phone.
  email         text,
  -- Keyed hash of the e-mail, by which a link stops all of its entries.
  address_hash  text,
  client_id     bigint   references clients,
  -- The client in whose session it was made has confirmed this address.
  is_proved     boolean  not null,
  -- Keyed hash of the /24 or /48 of the visitor; null: proved, or not known.
  network       text,
  language      text     not null check (language in ('ru', 'en', 'zh-CN')),
  state         text     not null default 'waiting' check (state in ('waiting', 'notified', 'stopped', 'expired')),
  -- How often a message was enqueued: again only after one that did not leave because the car was taken meanwhile.
  attempts      smallint not null default 0,
  created_at    timestamptz not null,
  ended_at      timestamptz,
  constraint waitlist_period check (end_at > start_at),
  constraint waitlist_end check ((state = 'waiting') = (ended_at is null)),
  constraint waitlist_address check ((channel = 'email') = (email is not null) and (email is null) = (address_hash is null)),
  constraint waitlist_to_somebody check (email is not null or client_id is not null)
);
create unique index waitlist_once_by_email on waitlist_entries (model_id, start_at, end_at, email)
  where state = 'waiting' and email is not null;
create unique index waitlist_once_by_sms on waitlist_entries (model_id, start_at, end_at, client_id)
  where state = 'waiting' and email is null;
create index waitlist_waiting on waitlist_entries (station, model_id, created_at) where state = 'waiting';
create index waitlist_ended on waitlist_entries (ended_at) where ended_at is not null;
create index waitlist_by_address on waitlist_entries (address_hash);
create index waitlist_by_client on waitlist_entries (client_id) where client_id is not null;
create index waitlist_by_network on waitlist_entries (network) where state = 'waiting' and network is not null;

create table waitlist_consents (
  entry_id bigint not null references waitlist_entries on delete cascade,
  document text   not null,
  version  text   not null,
  given_at timestamptz not null,
  ip       inet,
  primary key (entry_id, document, version)
);

-- Addresses whose readers want no such messages: strangers cannot enter them for a year. Only the keyed hash.
create table waitlist_opt_outs (
  station      text not null references settings,
  address_hash text not null,
  opted_out_at   timestamptz not null,
  primary key (station, address_hash)
);

-- No page shows these settings, and a new database has to stay empty for a restore: no changed page is noted.
alter table settings disable trigger settings_page;
update settings set data = data || jsonb_build_object('waitlist',
  jsonb_build_object('headStartHours', 3, 'maxPerAddress', 3, 'maxPerAddressPerDay', 5, 'maxPerNetwork', 10))
  where not data ? 'waitlist';
alter table settings enable trigger settings_page;
