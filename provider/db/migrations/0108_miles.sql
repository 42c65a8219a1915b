-- Bonus miles (docs/decisions/0025), kept as long as the client is one. A double-entry ledger: every row takes miles from one
-- account and puts them into another. `client:…` are accounts of this client, `program:…` those of the branch.
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
  expires_on   date,
  booking_id   bigint  references bookings,
  -- The pending entry that this one ends, with all of its miles.
  settles_id   bigint  unique references mile_entries,
  text         jsonb   not null,
  -- Of the level by which a rental earned them; null: no rental did.
  earn_percent smallint check (earn_percent between 1 and 100),
  check (expires_on is null or to_account like 'client:%'),
  constraint mile_entries_legal_move check ((from_account, to_account) in (
    ('program:earned', 'client:pending'), ('program:earned', 'client:available'), ('program:bonus', 'client:available'),
    ('client:pending', 'client:available'), ('client:pending', 'program:earned'),
    ('client:available', 'program:spent'), ('client:available', 'program:expired'),
    ('program:spent', 'client:available'))),
  constraint mile_entries_settle_pending check ((settles_id is not null) = (from_account = 'client:pending')),
  -- Only a booking gives back, and only what it took.
  constraint mile_entries_return_of_booking check (from_account <> 'program:spent' or booking_id is not null)
);
create index mile_entries_by_client on mile_entries (client_id, at);
create index mile_entries_by_booking on mile_entries (booking_id) where booking_id is not null;
-- A rental promises miles once and earns them once, however often the job runs.
create unique index mile_entries_promised_once on mile_entries (booking_id) where to_account = 'client:pending';
create unique index mile_entries_earned_once on mile_entries (booking_id)
  where to_account = 'client:available' and from_account in ('program:earned', 'client:pending');
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

-- Every credit is a lot with its own term. Only the triggers change lots: the ledger is the record, a lot what is left of it.
create table mile_lots (
  entry_id   bigint  primary key references mile_entries,
  client_id  bigint  not null references clients,
  miles      integer not null check (miles > 0),
  left_miles integer not null,
  -- The first day on which they are worth nothing; null: never.
  expires_on date,
  constraint mile_lots_hold_what_is_left check (left_miles between 0 and miles)
);
create index mile_lots_open on mile_lots (client_id, expires_on, entry_id) where left_miles > 0;
create index mile_lots_expiring on mile_lots (expires_on) where left_miles > 0;

-- What an entry took of each lot; negative: gave back to it.
create table mile_lot_moves (
  entry_id bigint  not null references mile_entries,
  lot_id   bigint  not null references mile_lots,
  miles    integer not null check (miles <> 0),
  primary key (entry_id, lot_id)
);
create trigger mile_lot_moves_append_only before update or delete on mile_lot_moves
  for each row execute function refuse_history_change();
create trigger mile_lot_moves_not_emptied before truncate on mile_lot_moves
  for each statement execute function refuse_history_change();

create function take_from_lots(entry mile_entries) returns void language plpgsql as $$
declare
  lot     mile_lots;
  missing integer := entry.miles;
  taken   integer;
begin
  -- What runs out first goes first; of one term that is what was credited first.
  for lot in select * from mile_lots where client_id = entry.client_id and left_miles > 0
    order by expires_on, entry_id
  loop
    exit when missing = 0;
    taken := least(missing, lot.left_miles);
    update mile_lots set left_miles = left_miles - taken where entry_id = lot.entry_id;
    insert into mile_lot_moves values (entry.id, lot.entry_id, taken);
    missing := missing - taken;
  end loop;
  if missing > 0 then
    raise exception 'client % has too few miles', entry.client_id
      using errcode = 'check_violation', constraint = 'mile_entries_no_overdraft';
  end if;
end $$;

create function give_back_to_lots(entry mile_entries) returns void language plpgsql as $$
declare
  lot     record;
  missing integer := entry.miles;
  given   integer;
begin
  perform 1 from clients where id = entry.client_id for no key update;
  -- What the booking took last comes back first, with the term that it had.
  for lot in select m.lot_id, sum(m.miles)::integer as used
    from mile_lot_moves m join mile_entries e on e.id = m.entry_id join mile_lots l on l.entry_id = m.lot_id
    where e.booking_id = entry.booking_id and e.client_id = entry.client_id
      and 'program:spent' in (e.from_account, e.to_account)
    group by m.lot_id, l.expires_on having sum(m.miles) > 0
    order by l.expires_on desc, m.lot_id desc
  loop
    exit when missing = 0;
    given := least(missing, lot.used);
    update mile_lots set left_miles = left_miles + given where entry_id = lot.lot_id;
    insert into mile_lot_moves values (entry.id, lot.lot_id, -given);
    missing := missing - given;
  end loop;
  if missing > 0 then
    raise exception 'booking % gives back more miles than it took', entry.booking_id
      using errcode = 'check_violation', constraint = 'mile_entries_return_of_booking';
  end if;
end $$;

create function keep_in_lots(entry mile_entries) returns void language plpgsql as $$
begin
  if entry.from_account = 'client:available' then
    perform take_from_lots(entry);
  elsif entry.from_account = 'program:spent' then
    perform give_back_to_lots(entry);
  elsif entry.to_account = 'client:available' then
    insert into mile_lots values (entry.id, entry.client_id, entry.miles, entry.miles, entry.expires_on);
  end if;
end $$;

create function keep_entry_in_lots() returns trigger language plpgsql as $$
begin
  perform keep_in_lots(new);
  return null;
end $$;

-- After mile_entries_no_overdraft, which locks the client: triggers fire in the order of their names.
create trigger mile_entries_pass_lots after insert on mile_entries
  for each row execute function keep_entry_in_lots();

-- A booking that expires or is cancelled gives its miles back. A no-show does not: its car stood ready.
create function release_miles() returns trigger language plpgsql as $$
begin
  insert into mile_entries (station, client_id, from_account, to_account, miles, at, booking_id, text)
  select station, client_id, 'program:spent', 'client:available',
    sum(case to_account when 'program:spent' then miles else -miles end), new.at, new.booking_id,
    case new.status when 'expired'
      then jsonb_build_object('ru', 'Возврат миль: бронь не подтвердили вовремя',
        'en', 'Miles returned: the booking was not confirmed in time', 'zh-CN', '退回积分：预订未按时确认')
      else jsonb_build_object('ru', 'Возврат миль после отмены',
        'en', 'Miles returned after cancellation', 'zh-CN', '取消订单退回积分') end
  from mile_entries
  where booking_id = new.booking_id and 'program:spent' in (from_account, to_account)
  group by station, client_id
  having sum(case to_account when 'program:spent' then miles else -miles end) > 0;
  return null;
end $$;

create trigger booking_status_history_release_miles after insert on booking_status_history for each row
  when (new.status in ('expired', 'cancelled_client', 'cancelled_branch')) execute function release_miles();
