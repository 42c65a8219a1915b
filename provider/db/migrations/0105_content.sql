-- Editable content. Texts are {ru, en, zh-CN}; a missing language is read in Russian; `{name}` placeholders in them are
-- filled in the response. `published_on`: the station's date from which a row is shown; null: a draft.
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
  tag          text    not null check (tag in ('city', 'branch', 'offer')),
  published_on date,
  starts_at    timestamptz,
  ends_at      timestamptz,
  place_name   jsonb,
  lat          double precision check (lat between -90 and 90),
  lng          double precision check (lng between -180 and 180),
  promo_code   text,
  car_slugs    text[]  not null default '{}',
  title        jsonb   not null,
  lead         jsonb   not null,
  body         jsonb   not null,
  primary key (station, id),
  check (ends_at >= starts_at),
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

-- Only the text about a discount: the price follows the rules and the promo codes. Dates include both ends.
create table discounts (
  station      text    not null references settings,
  id           text    not null,
  sort         integer not null,
  rule         text    not null check (rule in ('period', 'mileageOption', 'promo', 'longTerm')),
  promo_code   text,
  valid_from   date,
  valid_to     date,
  published_on date,
  title        jsonb   not null,
  text         jsonb   not null,
  primary key (station, id),
  check (valid_to >= valid_from)
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
