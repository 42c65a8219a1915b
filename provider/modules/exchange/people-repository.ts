import { sql } from 'drizzle-orm'
import {
  choiceField,
  dateField,
  emailField,
  listField,
  moneyField,
  numberField,
  phoneField,
  switchField,
  textField,
  textsFields,
} from './fields'
import type { Subject } from './subject-repository'
import { counted, textsOf, textsOut } from './texts-repository'

const LANGUAGES = { ru: 'русский', en: 'английский', 'zh-CN': 'китайский' }
const COUNTRIES = { RU: 'Россия', CN: 'Китай', other: 'другое' }

/**
 * Clients by their phones. What a file leaves empty stays as it is; who is registered and who was forgotten is not
 * touched by it beyond his name and birthday.
 */
export const clients: Subject = {
  name: 'clients',
  fields: [
    phoneField({ name: 'phone', header: 'Телефон' }),
    textField({ name: 'last_name', header: 'Фамилия', max: 100, isOptional: true }),
    textField({ name: 'first_name', header: 'Имя', max: 100 }),
    textField({ name: 'middle_name', header: 'Отчество', max: 100, isOptional: true }),
    emailField({ name: 'email', header: 'Почта', isOptional: true }),
    choiceField({ name: 'language', header: 'Язык', words: LANGUAGES }),
    choiceField({ name: 'citizenship', header: 'Гражданство', words: COUNTRIES, isOptional: true }),
    dateField({ name: 'birth_date', header: 'Дата рождения', isOptional: true }),
  ],
  key: ['phone'],
  rows: (station) => sql`select phone, last_name, first_name, middle_name, email, language, citizenship, birth_date
    from clients where station = ${station} and deleted_at is null order by phone`,
  checks: [
    {
      cause: 'elsewhere',
      column: 'Телефон',
      find: (station) => sql`select line from incoming_rows i join clients c on c.phone = i.phone
        where c.station <> ${station}`,
    },
  ],
  apply: (station, at) => sql`with done as (
      insert into clients as c (station, phone, last_name, first_name, middle_name, email, language, citizenship, birth_date,
        created_at)
      select ${station}, phone, last_name, first_name, middle_name, email, language, citizenship, birth_date,
        ${at.toISOString()}::timestamptz from incoming_rows order by line
      on conflict (phone) do update set last_name = coalesce(excluded.last_name, c.last_name),
        first_name = excluded.first_name, middle_name = coalesce(excluded.middle_name, c.middle_name),
        email = case when c.password_hash is null then coalesce(excluded.email, c.email) else c.email end,
        email_confirmed_at = case when c.password_hash is null and excluded.email is distinct from c.email
          and excluded.email is not null then null else c.email_confirmed_at end,
        language = excluded.language, citizenship = coalesce(excluded.citizenship, c.citizenship),
        birth_date = coalesce(excluded.birth_date, c.birth_date)
      where (c.last_name, c.first_name, c.middle_name, c.email, c.language, c.citizenship, c.birth_date) is distinct from
        (coalesce(excluded.last_name, c.last_name), excluded.first_name, coalesce(excluded.middle_name, c.middle_name),
          case when c.password_hash is null then coalesce(excluded.email, c.email) else c.email end, excluded.language,
          coalesce(excluded.citizenship, c.citizenship), coalesce(excluded.birth_date, c.birth_date))
      returning xmax = 0 as is_new) ${counted}`,
}

export const promo: Subject = {
  name: 'promo',
  fields: [
    textField({ name: 'code', header: 'Код', max: 40, pattern: /^[^\sa-zа-яё]+$/ }),
    numberField({ name: 'percent', header: 'Скидка, %', most: 100 }),
    ...textsFields({ name: 'name', header: 'Название', max: 200 }),
    dateField({ name: 'valid_from', header: 'Действует с' }),
    dateField({ name: 'valid_to', header: 'Действует по' }),
    dateField({ name: 'rental_from', header: 'Получение с', isOptional: true }),
    dateField({ name: 'rental_to', header: 'Получение по', isOptional: true }),
    listField({ name: 'classes', header: 'Классы', pattern: /^[a-z-]+$/, isOptional: true }),
    numberField({ name: 'min_days', header: 'Не меньше суток', least: 1, most: 365, isOptional: true }),
    switchField({ name: 'login_only', header: 'Только после входа' }),
    switchField({ name: 'first_rental_only', header: 'Только первая аренда' }),
    numberField({ name: 'max_uses', header: 'Всего применений', isOptional: true }),
    numberField({ name: 'used_before', header: 'Применений раньше' }),
    numberField({ name: 'per_client', header: 'На одного клиента', least: 1, isOptional: true }),
    textField({ name: 'partner', header: 'Партнёр', max: 80, isOptional: true }),
    switchField({ name: 'active', header: 'Работает' }),
  ],
  key: ['code'],
  rows: (station) => sql`select code, percent, ${textsOut('name')}, valid_from, valid_to, rental_from, rental_to,
      to_jsonb(classes) as classes, min_days, login_only, first_rental_only, max_uses, used_before, per_client, partner, active
    from promo_codes where station = ${station} order by code`,
  checks: [
    {
      cause: 'order',
      column: 'Действует по',
      find: () => sql`select line from incoming_rows where valid_to < valid_from`,
    },
    {
      cause: 'order',
      column: 'Получение по',
      find: () => sql`select line from incoming_rows where rental_to < rental_from`,
    },
  ],
  apply: (station) => {
    const columns = sql.raw(
      'name, percent, valid_from, valid_to, rental_from, rental_to, classes, min_days, login_only, first_rental_only, max_uses, used_before, per_client, partner, active',
    )
    const excluded = sql.raw(
      'excluded.name, excluded.percent, excluded.valid_from, excluded.valid_to, excluded.rental_from, excluded.rental_to, excluded.classes, excluded.min_days, excluded.login_only, excluded.first_rental_only, excluded.max_uses, excluded.used_before, excluded.per_client, excluded.partner, excluded.active',
    )
    const own = sql.raw(
      'p.name, p.percent, p.valid_from, p.valid_to, p.rental_from, p.rental_to, p.classes, p.min_days, p.login_only, p.first_rental_only, p.max_uses, p.used_before, p.per_client, p.partner, p.active',
    )
    return sql`with done as (
      insert into promo_codes as p (station, code, ${columns})
      select ${station}, code, ${textsOf('name')}, percent, valid_from, valid_to, rental_from, rental_to,
        (select array_agg(x) from jsonb_array_elements_text(classes) x), min_days, login_only, first_rental_only, max_uses,
        used_before, per_client, partner, active from incoming_rows
      on conflict (station, code) do update set (${columns}) = row (${excluded})
      where (${own}) is distinct from (${excluded})
      returning xmax = 0 as is_new) ${counted}`
  },
}

const FINE_STATES = {
  new: 'новый',
  overdue: 'просрочен',
  paid: 'оплачен',
  disputed: 'оспорен',
  dispute_kept: 'оставлен после спора',
  cancelled: 'отменён',
}
const DAMAGE_STATES = {
  open: 'к оплате',
  paid: 'оплачено',
  covered: 'покрыто страховкой',
  disputed: 'оспорено',
  dispute_kept: 'оставлено после спора',
  cancelled: 'отменено',
}
const DEBTOR = [
  phoneField({ name: 'phone', header: 'Телефон клиента' }),
  textField({ name: 'plate', header: 'Госномер', max: 20 }),
  textField({ name: 'booking', header: 'Бронь', max: 7, pattern: /^\d{7}$/, isOptional: true }),
]
const KNOWN_DEBTOR: Subject['checks'] = [
  {
    cause: 'no_client',
    column: 'Телефон клиента',
    find: (station) => sql`select line from incoming_rows i where not exists (
      select 1 from clients c where c.phone = i.phone and c.station = ${station})`,
  },
  {
    cause: 'no_car',
    column: 'Госномер',
    find: (station) => sql`select line from incoming_rows i where not exists (
      select 1 from cars c where c.gosnomer = i.plate and c.station = ${station})`,
  },
  {
    cause: 'no_booking',
    column: 'Бронь',
    find: (station) => sql`select line from incoming_rows i where booking is not null and not exists (
      select 1 from bookings b join clients c on c.id = b.client_id
      where b.number = i.booking and b.station = ${station} and c.phone = i.phone)`,
  },
]
const DEBTS_OF = sql`incoming_rows i join clients c on c.phone = i.phone join cars k on k.gosnomer = i.plate
  left join bookings b on b.number = i.booking`

/** Fines by the number of the decision. What was paid and decided is not taken from a file: it changes by payments and disputes. */
export const fines: Subject = {
  name: 'fines',
  fields: [
    textField({ name: 'number', header: 'Номер постановления', max: 60 }),
    ...DEBTOR,
    ...textsFields({ name: 'name', header: 'Нарушение', max: 500 }),
    moneyField({ name: 'size_kop', header: 'Сумма, ₽' }),
    dateField({ name: 'date', header: 'Дата нарушения' }),
    dateField({ name: 'decision_date', header: 'Дата постановления' }),
    ...textsFields({ name: 'place', header: 'Место', max: 500 }),
    numberField({ name: 'discount_percent', header: 'Скидка, %', most: 100 }),
    dateField({ name: 'discount_until', header: 'Скидка до', isOptional: true }),
    choiceField({ name: 'status', header: 'Состояние', words: FINE_STATES }),
    dateField({ name: 'told_on', header: 'Сообщили клиенту', isOptional: true }),
  ],
  key: ['number'],
  rows: (station) => sql`select f.decision_number as number, c.phone, k.gosnomer as plate, b.number as booking,
      ${textsOut('name', sql`f.name`)}, f.size_kop, f.date, f.decision_date, ${textsOut('place', sql`f.place`)},
      f.discount_percent, f.discount_until, f.status, f.told_on
    from fines f join clients c on c.id = f.client_id join cars k on k.id = f.car_id
    left join bookings b on b.id = f.booking_id
    where f.station = ${station} and c.phone is not null order by f.decision_number`,
  checks: [
    ...KNOWN_DEBTOR,
    {
      cause: 'order',
      column: 'Дата постановления',
      find: () => sql`select line from incoming_rows where decision_date < date`,
    },
    {
      cause: 'paid',
      column: 'Сумма, ₽',
      find: () => sql`select line from incoming_rows i left join fines f on f.decision_number = i.number
        where i.size_kop <= 0 or i.size_kop % 100 <> 0 or i.size_kop < f.paid_kop`,
    },
    {
      cause: 'elsewhere',
      column: 'Номер постановления',
      find: (station) => sql`select line from incoming_rows i join fines f on f.decision_number = i.number
        join clients c on c.id = f.client_id where f.station <> ${station} or c.phone is distinct from i.phone`,
    },
  ],
  apply: (station, at) => sql`with ready as (select i.*, c.id as client_id, k.id as car_id, b.id as booking_id,
        ${textsOf('name')} as name, ${textsOf('place')} as place,
        coalesce(i.told_on, ${at.toISOString()}::timestamptz::date) as told from ${DEBTS_OF}),
    done as (
      insert into fines as f (station, client_id, booking_id, car_id, name, size_kop, date, decision_date, decision_number,
        place, discount_percent, discount_until, status, told_on)
      select ${station}, client_id, booking_id, car_id, name, size_kop, date, decision_date, number, place, discount_percent,
        discount_until, status, told from ready order by line
      on conflict (decision_number) do update set (booking_id, car_id, name, size_kop, date, decision_date, place,
          discount_percent, discount_until, status) = (excluded.booking_id, excluded.car_id, excluded.name,
          excluded.size_kop, excluded.date, excluded.decision_date, excluded.place, excluded.discount_percent,
          excluded.discount_until, excluded.status)
      where (f.booking_id, f.car_id, f.name, f.size_kop, f.date, f.decision_date, f.place, f.discount_percent,
          f.discount_until, f.status) is distinct from (excluded.booking_id, excluded.car_id, excluded.name,
          excluded.size_kop, excluded.date, excluded.decision_date, excluded.place, excluded.discount_percent,
          excluded.discount_until, excluded.status)
      returning xmax = 0 as is_new) ${counted}`,
}

/** Damages by their own number; without one a row is a new damage. */
export const damages: Subject = {
  name: 'damages',
  fields: [
    numberField({ name: 'id', header: 'Номер', least: 1, isOptional: true }),
    ...DEBTOR,
    ...textsFields({ name: 'damage', header: 'Повреждение', max: 500 }),
    dateField({ name: 'date', header: 'Дата' }),
    moneyField({ name: 'cost_kop', header: 'Стоимость, ₽' }),
    moneyField({ name: 'covered_kop', header: 'Покрыла страховка, ₽' }),
    choiceField({ name: 'status', header: 'Состояние', words: DAMAGE_STATES }),
  ],
  key: ['id'],
  rows: (station) => sql`select d.id, c.phone, k.gosnomer as plate, b.number as booking,
      ${textsOut('damage', sql`d.damage`)}, d.date, d.cost_kop, d.covered_kop, d.status
    from damages d join clients c on c.id = d.client_id join cars k on k.id = d.car_id
    left join bookings b on b.id = d.booking_id
    where d.station = ${station} and c.phone is not null order by d.id`,
  checks: [
    ...KNOWN_DEBTOR,
    {
      cause: 'no_row',
      column: 'Номер',
      find: (station) => sql`select line from incoming_rows i where id is not null and not exists (
        select 1 from damages d join clients c on c.id = d.client_id
        where d.id = i.id and d.station = ${station} and c.phone = i.phone)`,
    },
    {
      cause: 'paid',
      column: 'Стоимость, ₽',
      find: () => sql`select line from incoming_rows i left join damages d on d.id = i.id
        where i.cost_kop % 100 <> 0 or i.covered_kop % 100 <> 0 or i.cost_kop < i.covered_kop + coalesce(d.paid_kop, 0)`,
    },
  ],
  apply: (station, at) => sql`with ready as (select i.*, c.id as client_id, k.id as car_id, b.id as booking_id,
        ${textsOf('damage')} as damage from ${DEBTS_OF}),
    changed as (
      update damages d set (booking_id, car_id, damage, date, cost_kop, covered_kop, status)
        = (r.booking_id, r.car_id, r.damage, r.date, r.cost_kop, r.covered_kop, r.status)
      from ready r where d.id = r.id and (d.booking_id, d.car_id, d.damage, d.date, d.cost_kop, d.covered_kop, d.status)
        is distinct from (r.booking_id, r.car_id, r.damage, r.date, r.cost_kop, r.covered_kop, r.status)
      returning false as is_new),
    added as (
      insert into damages (station, client_id, booking_id, car_id, damage, date, cost_kop, covered_kop, status, told_on)
      select ${station}, client_id, booking_id, car_id, damage, date, cost_kop, covered_kop, status,
        ${at.toISOString()}::timestamptz::date from ready where id is null order by line
      returning true as is_new),
    done as (select * from changed union all select * from added) ${counted}`,
}
