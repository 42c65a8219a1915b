-- From this day on each purpose has a consent of its own, and the policy, the offer and the rental terms are worded anew
-- (decision 0127). Without the versions here, no consent to the texts that the site shows would be accepted.
-- No page shows these settings, and a new database has to stay empty for a restore: no changed page is noted.
alter table settings disable trigger settings_page;
update settings set data = jsonb_set(data, '{documentVersions}', data -> 'documentVersions'
  || (select jsonb_object_agg(document, coalesce(data -> 'documentVersions' -> document, '[]') || '["2026-11-25"]')
      from unnest(array['privacy_policy', 'personal_data_agreement', 'driver_data_agreement', 'marketing_agreement',
        'analytics_agreement', 'public_offer', 'rentalterms']) as document))
  where not data -> 'documentVersions' ? 'driver_data_agreement';
alter table settings enable trigger settings_page;
