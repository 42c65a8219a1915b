-- The privacy policy and the driver's consent of 2026-11-28 name what a booking asks of a meeting (decision 0121). Without the
-- versions here, no consent to the texts that the site shows would be accepted.
-- No page shows these settings, and a new database has to stay empty for a restore: no changed page is noted.
alter table settings disable trigger settings_page;
update settings set data = jsonb_set(data, '{documentVersions}', data -> 'documentVersions'
  || (select jsonb_object_agg(document, data -> 'documentVersions' -> document || '["2026-11-28"]')
      from unnest(array['privacy_policy', 'driver_data_agreement']) as document))
  where not data -> 'documentVersions' -> 'privacy_policy' ? '2026-11-28';
alter table settings enable trigger settings_page;

-- A booking's return writes the odometer of its plate, and no page of the fleet shows it: without this, search engines would
-- read that the whole fleet had changed. Pages of cars by the month do show it.
drop trigger cars_pages on cars;
drop trigger cars_page on cars;
create trigger cars_pages after insert or delete
  or update of station, model_id, gosnomer, plate_kind, inventory_number, cvet, year, state on cars
  for each row execute function note_plate_change();
create trigger cars_page after insert or delete or truncate
  or update of station, model_id, gosnomer, plate_kind, inventory_number, cvet, year, state on cars
  for each statement execute function note_page_change('cars');

create function note_odometer_change() returns trigger language plpgsql as $$
begin
  if exists (select from long_term_cars where car_id = new.id) then
    perform note_page_changes('{long-term}');
  end if;
  return null;
end $$;

create trigger cars_odometer_page after update of mileage_km on cars
  for each row when (old.mileage_km <> new.mileage_km) execute function note_odometer_change();
