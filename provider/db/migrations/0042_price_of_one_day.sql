-- Price of a rental of a single day where it differs from the price of a day (specification §3, `1day`); before the season.
alter table car_models add column one_day_kop bigint check (one_day_kop > 0);
