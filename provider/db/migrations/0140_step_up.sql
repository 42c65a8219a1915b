-- How a client proved the identity anew (decision 0148): a password is not enough for everything.
alter table sessions add column proved_by text check (proved_by in ('password', 'code', 'second_factor'));
update sessions set proved_by = 'password' where proved_at is not null;
alter table sessions add constraint sessions_proof check ((proved_at is null) = (proved_by is null));

-- No page shows this setting, and a new database has to stay empty for a restore: no changed page is noted.
alter table settings disable trigger settings_page;
update settings set data = data || '{"stepUp": {"minutes": 10, "scans": true, "miles": true, "milesAbove": 3000}}'
where not data ? 'stepUp';
alter table settings enable trigger settings_page;
