-- The offer and the rental terms of 2026-11-28 tell of a deposit in cash (decision 0118). Without the versions here, no consent
-- to the texts that the site shows would be accepted.
-- No page shows these settings, and a new database has to stay empty for a restore: no changed page is noted.
alter table settings disable trigger settings_page;
update settings set data = jsonb_set(data, '{documentVersions}', data -> 'documentVersions'
  || (select jsonb_object_agg(document, data -> 'documentVersions' -> document || '["2026-11-28"]')
      from unnest(array['public_offer', 'rentalterms']) as document))
  where not data -> 'documentVersions' -> 'public_offer' ? '2026-11-28';
alter table settings enable trigger settings_page;
