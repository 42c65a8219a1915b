-- Who drives the cars that come with a driver. `languages` are those that the driver speaks, best first.
create table chauffeurs (
  station          text     not null references settings,
  id               text     not null,
  sort             integer  not null,
  published_on     date,
  experience_years smallint not null check (experience_years > 0),
  languages        text[]   not null check (languages <@ array ['ru', 'en', 'zh-CN']),
  classes          text[]   not null,
  name             jsonb    not null,
  text             jsonb    not null,
  primary key (station, id)
);
