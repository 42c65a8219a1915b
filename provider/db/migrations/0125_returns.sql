-- The nearest petrol station of a place, for the driver who brings a car back: `{name: texts, lat, lng}` (decision 0131).
alter table places add column fuel jsonb
  check (fuel is null or (fuel ? 'name' and jsonb_typeof(fuel -> 'lat') = 'number' and jsonb_typeof(fuel -> 'lng') = 'number'));

-- No page shows this setting, and a new database has to stay empty for a restore: no changed page is noted.
alter table settings disable trigger settings_page;
update settings set data = data || '{"returnReminderHours": 24}' where not data ? 'returnReminderHours';
alter table settings enable trigger settings_page;
