-- What a visitor may add to a rental, and promo codes. Kept as long as the bookings that name them.
alter table car_models add column mileage_option boolean not null default false;

-- `stock`: pieces that the branch has, null = as many as wanted; `classes`: those that it fits, null = all.
create table extras (
  station      text     not null references settings,
  code         text     not null check (code ~ '^[a-z0-9]+(-[a-z0-9]+){0,5}$'),
  name         jsonb    not null,
  note         jsonb    not null,
  unit         text     not null check (unit in ('per_day', 'once')),
  price_kop    bigint   not null check (price_kop >= 0 and price_kop % 100 = 0),
  -- The most that one piece costs for a whole rental.
  cap_kop      bigint   check (cap_kop >= 0 and cap_kop % 100 = 0),
  max_quantity smallint not null check (max_quantity between 1 and 9),
  stock        integer  check (stock >= 0),
  classes      text[],
  sort         integer  not null,
  primary key (station, code)
);

create table booking_extras (
  booking_id bigint   not null references bookings,
  extra_code text     not null,
  station    text     not null,
  quantity   smallint not null check (quantity between 1 and 9),
  primary key (booking_id, extra_code),
  foreign key (station, extra_code) references extras (station, code)
);
create index booking_extras_by_code on booking_extras (station, extra_code, booking_id) include (quantity);

-- Dates are the station's calendar, both ends included. `rental_from`, `rental_to`: the pick-up dates that it is for.
create table promo_codes (
  station           text     not null references settings,
  code              text     not null check (code = upper(btrim(code)) and length(code) between 1 and 40),
  percent           smallint not null check (percent between 0 and 100),
  name              jsonb    not null,
  valid_from        date     not null,
  valid_to          date     not null check (valid_to >= valid_from),
  rental_from       date,
  rental_to         date     check (rental_to >= rental_from),
  classes           text[],
  min_days          smallint check (min_days > 0),
  login_only        boolean  not null,
  first_rental_only boolean  not null,
  max_uses          integer  check (max_uses >= 0),
  -- Uses that no booking here shows: from before this program.
  used_before       integer  not null default 0 check (used_before >= 0),
  per_client        integer  check (per_client > 0),
  partner           text,
  active            boolean  not null,
  primary key (station, code)
);

alter table bookings add column promo_code text;
create index bookings_by_promo_code on bookings (station, promo_code) where promo_code is not null;
-- Pieces in use are asked for by time, whatever the car.
create index bookings_blocking_by_time on bookings (station, start_at) include (blocked_until, hold_until)
  where status in ('held', 'awaiting_payment', 'confirmed', 'active');

-- A branch that was set up before: nothing is offered until its operator says what, and the limits are the usual ones.
update settings set data = jsonb_build_object(
  'saleLimit', jsonb_build_object('cutoff', '2020-06-14', 'before', 15, 'current', 5),
  'abkhaziaLastDate', '2020-05-01',
  'mileageOption', jsonb_build_object('kmPerDay', 100, 'discountPercent', 10, 'overMileageKopPerKm', 0),
  'insurance', '[]'::jsonb,
  'bookingProtection', null,
  'laterCharges', '[]'::jsonb,
  'milesMaxSharePercent', 30,
  'cargoModel', '',
  'carsPerPage', 24,
  'nextFreeDays', 30
) || data || jsonb_build_object('rules', jsonb_build_object(
  'standardDocsDays', 3, 'callbackMinutes', 15, 'depositMaxCards', 2, 'refundBankDays', 10
) || (data -> 'rules'));

update bookings
set rental = '{"options": {"insurance": "none", "mileage": "standard", "protection": false, "extras": []}, "pc": ""}'::jsonb || rental
where rental is not null;
