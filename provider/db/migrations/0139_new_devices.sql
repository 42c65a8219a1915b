-- The list of devices and the message about a new one say from which network somebody signed in, without its last part.
alter table sessions add column network text check (network ~ '^[0-9a-f.:]{2,30}\*$');

-- No page shows this setting, and a new database has to stay empty for a restore: no changed page is noted.
alter table settings disable trigger settings_page;
update settings set data = jsonb_set(data, '{signIn,newDeviceMessagesPerDay}', '5')
where not data -> 'signIn' ? 'newDeviceMessagesPerDay';
alter table settings enable trigger settings_page;
