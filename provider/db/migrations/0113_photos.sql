-- Photos of car models and of single cars, shown to everybody. The bytes are rows: every provider of the branch serves
-- them, and a backup holds them (docs/decisions/0107).

create table photos (
  id          integer  primary key generated always as identity,
  station     text     not null references settings,
  -- Whose it is: a model, or one car.
  model_id    integer  references car_models,
  car_id      integer  references cars,
  view        text     not null check (view in ('exterior', 'interior', 'boot')),
  -- Its place among the photos of this view.
  number      smallint not null check (number between 1 and 99),
  -- What it shows, by language; an empty one is composed by the site.
  text        jsonb    not null,
  -- SHA-256 of the imported file: the same file is not encoded again.
  file_sha256 text     not null check (file_sha256 ~ '^[0-9a-f]{64}$'),
  -- Of the content of its variants. It stands in their addresses, which are cached for ever.
  hash        text     not null check (hash ~ '^[0-9a-f]{32}$'),
  check (num_nonnulls(model_id, car_id) = 1)
);
create unique index photos_of_model on photos (model_id, view, number) where model_id is not null;
create unique index photos_of_car on photos (car_id, view, number) where car_id is not null;
create index photos_by_hash on photos (hash);

create table photo_variants (
  photo_id integer  not null references photos on delete cascade,
  type     text     not null check (type in ('image/avif', 'image/webp', 'image/jpeg')),
  width    smallint not null check (width > 0),
  height   smallint not null check (height > 0),
  content  bytea    not null,
  primary key (photo_id, type, width)
);
-- Pictures are compressed already.
alter table photo_variants alter column content set storage external;

-- A photo of a car is shown on the pages of its model too.
create function note_photo_change() returns trigger language plpgsql as $$
begin
  perform note_page_changes((select array_agg('car:' || m.slug) from car_models m where m.id in (
    select old.model_id where tg_op <> 'INSERT' union select new.model_id where tg_op <> 'DELETE' union
    select c.model_id from cars c where c.id in (
      select old.car_id where tg_op <> 'INSERT' union select new.car_id where tg_op <> 'DELETE'))));
  return null;
end $$;

create trigger photos_pages after insert or update or delete on photos
  for each row execute function note_photo_change();
create trigger photos_page after insert or update or delete or truncate on photos
  for each statement execute function note_page_change('cars');
