-- The branch and its settings, car models, cars, hand-over places and seasons. Kept as long as the branch.
create extension if not exists btree_gist;

create table settings (
  station        text  primary key,
  -- The name that the site asks for (specification §9: vldk_sun).
  public_station text  not null unique,
  data           jsonb not null,
  -- The miles ledger stores the earned percentage as a whole number.
  constraint settings_earn_percent_whole check (not jsonb_path_exists(data,
    '$.loyalty.levels[*].earnPercent ? (@.type() != "number" || @ < 0 || @ > 100 || @ != @.floor())'))
);

create table car_classes (
  station          text    not null references settings,
  id               text    not null,
  sort             integer not null,
  klassavtomobilya text    not null,
  name             jsonb   not null,
  lead             jsonb   not null,
  body             text    not null,
  default_colour   text    not null,
  primary key (station, id)
);

-- Money is in kopecks; `sale_percent` is `skidka_2` of the specification.
create table car_models (
  id                       integer  primary key generated always as identity,
  station                  text     not null references settings,
  slug                     text     not null check (slug ~ '^[a-z0-9-]{1,80}$'),
  class_id                 text     not null,
  name                     text     not null,
  sort                     integer  not null,
  list_kop                 bigint   not null check (list_kop > 0),
  sale_percent             smallint not null check (sale_percent between 0 and 100),
  special_kop              bigint   not null check (special_kop >= 0),
  discount1_percent        smallint not null check (discount1_percent between 0 and 100),
  discount2_percent        smallint not null check (discount2_percent between 0 and 100),
  deposit_kop              bigint   not null check (deposit_kop >= 0),
  deductible_kop           bigint   not null check (deductible_kop >= 0),
  over_mileage_kop_per_km  bigint   not null check (over_mileage_kop_per_km >= 0),
  min_age                  smallint,
  min_experience_years     smallint,
  licence_category         text,
  self_drive               boolean  not null,
  rental_months            smallint[] not null check (cardinality(rental_months) between 1 and 12),
  tags                     text[]   not null,
  attributes               jsonb    not null,
  description              jsonb    not null,
  mileage_option           boolean  not null default false,
  -- Price of a rental of one day where it differs from the price of a day (specification §3, `1day`), before the season.
  one_day_kop              bigint   check (one_day_kop > 0),
  unique (station, slug),
  foreign key (station, class_id) references car_classes (station, id)
);

create table cars (
  id               integer  primary key generated always as identity,
  station          text     not null references settings,
  model_id         integer  not null references car_models,
  gosnomer         text     not null unique,
  plate_kind       text     not null check (plate_kind in ('state', 'inventory')),
  inventory_number text,
  cvet             text     not null,
  year             smallint not null,
  mileage_km       integer  not null check (mileage_km >= 0),
  state            text     not null check (state in ('active', 'maintenance', 'sold'))
);

-- The search reads the active cars of one model.
create index cars_active_by_model on cars (model_id, id) where state = 'active';

-- `hint` is shown for the pick-up, `return_hint` for the return; an empty one is not printed.
create table places (
  station     text     not null references settings,
  id          integer  not null,
  code        text     not null,
  zone        text     not null,
  name        jsonb    not null,
  hint        jsonb    not null,
  lat         double precision not null,
  lng         double precision not null,
  fee_kop     bigint   not null check (fee_kop >= 0),
  hands_out   boolean  not null,
  takes_back  boolean  not null,
  sort        integer  not null,
  return_hint jsonb    not null default '{"ru": "", "en": "", "zh-CN": ""}',
  primary key (station, id),
  unique (station, code)
);

-- Seasons: `coefficient_percent` of the price of a calendar day; the highest priority wins. `spans` include both ends.
create table price_periods (
  station             text     not null references settings,
  id                  text     not null,
  name                jsonb    not null,
  coefficient_percent smallint not null check (coefficient_percent > 0),
  priority            smallint not null,
  spans               jsonb    not null,
  primary key (station, id)
);

-- A row marks a station that has its demo data: they are written once.
create table seeds (
  station   text primary key references settings,
  seeded_on date not null
);

-- Used by the append-only tables of all subjects.
create function refuse_history_change() returns trigger language plpgsql as $$
begin
  raise exception '% is append-only', tg_table_name using errcode = 'check_violation';
end $$;
