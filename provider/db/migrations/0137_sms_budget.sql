-- One budget for all SMS (decision 0143). An SMS is counted when it leaves: by keyed hashes of the phone and of the visitor's
-- network, and by the country and operator of the phone. Null: the SMS does not count there. Rows stay for a day.
create table sms_sends (
  message_id bigint primary key,
  station text not null,
  sent_at timestamptz not null,
  is_reserved boolean not null,
  phone text check (phone ~ '^[0-9a-f]{64}$'),
  network text check (network ~ '^[0-9a-f]{64}$'),
  prefix text check (length(prefix) <= 12)
);
create index sms_sends_by_day on sms_sends (station, sent_at);

-- The network of the request that caused a message, until the message has ended; and why an SMS was not sent.
alter table outbox add column network text check (network ~ '^[0-9a-f]{64}$');
alter table outbox add column withheld text check (withheld in
  ('phone', 'network', 'prefix', 'day', 'codes_day', 'codes_prefix', 'codes_unused'));
create index outbox_withheld on outbox (station, created_at) where withheld is not null;

-- A code of a step-up may go by e-mail too when no SMS may leave: it proves the account, no phone.
alter table codes drop constraint letter_proves_no_phone;
alter table codes add constraint letter_proves_no_phone
  check (channel = 'sms' or purpose in ('renew_password', 'email', 'step_up'));

-- No page shows this setting, and a new database has to stay empty for a restore: no changed page is noted.
alter table settings disable trigger settings_page;
update settings set data = data || '{"sms": {"perDay": 1000, "reservedPercent": 30, "perPrefixPerDay": 300,
  "perNetworkPerDay": 60, "perPhonePerDay": 20}}' where not data ? 'sms';
alter table settings enable trigger settings_page;
