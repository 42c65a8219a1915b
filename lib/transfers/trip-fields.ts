import { isCalendarDate } from '@/lib/search/calendar-date'
import { TRANSFER_KINDS, type TransferKind } from '@/provider/contract/rules/transfers/transfer-order'
import type { TransferOrdering, TransferRoute, TransferTrip } from '@/provider/contract/transfers'

/** In the place of a place's code: the client names an address. */
export const ADDRESS = 'address'

/** A trip as its form and the address of its page have it; dates and times on the clock of the station. */
export type TripFields = {
  kind: TransferKind
  date: string
  time: string
  hours: number
  from: string
  to: string
  route: string
  /** Empty: there is no way back. */
  backDate: string
  backTime: string
  people: number
  seats: number
}

export const TRIP_NAMES = [
  'kind',
  'date',
  'time',
  'hours',
  'from',
  'to',
  'route',
  'backDate',
  'backTime',
  'people',
  'seats',
] as const satisfies ReadonlyArray<keyof TripFields>

type Moment = Pick<TripFields, 'date' | 'time'>
type Query = (name: keyof TripFields) => string | null

/** What a model with a driver can be ordered for. */
export type TripChoices = Pick<TransferOrdering, 'routes' | 'presets' | 'places' | 'rules'> & {
  minHours: number
  passengers: number
}

/** Only trips that lead back to where they began. */
export function excursionsOf({ routes }: Pick<TripChoices, 'routes'>): TripChoices['routes'] {
  return routes.filter(({ kind }) => kind === 'excursion')
}

/** The form before anybody has chosen anything: what is ordered most, when the branch suggests it. */
export function firstTrip({ presets, minHours, ...choices }: TripChoices, { date, time }: Moment): TripFields {
  const usual = presets.find(({ kind }) => kind === 'transfer')
  return {
    ...{ kind: usual ? 'transfer' : 'hour', date, time, hours: minHours },
    ...{ from: usual?.fromPlace ?? ADDRESS, to: usual?.toPlace ?? ADDRESS, route: excursionsOf(choices)[0]?.id ?? '' },
    ...{ backDate: '', backTime: time, people: 1, seats: 0 },
  }
}

/** What the address says of a trip; whatever it does not say, or says wrong, is as in `first`. */
export function readTrip(query: Query, first: TripFields, choices: TripChoices): TripFields {
  const place = (name: 'from' | 'to') => placeIn(query(name), choices) ?? first[name]
  const date = (name: 'date' | 'backDate') => readDate(query(name)) ?? first[name]
  const time = (name: 'time' | 'backTime') => readTime(query(name)) ?? first[name]
  const count = (name: 'hours' | 'people' | 'seats', least: number, most: number) =>
    readCount(query(name), least, most) ?? first[name]
  const people = count('people', 1, choices.passengers)
  return {
    kind: kindsOf(choices).find((one) => one === query('kind')) ?? first.kind,
    date: date('date'),
    time: time('time'),
    hours: count('hours', choices.minHours, choices.rules.maxHours),
    from: place('from'),
    to: place('to'),
    route: excursionsOf(choices).find(({ id }) => id === query('route'))?.id ?? first.route,
    backDate: date('backDate'),
    backTime: time('backTime'),
    people,
    seats: Math.min(count('seats', 0, choices.passengers), people),
  }
}

/** Names and values that differ from the form's first ones; null: whatever the form begins with. */
export function tripQuery(fields: TripFields, first: TripFields | null): Array<[string, string]> {
  const changedNames = TRIP_NAMES.filter((name) => (first ? fields[name] !== first[name] : fields[name] !== ''))
  return changedNames.map((name) => [name, String(fields[name])])
}

/** What the address of a form says of a trip that the branch knows. */
export function routeQuery({ kind, id, fromPlace, toPlace }: TransferRoute): string {
  const from = fromPlace ?? ADDRESS
  const trip = kind === 'excursion' ? { kind, route: id, from } : { kind, from, to: toPlace ?? ADDRESS }
  return `?${new URLSearchParams(trip)}`
}

/** A model for which the branch knows no excursion is not offered one. */
export function kindsOf(choices: Pick<TripChoices, 'routes'>): TransferKind[] {
  return TRANSFER_KINDS.filter((kind) => kind !== 'excursion' || excursionsOf(choices).length > 0)
}

/** Form → the contract's trip: what does not belong to its kind stays out. */
export function toTrip(slug: string, fields: TripFields): TransferTrip {
  const { kind, date, time, hours, from, to, route, backDate, backTime, people, seats } = fields
  const codeOf = (place: string) => (place === ADDRESS ? null : place)
  return {
    slug,
    kind,
    at: { date, time },
    hours,
    route: kind === 'excursion' ? route : null,
    fromPlace: codeOf(from),
    toPlace: kind === 'transfer' ? codeOf(to) : null,
    back: kind === 'transfer' && backDate !== '' ? { date: backDate, time: backTime } : null,
    passengers: people,
    childSeats: seats,
  }
}

/** Somebody is met there, so the driver has to know the number of the flight. */
export function isMet({ kind, from }: TripFields, { presets }: Pick<TripChoices, 'presets'>): boolean {
  return kind === 'transfer' && presets.some((preset) => preset.flightRequired && preset.fromPlace === from)
}

function placeIn(text: string | null, { places }: TripChoices): string | null {
  return text === ADDRESS || places.some(({ code }) => code === text) ? text : null
}

function readDate(text: string | null): string | null {
  return text !== null && isCalendarDate(text) ? text : null
}

function readTime(text: string | null): string | null {
  return text !== null && /^([01]\d|2[0-3]):[0-5]\d$/.test(text) ? text : null
}

function readCount(text: string | null, least: number, most: number): number | null {
  const count = text !== null && /^\d{1,2}$/.test(text) ? Number(text) : Number.NaN
  return count >= least && count <= most ? count : null
}

/** A trip after a change: no more child seats than people, and no way back before the way there. */
export function changedTrip(trip: TripFields, change: Partial<TripFields>): TripFields {
  const next = { ...trip, ...change }
  const isOver = next.backDate !== '' && next.backDate < next.date
  return { ...next, seats: Math.min(next.seats, next.people), backDate: isOver ? next.date : next.backDate }
}
