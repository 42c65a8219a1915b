-- What the branch hires out by the month, and with a driver.
create table long_term_tariffs (
  model_id                integer primary key references car_models,
  mileage_per_month_km    integer not null check (mileage_per_month_km > 0),
  over_mileage_kop_per_km bigint  not null check (over_mileage_kop_per_km >= 0),
  deposit_kop             bigint  not null check (deposit_kop >= 0),
  -- Ids of what the payment covers and of what it does not.
  includes                text[]  not null,
  excludes                text[]  not null
);

-- What a month costs when the car is taken for so many.
create table long_term_prices (
  model_id  integer  not null references long_term_tariffs,
  months    smallint not null check (months between 1 and 36),
  month_kop bigint   not null check (month_kop > 0),
  primary key (model_id, months)
);

-- Plates on offer; a plate that is sold or repaired stays here and is not shown.
create table long_term_cars (
  car_id    integer primary key references cars,
  free_from date    not null
);

-- Models that come with a driver. `class_id` is the class of the transfer, which may differ from the model's own.
create table transfers (
  model_id          integer  primary key references car_models,
  station           text     not null,
  class_id          text     not null,
  hour_kop          bigint   not null check (hour_kop > 0),
  day_kop           bigint   not null check (day_kop > 0),
  min_hours         smallint not null check (min_hours > 0),
  day_hours         smallint not null check (day_hours >= min_hours),
  passengers        smallint not null check (passengers > 0),
  free_wait_minutes smallint not null check (free_wait_minutes >= 0),
  foreign key (station, class_id) references car_classes (station, id)
);

-- Trips that the branch knows. Places by their code, null when the client names the place.
create table transfer_routes (
  station     text     not null references settings,
  id          text     not null,
  from_place  text,
  to_place    text,
  distance_km integer  not null check (distance_km > 0),
  hours       smallint not null check (hours > 0),
  classes     text[]   not null,
  name        jsonb    not null,
  text        jsonb    not null,
  sort        integer  not null,
  primary key (station, id),
  foreign key (station, from_place) references places (station, code),
  foreign key (station, to_place) references places (station, code)
);
