-- What drivers ask for who want to bring the car back later (decision 0132). A request changes no booking: staff accept or
-- decline it. It has no personal data, and stays with its booking.
create table extension_requests (
  id         bigint primary key generated always as identity,
  station    text   not null references settings,
  booking_id bigint not null references bookings,
  -- The return that was agreed when it was sent, and the one that is asked for.
  end_before timestamptz not null,
  end_at     timestamptz not null,
  -- What the driver was told that it costs.
  amount_kop bigint not null check (amount_kop >= 0),
  state      text   not null check (state in ('sent', 'accepted', 'declined', 'withdrawn')),
  reason     text   check (reason <> ''),
  created_at timestamptz not null,
  decided_at timestamptz,
  constraint extension_requests_later check (end_at > end_before),
  constraint extension_requests_decision check ((state = 'sent') = (decided_at is null)),
  constraint extension_requests_reason_of_declined check ((state = 'declined') = (reason is not null))
);
create unique index extension_requests_one_open on extension_requests (booking_id) where state = 'sent';
create index extension_requests_by_booking on extension_requests (booking_id, created_at);
create index extension_requests_open on extension_requests (station, created_at) where state = 'sent';
create trigger extension_requests_not_deleted before delete on extension_requests
  for each row execute function refuse_history_change();
create trigger extension_requests_decided_once before update on extension_requests for each row
  when (old.state <> 'sent'
    or (old.id, old.station, old.booking_id, old.end_before, old.end_at, old.amount_kop, old.created_at)
      is distinct from (new.id, new.station, new.booking_id, new.end_before, new.end_at, new.amount_kop, new.created_at))
  execute function refuse_history_change();

-- No page shows this setting, and a new database has to stay empty for a restore: no changed page is noted.
alter table settings disable trigger settings_page;
update settings set data = data || '{"maxExtensionRequests": 5}' where not data ? 'maxExtensionRequests';
alter table settings enable trigger settings_page;
