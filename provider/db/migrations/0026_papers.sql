-- What is told of bookings, each once: by SMS and e-mail to the driver, by webhook to the branch. `dedup_key`: kind,
-- booking and channel, with what tells one change or payment from another; it lives as long as its message (30 days).
alter table outbox
  drop constraint outbox_channel_check,
  add constraint outbox_channel_check check (channel in ('sms', 'email', 'webhook')),
  add column dedup_key text;
create unique index outbox_told_once on outbox (dedup_key) where dedup_key is not null;

-- The sweep of reminders asks who picks up a car within so many hours.
create index bookings_confirmed_by_start on bookings (start_at) where status = 'confirmed';

update settings set data = '{"reminderHours": 24}'::jsonb || data;
