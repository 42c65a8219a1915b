import { query } from './demo-clients'

/** What a test changes must be nobody else's: rows like those of the demo files, of a client that `addClient` made. */
const COPIED = { fines: 'decision_number', offers: "name->>'ru'" } as const

/** @returns the number of his fine, which is like the one with this number */
export async function addFine(clientId: number, like: string): Promise<string> {
  const number = `OWN-${String(clientId).padStart(6, '0')}`
  await copyRow('fines', like, { client_id: clientId, booking_id: null, decision_number: number })
  return number
}

/** @param like the number of a fine of the demo files; each is of another day of this year and the last one */
export async function addFines(clientId: number, like: string, count: number): Promise<void> {
  await query(
    `insert into fines (station, client_id, car_id, name, size_kop, paid_kop, date, decision_date, decision_number, place,
        discount_percent, status)
      select station, $1::bigint, car_id, name, size_kop, 0, current_date - day, current_date - day,
        'MANY-' || $1::bigint || '-' || day, place, 0, 'new'
      from fines, generate_series(1, $3::int) day where decision_number = $2`,
    [clientId, like, count],
  )
}

/** @param like Russian name of an offer of the demo files */
export async function addOffer(clientId: number, like: string): Promise<void> {
  await copyRow('offers', like, { client_id: clientId })
}

/** One whom the branch has verified; `lastName` tells him from the demo drivers. */
export async function addDriver(clientId: number, lastName: string): Promise<void> {
  await query(
    `insert into drivers (station, client_id, last_name, first_name, middle_name, no_patronymic, phone, email, birth_date,
        licence, approved, verification, consent_version, approved_at)
      select station, $1, $2, first_name, middle_name, no_patronymic, $3, email, birth_date, licence, approved,
        verification, consent_version, approved_at
      from drivers where verification = 'verified' order by id limit 1`,
    [clientId, lastName, `+7998${String(clientId).padStart(7, '0')}`],
  )
}

export async function addMiles(clientId: number, miles: number): Promise<void> {
  await query(
    `insert into mile_entries (station, client_id, from_account, to_account, miles, at, text)
      select station, id, 'program:bonus', 'client:available', $2, now(), '{"ru":"Подарок","en":"Gift","zh-CN":"赠送"}'
      from clients where id = $1`,
    [clientId, miles],
  )
}

const WIRE = 'YYYY-MM-DD-HH24-MI'

/**
 * A booking like that of the demo files, on the next days on which a car of its model is free.
 *
 * @param when instants of another pick-up and drop-off
 * @returns its number
 */
export async function addBooking(clientId: number, like: string, when?: { start: string; end: string }) {
  const number = String(9_000_000 + clientId)
  const { rowCount } = await query(
    `with model as (select * from bookings where number = $2), place as (
        select start, finish, cars.id as car_id
        from model, generate_series(0, 90) days, cars, lateral (
          select coalesce($4::timestamptz, start_at) + days * interval '1 day' as start,
            coalesce($5::timestamptz, end_at) + days * interval '1 day' as finish) period
        where cars.model_id = model.model_id and not exists (select 1 from bookings o where o.car_id = cars.id
          and tstzrange(o.start_at, o.blocked_until) && tstzrange(start, finish + interval '1 day'))
        order by days, cars.id limit 1
      ), made as (
        insert into bookings overriding system value
        select made.* from model, place, jsonb_populate_record(null::bookings, to_jsonb(model) || jsonb_build_object(
          'id', nextval(pg_get_serial_sequence('bookings', 'id')), 'number', $3::text, 'client_id', $1::bigint,
          'car_id', place.car_id, 'key_salt', 'own-' || $3::text, 'start_at', place.start, 'end_at', place.finish,
          'blocked_until', finish + (model.blocked_until - model.end_at),
          'rental', model.rental || jsonb_build_object('df', to_char(start at time zone 'Europe/Moscow', '${WIRE}'),
            'dt', to_char(finish at time zone 'Europe/Moscow', '${WIRE}')))) made
        returning id
      )
      insert into booking_status_history (booking_id, status, actor, at, reason)
      select made.id, h.status, h.actor, h.at, h.reason
      from made, model join booking_status_history h on h.booking_id = model.id order by h.id`,
    [clientId, like, number, when?.start ?? null, when?.end ?? null],
  )
  if (!rowCount) throw new Error(`no car is free for a booking like ${like}`)
  return number
}

async function copyRow(table: keyof typeof COPIED, like: string, changes: object): Promise<void> {
  const { rowCount } = await query(
    `insert into ${table} overriding system value
      select made.* from (select * from ${table} where ${COPIED[table]} = $1 order by id limit 1) copied,
        jsonb_populate_record(null::${table}, to_jsonb(copied) || $2::jsonb
          || jsonb_build_object('id', nextval(pg_get_serial_sequence('${table}', 'id')))) made`,
    [like, JSON.stringify(changes)],
  )
  if (rowCount !== 1) throw new Error(`no row of ${table} is like ${like}`)
}
