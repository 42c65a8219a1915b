-- Online payments (docs/decisions/0031). Kept for five years like the bookings; who paid is forgotten with the client.
create table payments (
  id               bigint  primary key generated always as identity,
  -- What the visitor's address bar and the gateway know it by.
  public_id        text    not null unique check (public_id ~ '^[A-Za-z0-9_-]{22}$'),
  station          text    not null references settings,
  purpose          text    not null check (purpose in ('booking', 'fine', 'damage', 'other')),
  booking_id       bigint  references bookings,
  fine_id          bigint  references fines,
  damage_id        bigint  references damages,
  -- As the payer knows it: of the booking, the decision, the damage, or whatever he typed.
  number           text    not null check (number <> ''),
  -- Whose debt it is, not who pays.
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
  -- Written before the call: whoever repeats it after a crash repeats the same act.
  gateway_key      uuid    not null unique default gen_random_uuid(),
  gateway_id       text    unique,
  confirmation_url text,
  method           text,
  card_last4       text    check (card_last4 ~ '^[0-9]{4}$'),
  cancel_reason    text,
  -- Why the gateway's word is not believed: somebody must look at it. Nothing moves until then.
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
-- Nobody pays twice at once for one thing.
create unique index payments_one_live_of_booking on payments (booking_id) where state in ('created', 'pending', 'held');
create unique index payments_one_live_of_fine on payments (fine_id) where state in ('created', 'pending', 'held');
create unique index payments_one_live_of_damage on payments (damage_id) where state in ('created', 'pending', 'held');
create index payments_by_booking on payments (booking_id) where booking_id is not null;
create index payments_by_client on payments (client_id) where client_id is not null;
create index payments_due on payments (next_at) where state in ('created', 'pending', 'held') and quarantine is null;

create function guard_payment() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' then
    raise exception 'payment %: payments are not deleted', old.public_id
      using errcode = 'check_violation', constraint = 'payments_stay';
  end if;
  if new.state <> old.state and (old.state, new.state) not in (
    ('created', 'pending'), ('created', 'held'), ('created', 'succeeded'), ('created', 'canceled'), ('created', 'failed'),
    ('pending', 'held'), ('pending', 'succeeded'), ('pending', 'canceled'), ('held', 'succeeded'), ('held', 'canceled')
  ) then
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

-- Never more goes back than came in, whoever asks and however many at once: the payment's row is locked.
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
  select coalesce(sum(amount_kop), 0) into back from refunds where payment_id = new.payment_id and state <> 'canceled';
  if paid.state <> 'succeeded' or back + new.amount_kop > paid.amount_kop then
    raise exception 'payment %: more would go back than came in', paid.public_id
      using errcode = 'check_violation', constraint = 'refunds_within_payment';
  end if;
  return new;
end $$;
create trigger refunds_guard before insert or update on refunds for each row execute function guard_refund();
create trigger refunds_not_deleted before delete on refunds for each row execute function refuse_history_change();
create trigger refunds_not_emptied before truncate on refunds for each statement execute function refuse_history_change();

-- Receipts of the cash register (54-FZ), one for each settlement. Their customer is the payment's payer, who is kept until the
-- last of them has left.
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

-- Money that came after the hold ran out brings the booking back, if its car is still free: nothing else does.
create or replace function refuse_illegal_booking_move() returns trigger language plpgsql as $$
begin
  if new.status is distinct from old.status and not booking_move_allowed(old.status, new.status)
    and not (old.status = 'expired' and new.status = 'confirmed' and new.paid_kop > old.paid_kop) then
    raise exception 'booking %: % may not become %', old.number, old.status, new.status
      using errcode = 'check_violation', constraint = 'bookings_legal_move';
  end if;
  return new;
end $$;

-- ⚙ Tax system 1–6 and rate of VAT 1–10 as the cash register numbers them; both are the owner's word.
update settings set data = '{"fiscal": {"taxSystemCode": 1, "vatCode": 1}}'::jsonb || data;

-- Answers that are kept for a retry name the payments too.
update idempotency_keys set response = response || jsonb_build_object('booking', response -> 'booking'
    || jsonb_build_object('payments', '[]'::jsonb, 'prepayKop', response -> 'booking' -> 'dueKop'))
  where response ? 'booking' and not response -> 'booking' ? 'payments';
