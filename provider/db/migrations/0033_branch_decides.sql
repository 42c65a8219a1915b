-- What the branch decides by hand (docs/decisions/0035). A payment that was given up without an answer goes on, with the
-- gateway's id of it, once somebody has seen there that it was made after all; then the gateway is asked, as for any other.
create or replace function guard_payment() returns trigger language plpgsql as $$
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
create index payments_in_quarantine on payments (station, created_at) where quarantine is not null;

-- Calls to whoever asked for one that nobody answered: how many, and the last of them.
alter table callbacks add column missed smallint not null default 0 check (missed >= 0), add column missed_at timestamptz;
