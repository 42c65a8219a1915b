-- The state machine of a booking (PRODUCT §6), held by the database too.
create function booking_move_allowed(old_status booking_status, new_status booking_status) returns boolean
language sql immutable as $$
  select (old_status, new_status) in (
    ('held', 'awaiting_payment'), ('held', 'confirmed'), ('held', 'expired'),
    ('held', 'cancelled_client'), ('held', 'cancelled_branch'),
    ('awaiting_payment', 'confirmed'), ('awaiting_payment', 'expired'),
    ('awaiting_payment', 'cancelled_client'), ('awaiting_payment', 'cancelled_branch'),
    ('confirmed', 'active'), ('confirmed', 'cancelled_client'), ('confirmed', 'cancelled_branch'),
    ('confirmed', 'no_show'), ('active', 'completed')
  )
$$;

create function refuse_illegal_booking_move() returns trigger language plpgsql as $$
begin
  if new.status is distinct from old.status and not booking_move_allowed(old.status, new.status) then
    raise exception 'booking %: % may not become %', old.number, old.status, new.status
      using errcode = 'check_violation', constraint = 'bookings_legal_move';
  end if;
  return new;
end $$;

create trigger bookings_legal_move before update on bookings
  for each row execute function refuse_illegal_booking_move();

-- At commit the last entry of the history is the booking's status: no move goes unrecorded.
create function require_booking_history() returns trigger language plpgsql as $$
declare
  booking_now  booking_status;
  history_last booking_status;
begin
  select status into booking_now from bookings where id = new.id;
  select status into history_last from booking_status_history where booking_id = new.id order by id desc limit 1;
  if booking_now is distinct from history_last then
    raise exception 'booking %: the move to % is not in its history', new.number, booking_now
      using errcode = 'check_violation', constraint = 'bookings_have_history';
  end if;
  return null;
end $$;

create constraint trigger bookings_have_history after insert or update on bookings
  deferrable initially deferred for each row execute function require_booking_history();

create function refuse_history_change() returns trigger language plpgsql as $$
begin
  raise exception 'the status history is append-only' using errcode = 'check_violation';
end $$;

create trigger booking_status_history_append_only before update or delete on booking_status_history
  for each row execute function refuse_history_change();
