-- The privacy policy names photos of hand-overs and waitlist entries from this day on. Without the version here, no consent
-- to the text that the site shows would be accepted.
-- No page shows these settings, and a new database has to stay empty for a restore: no changed page is noted.
alter table settings disable trigger settings_page;
update settings set data = jsonb_set(data, '{documentVersions,privacy_policy}',
  data #> '{documentVersions,privacy_policy}' || '["2026-11-24"]')
  where not data #> '{documentVersions,privacy_policy}' ? '2026-11-24';
alter table settings enable trigger settings_page;
