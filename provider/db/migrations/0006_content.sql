-- Editable content. Texts are {ru, en, zh-CN}, a missing language is read in Russian; `{name}` places in them are filled
-- when they are answered. `published_on`: the station's date from which a row is shown; null: it is kept back.
create table news (
  station      text  not null references settings,
  slug         text  not null check (slug ~ '^[a-z0-9-]{1,80}$'),
  published_on date,
  title        jsonb not null,
  lead         jsonb not null,
  body         jsonb not null,
  primary key (station, slug)
);

create table events (
  station      text    not null references settings,
  id           integer not null check (id > 0),
  kind         text    not null,
  tag          text    not null check (tag in ('city', 'branch', 'offer')),
  published_on date,
  starts_at    timestamptz,
  ends_at      timestamptz check (ends_at >= starts_at),
  place_name   jsonb,
  lat          double precision check (lat between -90 and 90),
  lng          double precision check (lng between -180 and 180),
  promo_code   text,
  car_slugs    text[]  not null default '{}',
  title        jsonb   not null,
  lead         jsonb   not null,
  body         jsonb   not null,
  primary key (station, id),
  check (ends_at is null or starts_at is not null),
  check ((lat is null) = (lng is null))
);

create table faq_groups (
  station text    not null references settings,
  id      text    not null check (id ~ '^[a-z0-9-]{1,60}$'),
  sort    integer not null,
  title   jsonb   not null,
  primary key (station, id)
);

create table faq_questions (
  station      text    not null,
  id           text    not null check (id ~ '^[a-z0-9-]{1,60}$'),
  group_id     text    not null,
  sort         integer not null,
  published_on date,
  question     jsonb   not null,
  answer       jsonb   not null,
  primary key (station, id),
  foreign key (station, group_id) references faq_groups (station, id)
);

-- Only what is told about a discount: the price follows the rules and the promo codes. Dates include both ends.
create table discounts (
  station      text    not null references settings,
  id           text    not null,
  sort         integer not null,
  rule         text    not null check (rule in ('period', 'mileageOption', 'promo', 'longTerm')),
  promo_code   text,
  valid_from   date,
  valid_to     date    check (valid_to >= valid_from),
  published_on date,
  title        jsonb   not null,
  text         jsonb   not null,
  primary key (station, id)
);

create table partners (
  station      text    not null references settings,
  id           text    not null,
  sort         integer not null,
  kind         text    not null,
  url          text    not null check (url = '' or url ~ '^https?://'),
  published_on date,
  name         jsonb   not null,
  text         jsonb   not null,
  primary key (station, id)
);

create table offices (
  station      text    not null references settings,
  id           text    not null,
  sort         integer not null,
  -- Code of the place where cars are handed over; its coordinates are the office's.
  place_code   text    not null,
  published_on date,
  title        jsonb   not null,
  lead         jsonb   not null,
  body         jsonb   not null,
  facilities   jsonb   not null,
  primary key (station, id)
);

-- Kept for a year after the request, unless a contract follows (152-FZ).
create table partner_requests (
  id           bigint primary key generated always as identity,
  station      text   not null references settings,
  company      text   not null,
  contact_name text   not null,
  phone        text   not null,
  email        text   not null,
  site         text   not null,
  kind         text   not null,
  city         text   not null,
  message      text   not null,
  language     text   not null,
  created_at   timestamptz not null
);
create index partner_requests_by_phone on partner_requests (station, phone, created_at);
create index partner_requests_by_age on partner_requests (created_at);

create table partner_request_consents (
  request_id bigint not null references partner_requests,
  document   text   not null,
  version    text   not null,
  given_at   timestamptz not null,
  ip         inet,
  primary key (request_id, document)
);

-- A branch that was set up before: the usual figures, until its operator says others.
update settings set data = jsonb_build_object(
  'hours', jsonb_build_object('ru', 'ежедневно 8:00–20:00', 'en', 'daily 8:00–20:00', 'zh-CN', '每天 8:00–20:00'),
  'prepayPercent', 20,
  'fines', jsonb_build_object('discountPercent', 25, 'discountDays', 30, 'disputeDays', 10),
  'loyalty', jsonb_build_object(
    'windowMonths', 24, 'expiryMonths', 24, 'mileKop', 100,
    'levels', jsonb_build_array(
      jsonb_build_object('code', 'bronze', 'km', 3000, 'days', 10, 'earnPercent', 3),
      jsonb_build_object('code', 'silver', 'km', 8000, 'days', 30, 'earnPercent', 5),
      jsonb_build_object('code', 'gold', 'km', 20000, 'days', 75, 'earnPercent', 7),
      jsonb_build_object('code', 'platinum', 'km', 40000, 'days', 150, 'earnPercent', 10))),
  'longTerm', jsonb_build_object('maxDiscountPercent', 50, 'mileageKm', 3000),
  'chauffeur', jsonb_build_object('minHours', 3, 'freeWaitMinutes', 60),
  'scans', jsonb_build_object('maxMb', 10, 'retentionDays', 90),
  'partnerSharePercent', 10
) || data;
