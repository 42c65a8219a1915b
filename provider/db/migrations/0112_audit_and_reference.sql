-- What staff did, stored responses of repeated requests, and the log of changed reference data.

-- Actions of staff by command. `details` names no client and no card.
create table operator_acts (
  id         bigint primary key generated always as identity,
  station    text   not null references settings,
  operator   text   not null check (operator <> ''),
  act        text   not null check (act ~ '^[a-z_]+(\.[a-z_]+)*$'),
  booking_id bigint references bookings,
  details    jsonb  not null,
  at         timestamptz not null
);
create index operator_acts_by_booking on operator_acts (booking_id) where booking_id is not null;
create trigger operator_acts_append_only before update or delete on operator_acts
  for each row execute function refuse_history_change();
create trigger operator_acts_not_emptied before truncate on operator_acts
  for each statement execute function refuse_history_change();

-- Kept for seven days.
create table idempotency_keys (
  scope        text   not null,
  key          text   not null,
  request_hash text   not null,
  response     jsonb,
  created_at   timestamptz not null,
  -- Of the caller; null: not signed in and no client known. The responses are erased with the client. No reference: it would
  -- lock the client's row weakly before the use case locks it, and two requests of one client could deadlock.
  client_id    bigint,
  -- Of the body as it was sent, before defaults, with the caller; the rule's name before the colon. Null: an older row.
  sent_hash    text   check (sent_hash ~ '^[a-z]{1,20}-\d{1,4}:[0-9a-f]{64}$'),
  primary key (scope, key)
);
create index idempotency_keys_by_age on idempotency_keys (created_at);
create index idempotency_keys_by_client on idempotency_keys (client_id) where client_id is not null;

-- Which cached pages and reference data are stale. Triggers write it, so a change by SQL is noticed too.
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
      -- A discount is shown only while its code is valid.
      ('promo_codes', 'content'),
      ('long_term_tariffs', 'long-term'), ('long_term_prices', 'long-term'), ('long_term_cars', 'long-term'),
      ('transfers', 'transfers'), ('transfer_routes', 'transfers'), ('transfer_presets', 'transfers')) as t (name, tag)
  loop
    execute format(
      'create trigger %I after insert or update or delete or truncate on %I for each statement execute function note_page_change(%L)',
      noted.name || '_page', noted.name, noted.tag);
  end loop;
end $$;

-- The languages of an order's driver are those of the chauffeurs.
create trigger chauffeurs_transfers_page after insert or update or delete or truncate on chauffeurs
  for each statement execute function note_page_change('transfers');
-- A car that is promised is no longer on offer.
create trigger long_term_requests_page after update of state on long_term_requests
  for each statement execute function note_page_change('long-term');
