-- Whoever books types a phone, and a client without a password is made for it. While nobody proved the phone, and nothing of it
-- is open or owed, such a client keeps no one else from the phone (decision 0142).
create function is_known_client(c clients) returns boolean language sql stable as $$
  select c.registered_at is not null or c.email_confirmed_at is not null or not c.name_unproved
    or exists (select from bookings b where b.client_id = c.id and b.kind = 'booking'
      and (b.status not in ('expired', 'cancelled_client', 'cancelled_branch', 'no_show')
        or b.proved_by is not null or b.signed_in or b.paid_kop > 0))
    or exists (select from payments p where p.client_id = c.id and p.state in ('created', 'pending', 'held'))
    or exists (select from fines f where f.client_id = c.id)
    or exists (select from damages d where d.client_id = c.id)
    or exists (select from mile_entries m where m.client_id = c.id)
$$;

create or replace function refuse_clients_phone() returns trigger language plpgsql as $$
begin
  if exists (select from clients c where c.phone = '+' || regexp_replace(new.phone, '[^0-9]', '', 'g')
    and is_known_client(c)) then
    raise exception 'the phone is a client''s' using errcode = 'unique_violation', constraint = 'drivers_phone_not_clients';
  end if;
  return new;
end $$;
