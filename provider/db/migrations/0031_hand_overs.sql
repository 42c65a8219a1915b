-- Closing a rental (docs/decisions/0034): what the odometer said when the car went and when it came back, and what the
-- price list asks for afterwards, as debts that the client can see, dispute and pay like a damage.
create table hand_overs (
  booking_id bigint  not null references bookings,
  kind       text    not null check (kind in ('out', 'back')),
  car_id     integer not null references cars,
  mileage_km integer not null check (mileage_km >= 0),
  at         timestamptz not null,
  primary key (booking_id, kind)
);
create trigger hand_overs_append_only before update or delete on hand_overs
  for each row execute function refuse_history_change();
create trigger hand_overs_not_emptied before truncate on hand_overs
  for each statement execute function refuse_history_change();

-- Of the settings' `laterCharges`; null: a damage. A rental is asked for each of them once.
alter table damages add column charge text check (charge ~ '^[A-Za-z][A-Za-z0-9]{0,39}$'),
  add constraint damages_charge_of_rental check (charge is null or booking_id is not null);
create unique index damages_one_charge on damages (booking_id, charge) where charge is not null;

-- What the branch cancels gives back too.
alter table bookings drop constraint bookings_refund_of_cancelled,
  add constraint bookings_refund_of_cancelled
    check (status in ('cancelled_client', 'cancelled_branch') or refund_kop is null);
