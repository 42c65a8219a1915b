import { sql } from 'drizzle-orm'
import {
  choiceField,
  dateField,
  emailField,
  listField,
  numberField,
  phoneField,
  switchField,
  textField,
  textsFields,
} from '@/provider/modules/import-export/fields'
import type { Subject } from '@/provider/modules/import-export/table'
import { arrayOf, copyColumns, upsert } from '@/provider/modules/import-export/upsert-rows'
import { CLASSES_CHECK } from './reference-checks'
import { countDone, textsOf, textsOut } from './text-columns'

const LANGUAGES = { ru: 'русский', en: 'английский', 'zh-CN': 'китайский' }
const COUNTRIES = { RU: 'Россия', EAEU: 'Беларусь, Казахстан, Киргизия, Армения', CN: 'Китай', other: 'другое' }

/**
 * Clients by their phones. An empty cell leaves the stored value. Of registered clients a file changes no e-mail; deleted
 * clients have no phone, so a file does not reach them.
 */
export const clients: Subject = {
  name: 'clients',
  fields: [
    phoneField({ name: 'phone', header: 'Телефон' }),
    textField({ name: 'last_name', header: 'Фамилия', max: 100, isOptional: true }),
    textField({ name: 'first_name', header: 'Имя', max: 100 }),
    textField({ name: 'middle_name', header: 'Отчество', max: 100, isOptional: true }),
    emailField({ name: 'email', header: 'Почта', isOptional: true }),
    choiceField({ name: 'language', header: 'Язык', labels: LANGUAGES }),
    choiceField({ name: 'citizenship', header: 'Гражданство', labels: COUNTRIES, isOptional: true }),
    dateField({ name: 'birth_date', header: 'Дата рождения', isOptional: true }),
  ],
  key: ['phone'],
  rows: (station) => sql`select phone, last_name, first_name, middle_name, email, language, citizenship, birth_date
    from clients where station = ${station} and deleted_at is null order by phone`,
  checks: [
    {
      cause: 'elsewhere',
      column: 'Телефон',
      reads: ['phone'],
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
        birth_date = coalesce(excluded.birth_date, c.birth_date), name_unproved = false
      where (c.last_name, c.first_name, c.middle_name, c.email, c.language, c.citizenship, c.birth_date, c.name_unproved) is distinct from
        (coalesce(excluded.last_name, c.last_name), excluded.first_name, coalesce(excluded.middle_name, c.middle_name),
          case when c.password_hash is null then coalesce(excluded.email, c.email) else c.email end, excluded.language,
          coalesce(excluded.citizenship, c.citizenship), coalesce(excluded.birth_date, c.birth_date), false)
      returning xmax = 0 as is_new) ${countDone}`,
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
    CLASSES_CHECK,
    {
      cause: 'order',
      column: 'Действует по',
      reads: ['valid_from', 'valid_to'],
      find: () => sql`select line from incoming_rows where valid_to < valid_from`,
    },
    {
      cause: 'order',
      column: 'Получение по',
      reads: ['rental_from', 'rental_to'],
      find: () => sql`select line from incoming_rows where rental_to < rental_from`,
    },
  ],
  apply: (station) =>
    upsert(station, {
      table: 'promo_codes',
      key: ['code'],
      columns: {
        ...copyColumns('percent', 'valid_from', 'valid_to', 'rental_from', 'rental_to', 'min_days', 'login_only'),
        ...copyColumns('first_rental_only', 'max_uses', 'used_before', 'per_client', 'partner', 'active'),
        name: textsOf('name'),
        classes: sql`case when classes is not null then ${arrayOf('classes')} end`,
      },
    }),
}
