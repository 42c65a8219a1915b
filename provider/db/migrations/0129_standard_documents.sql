-- The days for the documents of the standard insurance stood twice: in its package, which prices and offers follow, and among
-- the rules, which texts told. The package's stays.
-- No page shows these settings, and a new database has to stay empty for a restore: no changed page is noted.
alter table settings disable trigger settings_page;
update settings set data = data #- '{rules,standardDocsDays}' where data #> '{rules}' ? 'standardDocsDays';
alter table settings enable trigger settings_page;
