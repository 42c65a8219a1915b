-- Deposits that the branch blocked on clients' cards at its own terminal (docs/decisions/0033): of a card only the brand and
-- the last four digits come here, and these are forgotten with the client. Kept for five years like the bookings.
create table deposit_holds (
  id                 bigint primary key generated always as identity,
  booking_id         bigint not null references bookings,
  card_brand         text   not null check (card_brand in ('mir', 'visa', 'mastercard', 'amex')),
  -- Null: forgotten.
  card_last4         text   check (card_last4 ~ '^[0-9]{4}$'),
  amount_kop         bigint not null check (amount_kop > 0),
  -- What the terminal calls it; null: not written down, or forgotten.
  terminal_reference text   check (terminal_reference ~ '^[A-Za-z0-9./-]{1,40}$'),
  held_at            timestamptz not null,
  released_at        timestamptz,
  -- Of the hold, at its release; the rest is the client's again.
  kept_kop           bigint,
  kept_reason        text   check (kept_reason in
    ('damage', 'fine', 'fuel', 'cleaning', 'mileage', 'late_return', 'lost_item')),
  constraint deposit_holds_kept_within_hold check (kept_kop between 0 and amount_kop),
  constraint deposit_holds_release check ((released_at is null) = (kept_kop is null) and released_at >= held_at),
  constraint deposit_holds_kept_for_a_reason check ((kept_reason is not null) = (coalesce(kept_kop, 0) > 0))
);
create index deposit_holds_by_booking on deposit_holds (booking_id);
create index deposit_holds_open on deposit_holds (held_at) where released_at is null;
-- A card that is blocked is not blocked again.
create unique index deposit_holds_one_of_card on deposit_holds (booking_id, card_brand, card_last4) where released_at is null;

-- So many cards at the same time and so much money, however many branches' hands do it at once: the booking is locked.
create function guard_deposit_hold() returns trigger language plpgsql as $$
declare
  booking   bookings;
  max_cards integer;
  cards     integer;
  taken_kop bigint;
begin
  select * into booking from bookings where id = new.booking_id for no key update;
  if booking.kind <> 'booking' or booking.status not in ('confirmed', 'active', 'completed') then
    raise exception 'booking %: no deposit is blocked for it', booking.number
      using errcode = 'check_violation', constraint = 'deposit_holds_of_rental';
  end if;
  select (data #>> '{rules,depositMaxCards}')::integer into max_cards from settings where station = booking.station;
  select count(*) filter (where released_at is null), coalesce(sum(coalesce(kept_kop, amount_kop)), 0)
    into cards, taken_kop from deposit_holds where booking_id = new.booking_id;
  if new.released_at is null and cards >= coalesce(max_cards, 0) then
    raise exception 'booking %: its deposit is on % cards already', booking.number, cards
      using errcode = 'check_violation', constraint = 'deposit_holds_max_cards';
  end if;
  if taken_kop + coalesce(new.kept_kop, new.amount_kop) > (booking.price ->> 'depositKop')::bigint
    or new.amount_kop > (booking.price ->> 'depositKop')::bigint then
    raise exception 'booking %: more would be blocked than its deposit', booking.number
      using errcode = 'check_violation', constraint = 'deposit_holds_within_deposit';
  end if;
  return new;
end $$;
create trigger deposit_holds_guard before insert on deposit_holds for each row execute function guard_deposit_hold();

-- Once written a hold is released, once, and its card is forgotten: nothing else of it changes.
create function guard_deposit_release() returns trigger language plpgsql as $$
begin
  if old.released_at is not null
    and (new.released_at, new.kept_kop, new.kept_reason) is distinct from (old.released_at, old.kept_kop, old.kept_reason) then
    raise exception 'deposit hold %: it is released already', old.id
      using errcode = 'check_violation', constraint = 'deposit_holds_released_once';
  end if;
  if (new.booking_id, new.card_brand, new.amount_kop, new.held_at)
      is distinct from (old.booking_id, old.card_brand, old.amount_kop, old.held_at)
    or (new.card_last4 is distinct from old.card_last4 and new.card_last4 is not null)
    or (new.terminal_reference is distinct from old.terminal_reference and new.terminal_reference is not null) then
    raise exception 'deposit hold %: what was blocked does not change', old.id
      using errcode = 'check_violation', constraint = 'deposit_holds_terms_stay';
  end if;
  return new;
end $$;
create trigger deposit_holds_release_guard before update on deposit_holds
  for each row execute function guard_deposit_release();
create trigger deposit_holds_not_deleted before delete on deposit_holds
  for each row execute function refuse_history_change();
create trigger deposit_holds_not_emptied before truncate on deposit_holds
  for each statement execute function refuse_history_change();

-- What the branch's people did by command: who, what and when. `details` names no client and no card.
create table operator_acts (
  id         bigint primary key generated always as identity,
  station    text   not null references settings,
  operator   text   not null check (operator <> ''),
  act        text   not null check (act ~ '^[a-z_]+(\.[a-z_]+)*$'),
  booking_id bigint references bookings,
  details    jsonb  not null,
  at         timestamptz not null
);
create index operator_acts_by_booking on operator_acts (booking_id) where booking_id is not null;
create trigger operator_acts_append_only before update or delete on operator_acts
  for each row execute function refuse_history_change();
create trigger operator_acts_not_emptied before truncate on operator_acts
  for each statement execute function refuse_history_change();
