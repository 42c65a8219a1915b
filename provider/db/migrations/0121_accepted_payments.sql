-- Which ways to pay the branch takes (PRODUCT §13). It says more than the list of cards for a deposit, which it replaces.
-- A branch from before keeps its cards; cash as a deposit is the default of PRODUCT §13.
-- No page shows these settings, and a new database has to stay empty for a restore: no changed page is noted.
alter table settings disable trigger settings_page;
update settings set data = (data - 'depositCards') || jsonb_build_object(
  'exchangeRates', null,
  'nightFeeOnDelay', false,
  'payments', jsonb_build_object('accepted', (
    select jsonb_object_agg(method, jsonb_build_object('online', online, 'branch', branch, 'deposit', case
      when brand is null then method = 'cashRub' else coalesce(data -> 'depositCards' ? brand, true) end))
    from (values
      ('mir', true, true, 'mir'), ('sbp', true, false, null), ('ruVisa', true, true, 'visa'),
      ('ruMastercard', true, true, 'mastercard'), ('ruAmex', false, true, 'amex'), ('visa', false, false, null),
      ('mastercard', false, false, null), ('amex', false, false, null), ('unionpay', false, false, null),
      ('alipay', false, false, null), ('wechatPay', false, false, null), ('cashRub', false, true, null),
      ('cashCny', false, false, null)
    ) as methods (method, online, branch, brand))))
  where not data ? 'payments';
alter table settings enable trigger settings_page;
