-- Mir cards of foreign banks (Belkart-Mir, Elcart-Mir): the terminal takes them, the site and the deposit do not (PRODUCT §13).
-- No page shows these settings, and a new database has to stay empty for a restore: no changed page is noted.
alter table settings disable trigger settings_page;
update settings set data = jsonb_set(data, '{payments,accepted,mirAbroad}', '{"online": false, "branch": true, "deposit": false}')
  where data -> 'payments' -> 'accepted' is not null and not data -> 'payments' -> 'accepted' ? 'mirAbroad';
alter table settings enable trigger settings_page;
