-- A deposit may be left in cash (decision 0118): it has no card, no number of the terminal, and there is one of a booking at a
-- time. Cards are limited as before, and cards and cash together by the deposit.
alter table deposit_holds drop constraint deposit_holds_card_brand_check;
alter table deposit_holds add constraint deposit_holds_card_brand_check
  check (card_brand in ('mir', 'visa', 'mastercard', 'amex', 'cash'));
alter table deposit_holds add constraint deposit_holds_cash_has_no_card
  check (card_brand <> 'cash' or (card_last4 is null and terminal_reference is null));
create unique index deposit_holds_one_of_cash on deposit_holds (booking_id) where card_brand = 'cash' and released_at is null;

create or replace function guard_deposit_hold() returns trigger language plpgsql as $$
declare
  booking   bookings;
  max_cards integer;
  cards     integer;
  taken_kop bigint;
begin
  select * into booking from bookings where id = new.booking_id for no key update;
  if booking.kind <> 'booking' or booking.status not in ('confirmed', 'active', 'completed') then
    raise exception 'booking %: no deposit is blocked for it', booking.number
      using errcode = 'check_violation', constraint = 'deposit_holds_of_rental';
  end if;
  select (data #>> '{rules,depositMaxCards}')::integer into max_cards from settings where station = booking.station;
  select count(*) filter (where released_at is null and card_brand <> 'cash'), coalesce(sum(coalesce(kept_kop, amount_kop)), 0)
    into cards, taken_kop from deposit_holds where booking_id = new.booking_id;
  if new.released_at is null and new.card_brand <> 'cash' and cards >= coalesce(max_cards, 0) then
    raise exception 'booking %: its deposit is on % cards already', booking.number, cards
      using errcode = 'check_violation', constraint = 'deposit_holds_max_cards';
  end if;
  if taken_kop + coalesce(new.kept_kop, new.amount_kop) > (booking.price ->> 'depositKop')::bigint
    or new.amount_kop > (booking.price ->> 'depositKop')::bigint then
    raise exception 'booking %: more would be taken than its deposit', booking.number
      using errcode = 'check_violation', constraint = 'deposit_holds_within_deposit';
  end if;
  return new;
end $$;

-- Citizens of Belarus, Kazakhstan, Kyrgyzstan and Armenia come with the passports they have at home (PRODUCT §13): a fourth
-- group of documents.
alter table clients drop constraint clients_citizenship_check;
alter table clients add constraint clients_citizenship_check check (citizenship in ('RU', 'EAEU', 'CN', 'other'));

-- A new database has to stay empty for a restore: no changed page is noted.
alter table settings disable trigger settings_page;
update settings set data = jsonb_set(data, '{documents,EAEU}', '{
    "ru": "Паспорт своей страны и национальное водительское удостоверение",
    "en": "National passport and national driving licence",
    "zh-CN": "本国护照和本国驾照"
  }') where data ? 'documents' and not data -> 'documents' ? 'EAEU';
alter table settings enable trigger settings_page;
