import { type SQL, sql } from 'drizzle-orm'
import {
  choiceField,
  dateField,
  moneyField,
  numberField,
  phoneField,
  plateField,
  textField,
  textsFields,
} from '@/provider/modules/import-export/fields'
import type { Subject } from '@/provider/modules/import-export/table'
import { OPEN_FINE } from '@/provider/rules/debts/fine-amount'
import { existsCheck } from './reference-checks'
import { countDone, textsOf, textsOut } from './text-columns'

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
  plateField({ name: 'plate', header: 'Госномер' }),
  textField({ name: 'booking', header: 'Бронь', max: 7, pattern: /^\d{7}$/, isOptional: true }),
]
const DEBTOR_CHECKS: Subject['checks'] = [
  existsCheck({ name: 'phone', column: 'Телефон клиента', table: 'clients', key: 'phone', cause: 'no_client' }),
  existsCheck({ name: 'plate', column: 'Госномер', table: 'cars', key: 'gosnomer', cause: 'no_car' }),
  {
    cause: 'no_booking',
    column: 'Бронь',
    reads: ['booking', 'phone'],
    find: (station) => sql`select line from incoming_rows i where booking is not null and not exists (
      select 1 from bookings b join clients c on c.id = b.client_id
      where b.number = i.booking and b.station = ${station} and c.phone = i.phone)`,
  },
]
/**
 * Warns of a fine without a booking whose client did not have the car on that day. The real times of the hand-overs count
 * before the agreed ones; a car that is still out has no end. A fine that is stored already gets no warning.
 */
const NO_RENTAL: Subject['checks'][number] = {
  cause: 'no_rental',
  column: 'Бронь',
  reads: ['number', 'booking', 'phone', 'plate', 'date'],
  find: (station) => sql`select line from incoming_rows i
    join clients c on c.phone = i.phone join cars k on k.gosnomer = i.plate
    join settings s on s.station = ${station}
    where i.booking is null and not exists (
      select 1 from fines f where f.decision_number = i.number and f.car_id = k.id and f.date = i.date)
    and not exists (
      select 1 from bookings b
      left join hand_overs o on o.booking_id = b.id and o.kind = 'out'
      left join hand_overs r on r.booking_id = b.id and r.kind = 'back'
      where b.client_id = c.id and b.kind = 'booking' and b.status in ('confirmed', 'active', 'completed')
        and coalesce(o.car_id, b.car_id) = k.id
        and i.date >= (coalesce(o.at, b.start_at) at time zone (s.data ->> 'timeZone'))::date
        and (b.status = 'active' or i.date <= (coalesce(r.at, b.end_at) at time zone (s.data ->> 'timeZone'))::date))`,
}
const DEBTS_OF = sql`incoming_rows i join clients c on c.phone = i.phone join cars k on k.gosnomer = i.plate
  left join bookings b on b.number = i.booking`

/** States that a file may change, as `OPEN_FINE` of fines; the others are results of payments and disputes, and stay. */
const OPEN_DAMAGE = ['open', 'covered'] as const

/** Fines by the number of the decision. Payments and disputes change what was paid and decided, a file does not. */
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
    choiceField({ name: 'status', header: 'Состояние', labels: FINE_STATES }),
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
    ...DEBTOR_CHECKS,
    {
      cause: 'order',
      column: 'Дата постановления',
      reads: ['date', 'decision_date'],
      find: () => sql`select line from incoming_rows where decision_date < date`,
    },
    {
      cause: 'paid',
      column: 'Сумма, ₽',
      reads: ['number', 'size_kop'],
      find: () => sql`select line from incoming_rows i left join fines f on f.decision_number = i.number
        where i.size_kop <= 0 or i.size_kop % 100 <> 0 or i.size_kop < f.paid_kop`,
    },
    {
      cause: 'decided',
      column: 'Состояние',
      reads: ['number', 'status', 'size_kop'],
      find: () => sql`select line from incoming_rows i join fines f on f.decision_number = i.number
        where i.status <> f.status and not ${mayChange('f', sql`i.status`, OPEN_FINE)}`,
    },
    {
      cause: 'elsewhere',
      column: 'Номер постановления',
      reads: ['number', 'phone'],
      find: (station) => sql`select line from incoming_rows i join fines f on f.decision_number = i.number
        join clients c on c.id = f.client_id where f.station <> ${station} or c.phone is distinct from i.phone`,
    },
  ],
  warnings: [NO_RENTAL],
  apply: (station, at, isQuiet) => sql`with ready as (select i.*, c.id as client_id, k.id as car_id, b.id as booking_id,
        ${textsOf('name')} as name, ${textsOf('place')} as place,
        coalesce(i.told_on, ${notifiedToday(station, at, isQuiet)}) as told from ${DEBTS_OF}),
    done as (
      insert into fines as f (station, client_id, booking_id, car_id, name, size_kop, date, decision_date, decision_number,
        place, discount_percent, discount_until, status, told_on)
      select ${station}, client_id, booking_id, car_id, name, size_kop, date, decision_date, number, place, discount_percent,
        discount_until, status, told from ready order by line
      on conflict (decision_number) do update set (booking_id, car_id, name, size_kop, date, decision_date, place,
          discount_percent, discount_until, status, told_on) = (excluded.booking_id, excluded.car_id, excluded.name,
          excluded.size_kop, excluded.date, excluded.decision_date, excluded.place, excluded.discount_percent,
          excluded.discount_until, ${stateAfter('f', sql`excluded.status`, OPEN_FINE)},
          coalesce(f.told_on, excluded.told_on))
      where (f.told_on is null and excluded.told_on is not null) or (f.booking_id, f.car_id, f.name, f.size_kop, f.date,
          f.decision_date, f.place, f.discount_percent, f.discount_until, f.status) is distinct from (excluded.booking_id, excluded.car_id, excluded.name,
          excluded.size_kop, excluded.date, excluded.decision_date, excluded.place, excluded.discount_percent,
          excluded.discount_until, ${stateAfter('f', sql`excluded.status`, OPEN_FINE)})
      returning xmax = 0 as is_new) ${countDone}`,
  unnotified: {
    kind: 'fine',
    message: 'fine_added',
    find: (station) => sql`select f.id, f.client_id, f.booking_id from fines f
      join incoming_rows i on i.number = f.decision_number
      where f.station = ${station} and f.told_on is null and f.status in ${OPEN_FINE} order by f.id`,
  },
}

/** Damages by their own number; a row without one is a new damage. */
export const damages: Subject = {
  name: 'damages',
  fields: [
    numberField({ name: 'id', header: 'Номер', least: 1, isOptional: true }),
    ...DEBTOR,
    ...textsFields({ name: 'damage', header: 'Повреждение', max: 500 }),
    dateField({ name: 'date', header: 'Дата' }),
    moneyField({ name: 'cost_kop', header: 'Стоимость, ₽' }),
    moneyField({ name: 'covered_kop', header: 'Покрыла страховка, ₽' }),
    choiceField({ name: 'status', header: 'Состояние', labels: DAMAGE_STATES }),
    dateField({ name: 'told_on', header: 'Сообщили клиенту', isOptional: true }),
  ],
  key: ['id'],
  rows: (station) => sql`select d.id, c.phone, k.gosnomer as plate, b.number as booking,
      ${textsOut('damage', sql`d.damage`)}, d.date, d.cost_kop, d.covered_kop, d.status, d.told_on
    from damages d join clients c on c.id = d.client_id join cars k on k.id = d.car_id
    left join bookings b on b.id = d.booking_id
    where d.station = ${station} and c.phone is not null order by d.position`,
  checks: [
    ...DEBTOR_CHECKS,
    {
      cause: 'no_row',
      column: 'Номер',
      reads: ['id', 'phone'],
      find: (station) => sql`select line from incoming_rows i where id is not null and not exists (
        select 1 from damages d join clients c on c.id = d.client_id
        where d.id = i.id and d.station = ${station} and c.phone = i.phone)`,
    },
    {
      cause: 'paid',
      column: 'Стоимость, ₽',
      reads: ['id', 'cost_kop', 'covered_kop'],
      find: () => sql`select line from incoming_rows i left join damages d on d.id = i.id
        where i.cost_kop % 100 <> 0 or i.covered_kop % 100 <> 0 or i.cost_kop < i.covered_kop + coalesce(d.paid_kop, 0)`,
    },
    {
      cause: 'decided',
      column: 'Состояние',
      reads: ['id', 'status', 'cost_kop', 'covered_kop'],
      find: () => sql`select line from incoming_rows i join damages d on d.id = i.id
        where i.status <> d.status and not ${mayChange('d', sql`i.status`, OPEN_DAMAGE)}`,
    },
  ],
  apply: (station, at, isQuiet) => sql`with ready as (select i.*, c.id as client_id, k.id as car_id, b.id as booking_id,
        ${textsOf('damage')} as damage, coalesce(i.told_on, ${notifiedToday(station, at, isQuiet)}) as told from ${DEBTS_OF}),
    changed as (
      update damages d set (booking_id, car_id, damage, date, cost_kop, covered_kop, status, told_on)
        = (r.booking_id, r.car_id, r.damage, r.date, r.cost_kop, r.covered_kop,
          ${stateAfter('d', sql`r.status`, OPEN_DAMAGE)}, coalesce(d.told_on, r.told))
      from ready r where d.id = r.id and ((d.told_on is null and r.told is not null)
        or (d.booking_id, d.car_id, d.damage, d.date, d.cost_kop, d.covered_kop, d.status)
        is distinct from (r.booking_id, r.car_id, r.damage, r.date, r.cost_kop, r.covered_kop,
          ${stateAfter('d', sql`r.status`, OPEN_DAMAGE)}))
      returning false as is_new),
    added as (
      insert into damages (station, client_id, booking_id, car_id, damage, date, cost_kop, covered_kop, status, told_on)
      select ${station}, client_id, booking_id, car_id, damage, date, cost_kop, covered_kop, status,
        told from ready where id is null order by line
      returning true as is_new),
    done as (select * from changed union all select * from added) ${countDone}`,
  // A new row has no number in the file: it is found by the transaction. Charges of a return have a letter of their own.
  unnotified: {
    kind: 'damage',
    message: 'damage_added',
    find: (station) => sql`select d.id, d.client_id, d.booking_id from damages d
      where d.station = ${station} and d.told_on is null and d.charge is null and d.status = 'open' and d.debt_kop > 0
        and (d.xmin = pg_current_xact_id()::xid or exists (select from incoming_rows i where i.id = d.id))
      order by d.position`,
  },
}

/** Today at the branch; null: a message notifies the client, and the day is the one on which it is sent. */
function notifiedToday(station: string, at: Date, isQuiet: boolean): SQL {
  if (!isQuiet) return sql`null::date`
  return sql`(${at.toISOString()}::timestamptz at time zone
    (select data ->> 'timeZone' from settings where station = ${station}))::date`
}

/** An open debt may be cancelled as long as nothing was paid of it. */
function mayChange(row: 'f' | 'd', to: SQL, open: readonly string[]): SQL {
  const own = sql.identifier(row)
  return sql`(${own}.status in ${open}
    and (${to} in ${open} or (${to} = 'cancelled' and ${own}.paid_kop = 0)))`
}

/** A payment may have come between the checks and this statement. */
function stateAfter(row: 'f' | 'd', to: SQL, open: readonly string[]): SQL {
  return sql`case when ${mayChange(row, to, open)} then ${to} else ${sql.identifier(row)}.status end`
}
