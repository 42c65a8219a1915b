-- The most that one online payment may be: cards take 350 000 roubles, SBP a million.
update settings set data = jsonb_set(data, '{rules}', data -> 'rules'
  || '{"cardPaymentMaxKop": 35000000, "onlinePaymentMaxKop": 100000000}'::jsonb);
