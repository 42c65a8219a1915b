-- The parts of the branch's address for search engines, which take no address in one line. A branch from before has its
-- address as the street until somebody tells them apart; an empty part is not told.
-- Nothing that a page shows has changed, and a new database has to stay empty for a restore: no changed page is noted.
alter table settings disable trigger settings_page;
update settings set data = data || jsonb_build_object('postalAddress', jsonb_build_object(
  'street', data -> 'address',
  'locality', '{"ru": "", "en": "", "zh-CN": ""}'::jsonb,
  'region', '{"ru": "", "en": "", "zh-CN": ""}'::jsonb,
  'postalCode', ''))
  where not data ? 'postalAddress';
alter table settings enable trigger settings_page;
