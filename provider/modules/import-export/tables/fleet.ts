import { type SQL, sql } from 'drizzle-orm'
import {
  choiceField,
  moneyField,
  numberField,
  plateField,
  textField,
  textsFields,
} from '@/provider/modules/import-export/fields'
import type { Subject } from '@/provider/modules/import-export/table'
import { copyColumns, upsert } from '@/provider/modules/import-export/upsert-rows'
import { STATE_PLATES } from '@/provider/rules/cars/plate-text'
import { existsCheck } from './reference-checks'
import { countDone, textsOf, textsOut } from './text-columns'

function isStatePlate(plate: SQL): SQL {
  return sql`${plate} ~ any (${sql.param(STATE_PLATES.map(({ source }) => source))}::text[])`
}

const MODEL_CHECK = existsCheck({
  name: 'model',
  column: 'Модель',
  table: 'car_models',
  key: 'slug',
  cause: 'no_model',
})

/** Cars by their plates. */
export const fleet: Subject = {
  name: 'fleet',
  fields: [
    plateField({ name: 'plate', header: 'Госномер' }),
    textField({ name: 'model', header: 'Модель', max: 80 }),
    choiceField({
      name: 'plate_kind',
      header: 'Вид номера',
      labels: { state: 'государственный', inventory: 'инвентарный' },
    }),
    textField({ name: 'inventory_number', header: 'Инвентарный номер', max: 40, isOptional: true }),
    textField({ name: 'colour', header: 'Цвет', max: 40 }),
    numberField({ name: 'year', header: 'Год выпуска', least: 1950, most: 2100 }),
    numberField({ name: 'mileage_km', header: 'Пробег, км', most: 9_999_999 }),
    choiceField({
      name: 'state',
      header: 'Состояние',
      labels: { active: 'в парке', maintenance: 'на обслуживании', sold: 'продана' },
    }),
  ],
  key: ['plate'],
  rows: (
    station,
  ) => sql`select c.gosnomer as plate, m.slug as model, c.plate_kind, c.inventory_number, c.cvet as colour,
      c.year, c.mileage_km, c.state
    from cars c join car_models m on m.id = c.model_id where c.station = ${station} order by c.gosnomer`,
  checks: [
    MODEL_CHECK,
    {
      cause: 'plate',
      column: 'Госномер',
      reads: ['plate', 'plate_kind'],
      // A stored plate is exported and imported again as it is.
      find: () => sql`select line from incoming_rows i
        where (i.plate !~ '[0-9]' or (i.plate_kind = 'state' and not ${isStatePlate(sql`i.plate`)}))
          and not exists (select from cars c where c.gosnomer = i.plate and c.plate_kind = i.plate_kind)`,
    },
    {
      cause: 'look_alike',
      column: 'Госномер',
      reads: ['plate'],
      find: () => sql`with known as (select gosnomer as plate, 0 as line from cars union all select plate, line from incoming_rows),
          shapes as (select plate, line, translate(upper(plate), 'ABEKMHOPCTYX', 'АВЕКМНОРСТУХ') as shape from known)
        select distinct i.line from shapes i join shapes k on k.shape = i.shape and k.plate <> i.plate and k.line < i.line`,
    },
    {
      cause: 'elsewhere',
      column: 'Госномер',
      reads: ['plate'],
      find: (station) => sql`select line from incoming_rows i join cars c on c.gosnomer = i.plate
        where c.station <> ${station}`,
    },
  ],
  apply: (station) => sql`with done as (
      insert into cars (station, model_id, gosnomer, plate_kind, inventory_number, cvet, year, mileage_km, state)
      select ${station}, m.id, i.plate, i.plate_kind, i.inventory_number, i.colour, i.year, i.mileage_km, i.state
      from incoming_rows i join car_models m on m.station = ${station} and m.slug = i.model order by i.line
      on conflict (gosnomer) do update set (model_id, plate_kind, inventory_number, cvet, year, mileage_km, state)
        = (excluded.model_id, excluded.plate_kind, excluded.inventory_number, excluded.cvet, excluded.year,
          excluded.mileage_km, excluded.state)
      where (cars.model_id, cars.plate_kind, cars.inventory_number, cars.cvet, cars.year, cars.mileage_km, cars.state)
        is distinct from (excluded.model_id, excluded.plate_kind, excluded.inventory_number, excluded.cvet, excluded.year,
          excluded.mileage_km, excluded.state)
      returning xmax = 0 as is_new) ${countDone}`,
}

/** The prices of models. A file adds no models: their pictures and pages come with the program. */
export const prices: Subject = {
  name: 'prices',
  fields: [
    textField({ name: 'model', header: 'Модель', max: 80 }),
    moneyField({ name: 'list_kop', header: 'Цена за сутки, ₽' }),
    numberField({ name: 'sale_percent', header: 'Скидка, %', most: 100 }),
    moneyField({ name: 'special_kop', header: 'Специальная цена, ₽' }),
    moneyField({ name: 'one_day_kop', header: 'Цена одних суток, ₽', isOptional: true }),
    numberField({ name: 'discount1_percent', header: 'Скидка от срока 1, %', most: 100 }),
    numberField({ name: 'discount2_percent', header: 'Скидка от срока 2, %', most: 100 }),
    moneyField({ name: 'deposit_kop', header: 'Залог, ₽' }),
    moneyField({ name: 'deductible_kop', header: 'Франшиза, ₽' }),
    moneyField({ name: 'over_mileage_kop_per_km', header: 'Перепробег, ₽ за км' }),
  ],
  key: ['model'],
  rows: (station) => sql`select slug as model, list_kop, sale_percent, special_kop, one_day_kop, discount1_percent,
      discount2_percent, deposit_kop, deductible_kop, over_mileage_kop_per_km from car_models where station = ${station} order by slug`,
  checks: [MODEL_CHECK],
  apply: (station) => sql`with done as (
      update car_models m set (list_kop, sale_percent, special_kop, one_day_kop, discount1_percent, discount2_percent,
          deposit_kop, deductible_kop, over_mileage_kop_per_km)
        = (i.list_kop, i.sale_percent, i.special_kop, nullif(i.one_day_kop, 0), i.discount1_percent, i.discount2_percent,
          i.deposit_kop, i.deductible_kop, i.over_mileage_kop_per_km)
      from incoming_rows i where m.station = ${station} and m.slug = i.model
        and (m.list_kop, m.sale_percent, m.special_kop, m.one_day_kop, m.discount1_percent, m.discount2_percent,
          m.deposit_kop, m.deductible_kop, m.over_mileage_kop_per_km)
        is distinct from (i.list_kop, i.sale_percent, i.special_kop, nullif(i.one_day_kop, 0), i.discount1_percent,
          i.discount2_percent, i.deposit_kop, i.deductible_kop, i.over_mileage_kop_per_km)
      returning false as is_new) ${countDone}`,
}

export const seasons: Subject = {
  name: 'seasons',
  fields: [
    textField({ name: 'id', header: 'Код', max: 60, pattern: /^[a-zA-Z0-9_-]+$/ }),
    ...textsFields({ name: 'name', header: 'Название', max: 200 }),
    numberField({ name: 'percent', header: 'Цена, % от обычной', least: 1, most: 1000 }),
    numberField({ name: 'priority', header: 'Приоритет', least: -1000, most: 1000 }),
    textField({
      name: 'spans',
      header: 'Даты',
      max: 2000,
      pattern: /^\d{4}-\d{2}-\d{2}\.\.\d{4}-\d{2}-\d{2}(, ?\d{4}-\d{2}-\d{2}\.\.\d{4}-\d{2}-\d{2})*$/,
    }),
  ],
  key: ['id'],
  rows: (station) => sql`select id, ${textsOut('name')}, coefficient_percent as percent, priority, (
      select string_agg((s ->> 'from') || '..' || (s ->> 'to'), ', ' order by n)
      from jsonb_array_elements(spans) with ordinality as a (s, n)) as spans
    from price_periods where station = ${station} order by id`,
  checks: [
    {
      cause: 'order',
      column: 'Даты',
      reads: ['spans'],
      find: () => sql`select distinct line from incoming_rows, regexp_split_to_table(spans, ', ?') as span
        where split_part(span, '..', 1) > split_part(span, '..', 2)
          or not pg_input_is_valid(split_part(span, '..', 1), 'date')
          or not pg_input_is_valid(split_part(span, '..', 2), 'date')`,
    },
  ],
  apply: (station) =>
    upsert(station, {
      table: 'price_periods',
      key: ['id'],
      columns: {
        ...copyColumns('priority'),
        coefficient_percent: sql`percent`,
        name: textsOf('name'),
        spans: sql`(
          select jsonb_agg(jsonb_build_object('from', split_part(span, '..', 1), 'to', split_part(span, '..', 2)) order by n)
          from regexp_split_to_table(spans, ', ?') with ordinality as a (span, n))`,
      },
    }),
}
