-- What a day costs with an offer follows from the prices of that day, the offer's percent and its shortest rental: a kept
-- sum would grow old.
alter table offers drop column price_discount_kop;
