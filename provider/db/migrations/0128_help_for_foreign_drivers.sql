-- Whether the branch helps with the translation of a licence, and the address inside its WeChat code (decision 0123). A
-- branch from before helps with none, and its code holds its name.
-- No page is older for it, and a new database has to stay empty for a restore: no changed page is noted.
alter table settings disable trigger settings_page;
update settings set data = jsonb_set(data, '{messengers,wechatCode}', '""') || '{"translationHelp": null}'
  where not data ? 'translationHelp';
alter table settings enable trigger settings_page;
