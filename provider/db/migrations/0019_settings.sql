-- The client's settings: who he is, how he is reached, what he wants to hear, and how he is forgotten. A client who was
-- forgotten stays as a number: his bookings, fines and consents are kept for five years (accounting, 152-FZ).
alter table clients
  alter column phone drop not null,
  add column deleted_at timestamptz,
  add constraint clients_forgotten check (
    (deleted_at is null and phone is not null)
    or (deleted_at is not null and first_name = '—'
      and num_nonnulls(phone, last_name, middle_name, email, birth_date, citizenship, password_hash) = 0));

-- `device`: what the browser calls itself, `chrome/windows`; `proved_at`: the client showed again that it is he.
alter table sessions
  add column device    text check (device ~ '^[a-z]+/[a-z]+$'),
  add column proved_at timestamptz;

-- Codes of a client who is signed in; `client_id`: who asked, whatever phone it was for.
alter table codes
  drop constraint codes_purpose_check,
  add constraint codes_purpose_check
    check (purpose in ('registration', 'renew_password', 'step_up', 'phone_old', 'phone_new', 'email')),
  add column client_id bigint references clients;
create index codes_by_client on codes (client_id, created_at) where client_id is not null;

-- `address`: where a message goes that is for no client's own phone or e-mail: a new or an old one, the branch. It is
-- forgotten when the message has left or will never leave.
alter table outbox
  alter column phone drop not null,
  add column client_id bigint references clients,
  add column address text,
  add constraint outbox_to_somebody check (state <> 'waiting' or num_nonnulls(phone, address) > 0),
  add constraint outbox_address_forgotten check (state = 'waiting' or address is null);
create index outbox_by_phone on outbox (phone) where phone is not null;
create index outbox_by_client on outbox (client_id) where client_id is not null;

-- Another name of a client whose passport the branch has seen. Kept as long as the client; one waits at a time.
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

-- What differs from the usual: trips and debts are told by SMS and e-mail, offers not at all.
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

-- Exports of a client's data: one at a time, so many a day. Kept for a year.
create table client_exports (
  id        bigint primary key generated always as identity,
  client_id bigint not null references clients,
  began_at  timestamptz not null,
  ended_at  timestamptz
);
create unique index client_exports_running on client_exports (client_id) where ended_at is null;
create index client_exports_by_client on client_exports (client_id, began_at);

-- What stays of a person in a booking that is kept for the books.
create function forgotten_person(person jsonb) returns jsonb language sql immutable as $$
  select jsonb_build_object('last_name', '—', 'first_name', '—', 'middle_name', null, 'phone', '', 'email', '',
    'birthDate', '', 'licenceSince', '', 'citizenship', person -> 'citizenship')
$$;

create function forgotten_people(people jsonb) returns jsonb language sql immutable as $$
  select jsonb_build_object('driver', forgotten_person(people -> 'driver'), 'extraDrivers', '[]'::jsonb, 'flight', '')
$$;

-- What is over stays as it was, but for the person who is forgotten.
drop trigger bookings_past_stays on bookings;
create trigger bookings_past_stays before update of start_at, rental, price, driver on bookings for each row
  when (old.status in ('completed', 'expired', 'cancelled_client', 'cancelled_branch', 'no_show')
    and (old.start_at, old.rental, old.price, old.driver) is distinct from (new.start_at, new.rental, new.price, new.driver)
    and (old.start_at, old.rental, old.price, forgotten_person(old.driver))
      is distinct from (new.start_at, new.rental, new.price, new.driver))
  execute function refuse_change_of_past();

drop trigger booking_changes_append_only on booking_changes;
create trigger booking_changes_not_deleted before delete on booking_changes
  for each row execute function refuse_history_change();
create trigger booking_changes_append_only before update on booking_changes for each row
  when ((new.id, new.booking_id, new.actor, new.at, new.car_before, new.car_after, new.rental_before, new.rental_after,
      new.price_before, new.price_after, new.people_before, new.people_after)
    is distinct from (old.id, old.booking_id, old.actor, old.at, old.car_before, old.car_after, old.rental_before,
      old.rental_after, old.price_before, old.price_after, forgotten_people(old.people_before),
      forgotten_people(old.people_after)))
  execute function refuse_history_change();

alter table messages
  drop constraint messages_phone_check,
  add constraint messages_phone_check check (phone = '' or phone ~ '^\+[1-9][0-9]{6,14}$');
