import { sql } from 'drizzle-orm'
import type { PARTNER_KINDS } from '@/provider/contract/rules/partners/partner-kinds'
import {
  choiceField,
  dateField,
  listField,
  numberField,
  textField,
  textsFields,
} from '@/provider/modules/import-export/fields'
import { ID, PUBLISHED, SORT } from '@/provider/modules/import-export/shared-fields'
import type { Subject } from '@/provider/modules/import-export/table'
import { arrayOf, copyColumns, upsert } from '@/provider/modules/import-export/upsert-rows'
import { CLASSES_CHECK, existsCheck, PROMO_CHECK } from './reference-checks'
import { paragraphsOf, paragraphsOut, sameParagraphs, textsOf, textsOut } from './text-columns'

const TEXT = textsFields({ name: 'text', header: 'Текст' })
const RULES = { period: 'срок', mileageOption: 'лимит пробега', promo: 'промокод', longTerm: 'долгий срок' }
const KIND_NAMES: Record<(typeof PARTNER_KINDS)[number], string> = {
  hotel: 'гостиница',
  agency: 'турагентство',
  blogger: 'блогер',
  cafe: 'кафе',
  camp: 'база отдыха',
  corporate: 'компания',
  other: 'другое',
}

/** Texts about discounts; the rules and the promo codes say how much they take off. */
export const discounts: Subject = {
  name: 'discounts',
  fields: [
    ID,
    SORT,
    choiceField({ name: 'rule', header: 'Правило', labels: RULES }),
    textField({ name: 'promo_code', header: 'Промокод', max: 40, isOptional: true }),
    dateField({ name: 'valid_from', header: 'Действует с', isOptional: true }),
    dateField({ name: 'valid_to', header: 'Действует по', isOptional: true }),
    PUBLISHED,
    ...textsFields({ name: 'title', header: 'Название', max: 300 }),
    ...TEXT,
  ],
  key: ['id'],
  rows: (station) => sql`select id, sort, rule, promo_code, valid_from, valid_to, published_on, ${textsOut('title')},
    ${textsOut('text')} from discounts where station = ${station} order by id`,
  checks: [
    PROMO_CHECK,
    {
      cause: 'pair',
      column: 'Промокод',
      reads: ['rule', 'promo_code'],
      find: () => sql`select line from incoming_rows where (rule = 'promo') <> (promo_code is not null)`,
    },
    {
      cause: 'order',
      column: 'Действует по',
      reads: ['valid_from', 'valid_to'],
      find: () => sql`select line from incoming_rows where valid_to < valid_from`,
    },
  ],
  apply: (station) =>
    upsert(station, {
      table: 'discounts',
      key: ['id'],
      columns: {
        ...copyColumns('sort', 'rule', 'promo_code', 'valid_from', 'valid_to', 'published_on'),
        title: textsOf('title'),
        text: textsOf('text'),
      },
    }),
}

export const partners: Subject = {
  name: 'partners',
  fields: [
    ID,
    SORT,
    choiceField({ name: 'kind', header: 'Вид', labels: KIND_NAMES }),
    textField({ name: 'url', header: 'Сайт', max: 200, pattern: /^https?:\/\/\S+$/, isOptional: true }),
    PUBLISHED,
    ...textsFields({ name: 'name', header: 'Название', max: 300 }),
    ...TEXT,
  ],
  key: ['id'],
  rows: (station) => sql`select id, sort, kind, nullif(url, '') as url, published_on, ${textsOut('name')},
    ${textsOut('text')} from partners where station = ${station} order by id`,
  checks: [],
  apply: (station) =>
    upsert(station, {
      table: 'partners',
      key: ['id'],
      columns: {
        ...copyColumns('sort', 'kind', 'published_on'),
        url: sql`coalesce(url, '')`,
        name: textsOf('name'),
        text: textsOf('text'),
      },
    }),
}

/** `facilities`: one paragraph for each. */
export const offices: Subject = {
  name: 'offices',
  fields: [
    ID,
    SORT,
    textField({ name: 'place_code', header: 'Место выдачи', max: 60 }),
    PUBLISHED,
    ...textsFields({ name: 'title', header: 'Название', max: 300 }),
    ...textsFields({ name: 'lead', header: 'Анонс', max: 2000 }),
    ...textsFields({ name: 'body', header: 'Текст' }),
    ...textsFields({ name: 'facilities', header: 'Удобства' }),
  ],
  key: ['id'],
  rows: (station) => sql`select id, sort, place_code, published_on, ${textsOut('title')}, ${textsOut('lead')},
    ${paragraphsOut('body')}, ${paragraphsOut('facilities')} from offices where station = ${station} order by id`,
  checks: [
    existsCheck({ name: 'place_code', column: 'Место выдачи', table: 'places', key: 'code', cause: 'no_place' }),
    ...sameParagraphs('body', 'Текст'),
    ...sameParagraphs('facilities', 'Удобства'),
  ],
  apply: (station) =>
    upsert(station, {
      table: 'offices',
      key: ['id'],
      columns: {
        ...copyColumns('sort', 'place_code', 'published_on'),
        title: textsOf('title'),
        lead: textsOf('lead'),
        body: paragraphsOf('body'),
        facilities: paragraphsOf('facilities'),
      },
    }),
}

/** `languages`: the best first. */
export const chauffeurs: Subject = {
  name: 'chauffeurs',
  fields: [
    ID,
    SORT,
    PUBLISHED,
    numberField({ name: 'experience_years', header: 'Стаж, лет', least: 1, most: 80 }),
    listField({ name: 'languages', header: 'Языки', pattern: /^(ru|en|zh-CN)$/ }),
    listField({ name: 'classes', header: 'Классы', pattern: /^[a-z-]+$/ }),
    ...textsFields({ name: 'name', header: 'Имя', max: 200 }),
    ...TEXT,
  ],
  key: ['id'],
  rows: (station) => sql`select id, sort, published_on, experience_years, to_jsonb(languages) as languages,
    to_jsonb(classes) as classes, ${textsOut('name')}, ${textsOut('text')}
    from chauffeurs where station = ${station} order by id`,
  checks: [CLASSES_CHECK],
  apply: (station) =>
    upsert(station, {
      table: 'chauffeurs',
      key: ['id'],
      columns: {
        ...copyColumns('sort', 'published_on', 'experience_years'),
        languages: arrayOf('languages'),
        classes: arrayOf('classes'),
        name: textsOf('name'),
        text: textsOf('text'),
      },
    }),
}
