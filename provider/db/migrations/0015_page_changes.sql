-- What pages that are kept somewhere may show otherwise now. Written by the database itself, so that no program and no
-- operator can forget it.
create table page_changes (
  id  bigint primary key generated always as identity,
  -- `settings`, `cars`, `car:{slug}`, `prices`, `places`, `content`, `long-term`, `transfers`
  tag text   not null,
  at  timestamptz not null default now()
);

create function note_page_changes(tags text[]) returns void language plpgsql as $$
begin
  -- One after another until the end of the transaction: numbers grow in the order of commits, and whoever has read up to
  -- one of them has missed none.
  perform pg_advisory_xact_lock(50412015);
  insert into page_changes (tag) select unnest(tags);
end $$;

create function note_page_change() returns trigger language plpgsql as $$
begin
  perform note_page_changes(tg_argv);
  return null;
end $$;

create function note_model_change() returns trigger language plpgsql as $$
begin
  perform note_page_changes((select array_agg('car:' || slug) from (
    select old.slug where tg_op <> 'INSERT' union select new.slug where tg_op <> 'DELETE') as named));
  return null;
end $$;

create function note_plate_change() returns trigger language plpgsql as $$
begin
  perform note_page_changes((select array_agg('car:' || slug) from car_models where id in (
    select old.model_id where tg_op <> 'INSERT' union select new.model_id where tg_op <> 'DELETE')));
  return null;
end $$;

create trigger car_models_pages after insert or update or delete on car_models
  for each row execute function note_model_change();
create trigger cars_pages after insert or update or delete on cars
  for each row execute function note_plate_change();

do $$
declare
  noted record;
begin
  for noted in
    select name, tag from (values
      ('settings', 'settings'), ('places', 'places'),
      ('car_classes', 'cars'), ('car_models', 'cars'), ('cars', 'cars'),
      ('price_periods', 'prices'), ('extras', 'prices'),
      ('news', 'content'), ('events', 'content'), ('faq_groups', 'content'), ('faq_questions', 'content'),
      ('discounts', 'content'), ('partners', 'content'), ('offices', 'content'), ('chauffeurs', 'content'),
      ('long_term_tariffs', 'long-term'), ('long_term_prices', 'long-term'), ('long_term_cars', 'long-term'),
      ('transfers', 'transfers'), ('transfer_routes', 'transfers')) as t (name, tag)
  loop
    execute format(
      'create trigger %I after insert or update or delete or truncate on %I for each statement execute function note_page_change(%L)',
      noted.name || '_page', noted.name, noted.tag);
  end loop;
end $$;
