-- A car that was agreed upon for months is kept by a service block of its own, so that it is not let by the day meanwhile.
alter table long_term_requests add column block_id bigint unique references bookings;

-- Those agreed upon before get theirs; where somebody else has the car within the term, the branch looks for itself.
do $$
declare
  asked record;
  made  bigint;
begin
  for asked in
    select r.id, r.station, r.number, r.car_id, c.model_id,
      r.start_on::timestamp at time zone (s.data ->> 'timeZone') as from_at,
      r.end_on::timestamp at time zone (s.data ->> 'timeZone') as until_at,
      (select n from (select (1000000 + floor(random() * 9000000))::int::text as n from generate_series(1, 50)) drawn
        where not exists (select from bookings where number = n) limit 1) as block_number
    from long_term_requests r join cars c on c.id = r.car_id join settings s on s.station = r.station
    where r.state = 'agreed'
  loop
    begin
      insert into bookings (station, number, kind, car_id, model_id, start_at, end_at, blocked_until, status, total_kop,
        key_salt, created_at)
        values (asked.station, asked.block_number, 'block', asked.car_id, asked.model_id, asked.from_at, asked.until_at,
          asked.until_at, 'confirmed', 0, '', now()) returning id into made;
      insert into booking_status_history (booking_id, status, actor, at, reason)
        values (made, 'confirmed', 'system', now(), 'long-term ' || asked.number);
      update long_term_requests set block_id = made where id = asked.id;
    exception when exclusion_violation then
      raise warning 'long-term request %: its car is let within the term', asked.number;
    end;
  end loop;
end $$;

-- What the gateway refused goes back by hand (docs/decisions/0035): it counts as gone back unless another one took its place.
create or replace function guard_refund() returns trigger language plpgsql as $$
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
