-- The contact form. Kept for five years with its consents, like a booking.

create table messages (
  id         bigint primary key generated always as identity,
  station    text   not null references settings,
  client_id  bigint not null references clients,
  name       text   not null,
  phone      text   not null check (phone ~ '^\+[1-9][0-9]{6,14}$'),
  email      text   not null,
  message    text   not null check (length(message) between 1 and 4000),
  language   text   not null check (language in ('ru', 'en', 'zh-CN')),
  created_at timestamptz not null
);
create index messages_by_age on messages (station, created_at);

create table message_consents (
  message_id bigint not null references messages,
  document   text   not null,
  version    text   not null,
  given_at   timestamptz not null,
  ip         inet,
  primary key (message_id, document, version)
);

-- A branch that was set up before: no messenger, and the cards that the terms have always named.
update settings set data = jsonb_build_object(
  'depositCards', jsonb_build_array('mir', 'visa', 'mastercard', 'amex'),
  'messengers', jsonb_build_object('telegram', '', 'max', '', 'vk', '', 'wechat', '')
) || data;
