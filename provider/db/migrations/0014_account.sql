-- The client area. Fines and damages are kept for five years (accounting), bonus miles as long as the client is one,
-- drivers until the client deletes them, offers until they are over.

-- Counted when the car is back; null: not counted, it gives no kilometres to the loyalty programme.
alter table bookings add column distance_km integer check (distance_km >= 0);

-- `car_id` is the car that was let: it stays in its table when it is sold. Sums are whole roubles.
create table fines (
  id               bigint   primary key generated always as identity,
  station          text     not null references settings,
  client_id        bigint   not null references clients,
  booking_id       bigint   references bookings,
  car_id           integer  not null references cars,
  name             jsonb    not null,
  size_kop         bigint   not null check (size_kop > 0 and size_kop % 100 = 0),
  paid_kop         bigint   not null default 0 check (paid_kop between 0 and size_kop and paid_kop % 100 = 0),
  date             date     not null,
  decision_date    date     not null check (decision_date >= date),
  decision_number  text     not null unique,
  place            jsonb    not null,
  -- Off the sum until the date, that one included; null: never.
  discount_percent smallint not null default 0 check (discount_percent between 0 and 100),
  discount_until   date,
  status           text     not null
    check (status in ('new', 'overdue', 'paid', 'disputed', 'dispute_kept', 'cancelled')),
  note             jsonb
);
create index fines_by_client on fines (client_id, date);

create table damages (
  id          bigint  primary key generated always as identity,
  station     text    not null references settings,
  client_id   bigint  not null references clients,
  booking_id  bigint  references bookings,
  car_id      integer not null references cars,
  damage      jsonb   not null,
  date        date    not null,
  cost_kop    bigint  not null check (cost_kop >= 0 and cost_kop % 100 = 0),
  -- By the insurance of the rental.
  covered_kop bigint  not null default 0 check (covered_kop >= 0 and covered_kop % 100 = 0),
  paid_kop    bigint  not null default 0 check (paid_kop >= 0 and paid_kop % 100 = 0),
  status      text    not null check (status in ('open', 'paid', 'covered', 'disputed', 'cancelled')),
  debt_kop    bigint  not null
    generated always as (case when status = 'cancelled' then 0 else cost_kop - covered_kop - paid_kop end) stored
    check (debt_kop >= 0),
  note        jsonb
);
create index damages_by_client on damages (client_id, date);

create table offers (
  id                 bigint   primary key generated always as identity,
  station            text     not null references settings,
  client_id          bigint   not null references clients,
  model_id           integer  not null references car_models,
  name               jsonb    not null,
  price_discount_kop bigint   not null check (price_discount_kop >= 0 and price_discount_kop % 100 = 0),
  discount_percent   smallint not null check (discount_percent between 0 and 100),
  cvet               text     not null,
  features           jsonb    not null,
  -- Of the pick-up, at the station, both days included.
  valid_from         date     not null,
  valid_to           date     not null check (valid_to >= valid_from),
  min_days           smallint not null check (min_days > 0),
  conditions         jsonb    not null,
  state              text     not null check (state in ('active', 'reserved', 'used'))
);
create index offers_by_client on offers (client_id, valid_to);

-- `approved`: the client said that the data are right; `verification`: what the branch found.
create table drivers (
  id             bigint  primary key generated always as identity,
  station        text    not null references settings,
  client_id      bigint  not null references clients,
  last_name      text    not null,
  first_name     text    not null,
  middle_name    text,
  no_patronymic  boolean not null default false,
  -- As it was typed; one person has one row, however the digits were grouped.
  phone          text    not null,
  ph             text    not null generated always as (regexp_replace(phone, '[^0-9]', '', 'g')) stored unique,
  email          text    not null,
  birth_date     date    not null,
  licence        jsonb   not null,
  approved       boolean not null default false,
  verification   text    not null check (verification in ('incomplete', 'on_review', 'verified', 'rejected')),
  reject_reason  jsonb,
  check (verification = 'rejected' or reject_reason is null)
);
create index drivers_by_client on drivers (client_id, id);

-- Bonus miles: every row takes miles from one account and puts them into another, so the books always balance.
-- `client:…` are accounts of this client, `program:…` those of the branch.
create table mile_entries (
  id           bigint  primary key generated always as identity,
  station      text    not null references settings,
  client_id    bigint  not null references clients,
  from_account text    not null,
  to_account   text    not null,
  miles        integer not null check (miles > 0),
  state        text    not null generated always as (case to_account
    when 'client:pending' then 'pending' when 'program:spent' then 'spent' when 'program:expired' then 'expired'
    else 'credited' end) stored,
  at           timestamptz not null,
  -- The first day on which they are worth nothing.
  expires_on   date    check (expires_on is null or to_account like 'client:%'),
  booking_id   bigint  references bookings,
  -- The pending entry that this one ends, with all of its miles.
  settles_id   bigint  unique references mile_entries,
  text         jsonb   not null,
  constraint mile_entries_legal_move check ((from_account, to_account) in (
    ('program:earned', 'client:pending'), ('program:earned', 'client:available'), ('program:bonus', 'client:available'),
    ('client:pending', 'client:available'), ('client:pending', 'program:earned'),
    ('client:available', 'program:spent'), ('client:available', 'program:expired'),
    ('program:spent', 'client:available'))),
  constraint mile_entries_settle_pending check ((settles_id is not null) = (from_account = 'client:pending'))
);
create index mile_entries_by_client on mile_entries (client_id, at);

create trigger mile_entries_append_only before update or delete on mile_entries
  for each row execute function refuse_history_change();
create trigger mile_entries_not_emptied before truncate on mile_entries
  for each statement execute function refuse_history_change();

create function refuse_overdraft() returns trigger language plpgsql as $$
declare
  pending mile_entries;
  balance bigint;
begin
  -- What one client spends comes one after another; the next statements see what the one before left.
  perform 1 from clients where id = new.client_id for no key update;
  if new.settles_id is not null then
    select * into pending from mile_entries where id = new.settles_id;
    if (pending.client_id, pending.to_account, pending.miles) is distinct from (new.client_id, 'client:pending', new.miles)
    then
      raise exception 'mile entry %: it ends no pending entry of this client and of as many miles', new.id
        using errcode = 'check_violation', constraint = 'mile_entries_settle_pending';
    end if;
  end if;
  select sum(case when to_account = new.from_account then miles else -miles end) into balance from mile_entries
    where client_id = new.client_id and new.from_account in (from_account, to_account);
  if balance < 0 then
    raise exception 'client % has too few miles', new.client_id
      using errcode = 'check_violation', constraint = 'mile_entries_no_overdraft';
  end if;
  return null;
end $$;

create trigger mile_entries_no_overdraft after insert on mile_entries for each row
  when (new.from_account like 'client:%') execute function refuse_overdraft();
