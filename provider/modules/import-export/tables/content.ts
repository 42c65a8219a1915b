import { sql } from 'drizzle-orm'
import {
  choiceField,
  decimalField,
  listField,
  momentField,
  numberField,
  textField,
  textsFields,
} from '@/provider/modules/import-export/fields'
import { PUBLISHED, SLUG } from '@/provider/modules/import-export/shared-fields'
import type { Subject } from '@/provider/modules/import-export/table'
import { arrayOf, copyColumns, upsert } from '@/provider/modules/import-export/upsert-rows'
import { allExistCheck, PROMO_CHECK } from './reference-checks'
import { paragraphsOf, paragraphsOut, sameParagraphs, textsOf, textsOut } from './text-columns'

const TAGS = { city: 'город и край', branch: 'филиал', offer: 'предложение' }

/** News by their addresses; in a body an empty line separates paragraphs. */
export const news: Subject = {
  name: 'news',
  fields: [
    textField({ name: 'slug', header: 'Адрес', max: 80, pattern: SLUG }),
    PUBLISHED,
    ...textsFields({ name: 'title', header: 'Заголовок', max: 300 }),
    ...textsFields({ name: 'lead', header: 'Анонс', max: 2000 }),
    ...textsFields({ name: 'body', header: 'Текст' }),
  ],
  key: ['slug'],
  rows: (station) => sql`select slug, published_on, ${textsOut('title')}, ${textsOut('lead')}, ${paragraphsOut('body')}
    from news where station = ${station} order by slug`,
  checks: sameParagraphs('body', 'Текст'),
  apply: (station) =>
    upsert(station, {
      table: 'news',
      key: ['slug'],
      columns: {
        ...copyColumns('published_on'),
        title: textsOf('title'),
        lead: textsOf('lead'),
        body: paragraphsOf('body'),
      },
    }),
}

/** Events by their numbers; times are in branch time. */
export const events: Subject = {
  name: 'events',
  fields: [
    numberField({ name: 'id', header: 'Номер', least: 1, most: 999_999_999 }),
    choiceField({ name: 'tag', header: 'Рубрика', labels: TAGS }),
    PUBLISHED,
    momentField({ name: 'starts', header: 'Начало', isOptional: true }),
    momentField({ name: 'ends', header: 'Конец', isOptional: true }),
    ...textsFields({ name: 'place', header: 'Место', max: 300, isOptional: true }),
    decimalField({ name: 'lat', header: 'Широта', least: -90, most: 90, isOptional: true }),
    decimalField({ name: 'lng', header: 'Долгота', least: -180, most: 180, isOptional: true }),
    textField({ name: 'promo_code', header: 'Промокод', max: 40, isOptional: true }),
    listField({ name: 'car_slugs', header: 'Модели', pattern: SLUG, isOptional: true }),
    ...textsFields({ name: 'title', header: 'Заголовок', max: 300 }),
    ...textsFields({ name: 'lead', header: 'Анонс', max: 2000 }),
    ...textsFields({ name: 'body', header: 'Текст' }),
  ],
  key: ['id'],
  rows: (station) => sql`select id, tag, published_on, ${stationClock('starts_at', station)} as starts,
      ${stationClock('ends_at', station)} as ends, ${textsOut('place', sql`place_name`)}, lat, lng, promo_code,
      to_jsonb(car_slugs) as car_slugs, ${textsOut('title')}, ${textsOut('lead')}, ${paragraphsOut('body')}
    from events where station = ${station} order by id`,
  checks: [
    PROMO_CHECK,
    allExistCheck({ name: 'car_slugs', column: 'Модели', table: 'car_models', key: 'slug', cause: 'no_model' }),
    {
      cause: 'order',
      column: 'Конец',
      reads: ['starts', 'ends'],
      find: () => sql`select line from incoming_rows where ends < starts or (ends is not null and starts is null)`,
    },
    {
      cause: 'pair',
      column: 'Долгота',
      reads: ['lat', 'lng'],
      find: () => sql`select line from incoming_rows where (lat is null) <> (lng is null)`,
    },
    {
      cause: 'pair',
      column: 'Место (рус.)',
      reads: ['place_ru', 'place_en', 'place_zh', 'lat'],
      find: () =>
        sql`select line from incoming_rows where place_ru is null and num_nonnulls(place_en, place_zh, lat) > 0`,
    },
    ...sameParagraphs('body', 'Текст'),
  ],
  apply: (station) =>
    upsert(station, {
      table: 'events',
      key: ['id'],
      columns: {
        ...copyColumns('tag', 'published_on', 'lat', 'lng', 'promo_code'),
        starts_at: instantOf('starts', station),
        ends_at: instantOf('ends', station),
        place_name: sql`case when place_ru is not null then ${textsOf('place')} end`,
        car_slugs: arrayOf('car_slugs'),
        title: textsOf('title'),
        lead: textsOf('lead'),
        body: paragraphsOf('body'),
      },
    }),
}

function zoneOf(station: string) {
  return sql`(select data ->> 'timeZone' from settings where settings.station = ${station})`
}

function stationClock(column: string, station: string) {
  return sql`to_char(${sql.identifier(column)} at time zone ${zoneOf(station)}, 'YYYY-MM-DD HH24:MI')`
}

function instantOf(name: string, station: string) {
  return sql`${sql.identifier(name)} at time zone ${zoneOf(station)}`
}
