-- What is read where a car is brought back: `hint` is for the pick-up alone. Empty until the branch writes one: nothing is
-- printed then.
alter table places add column return_hint jsonb not null default '{"ru": "", "en": "", "zh-CN": ""}';

-- A booking has no field for the name of a hotel: the branch asks by phone.
update places set hint = '{"ru": "Позвоним накануне и уточним отель", "en": "We will call the day before to ask for your hotel", "zh-CN": "提前一天致电确认酒店"}'
  where hint ->> 'ru' = 'Напишите название отеля и номер дома';

-- Null: nothing that tells the client of it has left yet, so the days of a dispute have not begun (docs/decisions/0053).
alter table fines alter column told_on drop not null;
alter table damages alter column told_on drop not null;
