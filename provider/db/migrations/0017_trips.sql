-- Bookings that know their client, and offers that a booking takes. An offer and what took it are kept as long as the client
-- is one.

-- Made by a client who was signed in: the booking stays his, whoever drives.
alter table bookings add column signed_in boolean not null default false;

-- What took the offer; null for a use from before this program.
alter table offers
  add column booking_id bigint references bookings,
  add constraint offers_free_when_active check (state <> 'active' or booking_id is null);
create unique index offers_by_booking on offers (booking_id) where booking_id is not null;

-- A booking takes an offer of its own client only, and one that nobody else has.
create function refuse_foreign_offer() returns trigger language plpgsql as $$
begin
  if not exists (select 1 from bookings where id = new.booking_id and client_id = new.client_id) then
    raise exception 'offer %: booking % is another client''s', new.id, new.booking_id
      using errcode = 'check_violation', constraint = 'offers_of_own_client';
  end if;
  if old.booking_id is not null and old.booking_id <> new.booking_id then
    raise exception 'offer %: booking % has it', new.id, old.booking_id
      using errcode = 'check_violation', constraint = 'offers_once';
  end if;
  return new;
end $$;

create trigger offers_of_own_client before update of booking_id on offers for each row
  when (new.booking_id is not null and old.booking_id is distinct from new.booking_id)
  execute function refuse_foreign_offer();

-- Whatever moves a booking, its offer follows: reserved by the hold, used from the confirmation on, given back with the car.
create function follow_booking_with_offer() returns trigger language plpgsql as $$
begin
  if new.status in ('expired', 'cancelled_client', 'cancelled_branch') then
    update offers set state = 'active', booking_id = null where booking_id = new.id;
  else
    update offers set state = case when new.status in ('held', 'awaiting_payment') then 'reserved' else 'used' end
      where booking_id = new.id;
  end if;
  return null;
end $$;

create trigger bookings_move_offer after update of status on bookings for each row
  when (old.status is distinct from new.status) execute function follow_booking_with_offer();

-- Another client of a booking cannot keep the offer of the one before.
create function refuse_offer_of_former_client() returns trigger language plpgsql as $$
begin
  if exists (select 1 from offers where booking_id = new.id and client_id is distinct from new.client_id) then
    raise exception 'booking %: its offer is of the client before', new.number
      using errcode = 'check_violation', constraint = 'offers_of_own_client';
  end if;
  return null;
end $$;

create constraint trigger bookings_keep_own_offer after update of client_id on bookings
  deferrable initially deferred for each row when (old.client_id is distinct from new.client_id)
  execute function refuse_offer_of_former_client();

-- Answers that are kept for a retry name the offer too.
update idempotency_keys set response = jsonb_set(response, '{booking,offer}', 'null')
where response ? 'booking' and not response -> 'booking' ? 'offer';
