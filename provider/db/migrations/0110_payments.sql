-- Online payments, refunds and receipts (docs/decisions/0031), and deposits (0033). Kept for five years like the bookings; the
-- payer is erased with the client.
create table payments (
  id               bigint  primary key generated always as identity,
  -- In the visitor's address bar and at the gateway.
  public_id        text    not null unique check (public_id ~ '^[A-Za-z0-9_-]{22}$'),
  station          text    not null references settings,
  purpose          text    not null check (purpose in ('booking', 'fine', 'damage', 'other')),
  booking_id       bigint  references bookings,
  fine_id          bigint  references fines,
  damage_id        bigint  references damages,
  -- As the payer knows it: of the booking, the decision, the damage, or what was typed.
  number           text    not null check (number <> ''),
  -- The client whose debt it is, who need not be the payer.
  client_id        bigint  references clients,
  -- Where the receipt goes.
  payer_phone      text,
  payer_email      text,
  language         text    not null check (language in ('ru', 'en', 'zh-CN')),
  amount_kop       bigint  not null check (amount_kop > 0),
  currency         text    not null default 'RUB' check (currency = 'RUB'),
  -- created: the gateway has not answered yet; failed: it did not take it.
  state            text    not null default 'created'
    check (state in ('created', 'pending', 'held', 'succeeded', 'canceled', 'failed')),
  -- Written before the call: a repetition after a crash repeats the same call.
  gateway_key      uuid    not null unique default gen_random_uuid(),
  gateway_id       text    unique,
  confirmation_url text,
  method           text,
  card_last4       text    check (card_last4 ~ '^[0-9]{4}$'),
  cancel_reason    text,
  -- Why the gateway's state contradicts ours; nothing changes until staff decide.
  quarantine       text,
  attempts         integer not null default 0,
  asked_at         timestamptz,
  next_at          timestamptz not null,
  created_at       timestamptz not null,
  ended_at         timestamptz,
  constraint payments_of_one_debt check (
    (purpose = 'booking') = (booking_id is not null) and (purpose = 'fine') = (fine_id is not null)
    and (purpose = 'damage') = (damage_id is not null)),
  constraint payments_end check ((state in ('succeeded', 'canceled', 'failed')) = (ended_at is not null))
);
-- One unfinished payment for each booking, fine or damage.
create unique index payments_one_live_of_booking on payments (booking_id) where state in ('created', 'pending', 'held');
create unique index payments_one_live_of_fine on payments (fine_id) where state in ('created', 'pending', 'held');
create unique index payments_one_live_of_damage on payments (damage_id) where state in ('created', 'pending', 'held');
create index payments_by_booking on payments (booking_id) where booking_id is not null;
create index payments_by_client on payments (client_id) where client_id is not null;
create index payments_due on payments (next_at) where state in ('created', 'pending', 'held') and quarantine is null;
create index payments_in_quarantine on payments (station, created_at) where quarantine is not null;

-- A failed payment in quarantine goes on when staff name the gateway's id of it (docs/decisions/0035).
create function guard_payment() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' then
    raise exception 'payment %: payments are not deleted', old.public_id
      using errcode = 'check_violation', constraint = 'payments_stay';
  end if;
  if new.state <> old.state and (old.state, new.state) not in (
    ('created', 'pending'), ('created', 'held'), ('created', 'succeeded'), ('created', 'canceled'), ('created', 'failed'),
    ('pending', 'held'), ('pending', 'succeeded'), ('pending', 'canceled'), ('held', 'succeeded'), ('held', 'canceled')
  ) and not ((old.state, new.state) = ('failed', 'pending') and old.quarantine is not null and new.quarantine is null
    and new.gateway_id is not null) then
    raise exception 'payment %: % may not become %', old.public_id, old.state, new.state
      using errcode = 'check_violation', constraint = 'payments_legal_move';
  end if;
  if (new.public_id, new.purpose, new.booking_id, new.fine_id, new.damage_id, new.amount_kop, new.currency,
      new.gateway_key, new.created_at) is distinct from (old.public_id, old.purpose, old.booking_id, old.fine_id,
      old.damage_id, old.amount_kop, old.currency, old.gateway_key, old.created_at)
    or (old.gateway_id is not null and new.gateway_id is distinct from old.gateway_id) then
    raise exception 'payment %: what it is for does not change', old.public_id
      using errcode = 'check_violation', constraint = 'payments_terms_stay';
  end if;
  return new;
end $$;
create trigger payments_guard before update or delete on payments for each row execute function guard_payment();
create trigger payments_not_emptied before truncate on payments
  for each statement execute function refuse_history_change();

create table refunds (
  id         bigint  primary key generated always as identity,
  payment_id bigint  not null references payments,
  amount_kop bigint  not null check (amount_kop > 0),
  reason     text    not null check (reason in ('cancelled', 'changed', 'excess', 'no_car', 'nothing_due', 'branch')),
  state      text    not null default 'created' check (state in ('created', 'pending', 'succeeded', 'canceled')),
  gateway_key uuid   not null unique default gen_random_uuid(),
  gateway_id text    unique,
  cancel_reason text,
  attempts   integer not null default 0,
  next_at    timestamptz not null,
  created_at timestamptz not null,
  ended_at   timestamptz,
  constraint refunds_end check ((state in ('succeeded', 'canceled')) = (ended_at is not null))
);
create index refunds_by_payment on refunds (payment_id);
create index refunds_due on refunds (next_at) where state in ('created', 'pending');

-- Never more goes back than came in, however many refunds are made at once: the payment's row is locked. A refund that the
-- gateway refused is paid by hand (docs/decisions/0035): it counts unless another one replaced it.
create function guard_refund() returns trigger language plpgsql as $$
declare
  paid payments;
  back bigint;
begin
  if tg_op = 'UPDATE' then
    if new.state <> old.state and (old.state, new.state) not in (
      ('created', 'pending'), ('created', 'succeeded'), ('created', 'canceled'), ('pending', 'succeeded'), ('pending', 'canceled')
    ) then
      raise exception 'refund %: % may not become %', old.id, old.state, new.state
        using errcode = 'check_violation', constraint = 'refunds_legal_move';
    end if;
    if (new.payment_id, new.amount_kop, new.gateway_key) is distinct from (old.payment_id, old.amount_kop, old.gateway_key) then
      raise exception 'refund %: its sum does not change', old.id
        using errcode = 'check_violation', constraint = 'refunds_terms_stay';
    end if;
    return new;
  end if;
  select * into paid from payments where id = new.payment_id for no key update;
  select coalesce(sum(amount_kop), 0) into back from refunds
    where payment_id = new.payment_id and cancel_reason is distinct from 'replaced';
  if paid.state <> 'succeeded' or back + new.amount_kop > paid.amount_kop then
    raise exception 'payment %: more would go back than came in', paid.public_id
      using errcode = 'check_violation', constraint = 'refunds_within_payment';
  end if;
  return new;
end $$;
create trigger refunds_guard before insert or update on refunds for each row execute function guard_refund();
create trigger refunds_not_deleted before delete on refunds for each row execute function refuse_history_change();
create trigger refunds_not_emptied before truncate on refunds for each statement execute function refuse_history_change();

-- Receipts of the cash register (54-FZ), one for each settlement. They go to the payer, who is kept until the last one was
-- sent.
create table receipts (
  id         bigint  primary key generated always as identity,
  kind       text    not null check (kind in ('prepayment', 'payment', 'closing', 'refund')),
  payment_id bigint  not null references payments,
  refund_id  bigint  references refunds,
  amount_kop bigint  not null check (amount_kop > 0),
  lines      jsonb   not null,
  state      text    not null default 'created' check (state in ('created', 'pending', 'succeeded', 'canceled')),
  gateway_key uuid   not null unique default gen_random_uuid(),
  gateway_id text    unique,
  attempts   integer not null default 0,
  next_at    timestamptz not null,
  created_at timestamptz not null,
  ended_at   timestamptz,
  constraint receipts_of_refund check ((kind = 'refund') = (refund_id is not null)),
  constraint receipts_end check ((state in ('succeeded', 'canceled')) = (ended_at is not null))
);
create unique index receipts_once on receipts (payment_id, kind) where refund_id is null;
create unique index receipts_once_of_refund on receipts (refund_id) where refund_id is not null;
create index receipts_due on receipts (next_at) where state in ('created', 'pending');

-- What the payer agreed to (152-FZ).
create table payment_consents (
  payment_id bigint not null references payments,
  document   text   not null,
  version    text   not null,
  given_at   timestamptz not null,
  ip         inet,
  primary key (payment_id, document, version)
);

-- Deposits that the branch blocked on clients' cards at its own terminal. Only brand and last four digits of a card are
-- stored, and the digits are erased with the client.
create table deposit_holds (
  id                 bigint primary key generated always as identity,
  booking_id         bigint not null references bookings,
  card_brand         text   not null check (card_brand in ('mir', 'visa', 'mastercard', 'amex')),
  -- Null: erased.
  card_last4         text   check (card_last4 ~ '^[0-9]{4}$'),
  amount_kop         bigint not null check (amount_kop > 0),
  -- The terminal's own reference; null: not written down, or erased.
  terminal_reference text   check (terminal_reference ~ '^[A-Za-z0-9./-]{1,40}$'),
  held_at            timestamptz not null,
  released_at        timestamptz,
  -- What the branch kept at the release; the rest was unblocked.
  kept_kop           bigint,
  kept_reason        text   check (kept_reason in
    ('damage', 'fine', 'fuel', 'cleaning', 'mileage', 'late_return', 'lost_item')),
  constraint deposit_holds_kept_within_hold check (kept_kop between 0 and amount_kop),
  constraint deposit_holds_release check ((released_at is null) = (kept_kop is null) and released_at >= held_at),
  constraint deposit_holds_kept_for_a_reason check ((kept_reason is not null) = (coalesce(kept_kop, 0) > 0))
);
create index deposit_holds_by_booking on deposit_holds (booking_id);
create index deposit_holds_open on deposit_holds (held_at) where released_at is null;
-- One open hold for each card of a booking.
create unique index deposit_holds_one_of_card on deposit_holds (booking_id, card_brand, card_last4) where released_at is null;

-- Limits cards and money of a deposit, however many holds are made at once: the booking is locked.
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

-- A hold is released once, and its card is erased: nothing else of it changes.
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
