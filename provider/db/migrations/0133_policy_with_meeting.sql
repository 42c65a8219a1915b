-- The privacy policy and the driver's consent of 2026-11-28 name what a booking asks of a meeting (decision 0121). Without the
-- versions here, no consent to the texts that the site shows would be accepted.
-- No page shows these settings, and a new database has to stay empty for a restore: no changed page is noted.
alter table settings disable trigger settings_page;
update settings set data = jsonb_set(data, '{documentVersions}', data -> 'documentVersions'
  || (select jsonb_object_agg(document, data -> 'documentVersions' -> document || '["2026-11-28"]')
      from unnest(array['privacy_policy', 'driver_data_agreement']) as document))
  where not data -> 'documentVersions' -> 'privacy_policy' ? '2026-11-28';
alter table settings enable trigger settings_page;
