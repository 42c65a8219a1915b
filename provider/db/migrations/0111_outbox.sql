-- Messages to clients and to the branch, written in the transaction of what they tell of. Removed after 30 days.
create table outbox (
  id         bigint   primary key generated always as identity,
  station    text     not null references settings,
  kind       text     not null,
  channel    text     not null check (channel in ('sms', 'email', 'webhook')),
  -- Phone of the addressee, whose address is looked up when the message is sent.
  phone      text     check (phone ~ '^\+[1-9][0-9]{6,14}$'),
  -- Of the page where it began, whoever has the phone. Null: the client's own.
  language   text     check (language in ('ru', 'en', 'zh-CN')),
  code_id    bigint   references codes on delete set null,
  -- Values of the text; emptied when the message was sent or will never be.
  params     jsonb    not null,
  state      text     not null default 'waiting' check (state in ('waiting', 'sent', 'discarded', 'failed')),
  attempts   smallint not null default 0,
  next_at    timestamptz not null,
  expires_at timestamptz,
  created_at timestamptz not null,
  ended_at   timestamptz,
  client_id  bigint   references clients,
  -- For a message that does not go to a client's own phone or e-mail (a new one, an old one, the branch's). Erased when the
  -- message was sent or will never be.
  address    text,
  -- Kind, booking and channel, with what tells one change or payment from another: a message is written once.
  dedup_key  text,
  check ((state = 'waiting') = (ended_at is null)),
  constraint outbox_to_somebody check (state <> 'waiting' or num_nonnulls(phone, address) > 0),
  constraint outbox_address_forgotten check (state = 'waiting' or address is null)
);
create index outbox_waiting on outbox (next_at) where state = 'waiting';
create index outbox_by_phone on outbox (phone) where phone is not null;
create index outbox_by_client on outbox (client_id) where client_id is not null;
create unique index outbox_told_once on outbox (dedup_key) where dedup_key is not null;

-- What the development mailbox "sent": filled in a demo only.
create table outbox_kept (
  id       bigint primary key generated always as identity,
  channel  text   not null,
  address  text   not null,
  subject  text   not null,
  text     text   not null,
  kept_at  timestamptz not null
);

-- Attachments of the development mailbox; removed with their message.
create table outbox_kept_files (
  id           bigint primary key generated always as identity,
  kept_id      bigint not null references outbox_kept on delete cascade,
  filename     text   not null,
  content_type text   not null,
  content      bytea  not null
);
create index outbox_kept_files_by_letter on outbox_kept_files (kept_id);
