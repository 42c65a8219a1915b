import type { Booking } from '@/provider/contract/bookings'
import type { Place } from '@/provider/contract/places'
import { addressesOf, type MeetingFields } from '@/provider/contract/rules/bookings/meeting'
import { needsLicence } from '@/provider/contract/rules/cars/car-classes'
import { mirTooText } from '@/provider/contract/rules/payments/accepted-ways'
import { type CashToBring, cashKind, cashTotalKop } from '@/provider/contract/rules/payments/cash-to-bring'
import { inOneLine } from '@/provider/contract/rules/text/plain-text'
import type { SheetRow, TripRow, VoucherSheet } from '@/provider/contract/vouchers'
import { colourIn } from '@/provider/rules/cars/colour-texts'
import { plateIn } from '@/provider/rules/cars/plate-text'
import { phoneText } from '@/provider/rules/content/placeholder-values'
import { formatText } from '@/provider/rules/i18n/format-text'
import { type Language, textIn } from '@/provider/rules/i18n/language'
import { daysText, type LineNames } from '@/provider/rules/prices/line-names'
import type { BranchSettings } from '@/provider/rules/settings/station-settings'
import { momentText, timeText, untilText, weekdayMomentText, zoneText } from './moment-text'
import { phrasesOf } from './phrases'
import { amountText, priceRows, sumRows } from './price-rows'
import { JOINERS, type VoucherLabel, voucherLabel } from './voucher-texts'

/** A booking as the voucher and the letters show it. */
export type BookingSummary = Omit<VoucherSheet, 'headings' | 'wechat'>

/** The very car that is set aside for a booking; `gosnomer` is its plate. */
export type SetAsideCar = { gosnomer: string; cvet: string }

export type SummaryFacts = {
  booking: Booking
  setAside: SetAsideCar
  /** Both documents of the driver were sent ahead. */
  scansSent: boolean
  names: LineNames
  data: BranchSettings
  language: Language
  now: Date
}

/** The branch among the places: it alone has the branch's address. */
export const OFFICE = 'office'

/** Returns the summary of a booking in one language, as the voucher and the letters print it. */
export function bookingSummary(facts: SummaryFacts): BookingSummary {
  const { booking, data, language } = facts
  const text = (name: VoucherLabel, values = {}) => formatText(voucherLabel(name, language), values)
  const phone = phoneText(data.main_phone)
  const { inn, ogrn, name, legalAddress } = data.company
  return {
    language,
    trip: tripRows(facts),
    moments: momentsOf(facts),
    lines: priceRows(booking.price, facts.names, language),
    sums: sumRows(booking, data, language),
    bring: bringTexts(facts),
    accident: [text('accidentCall', { phone, brand: data.brand }), text('accidentStop'), text('accidentSign')],
    hours: text('branchHours', { hours: textIn(data.hours, language) }),
    phrases: phrasesOf(booking, data.brand, language),
    drawing: isPlateFixed(booking) ? '' : text('drawing'),
    company: [textIn(name, language), text('company', { inn, ogrn }), textIn(legalAddress, language)],
  }
}

type Named = { last_name: string; first_name: string; middle_name: string | null }

/**
 * Returns a full name with the surname first, as in a passport; English puts it last, but for Chinese signs, which have
 * no spaces either.
 */
export function nameText({ last_name, first_name, middle_name }: Named, language: Language): string {
  if (/\p{Script=Han}/u.test(last_name)) return `${last_name}${first_name}`
  const names = language === 'en' ? [first_name, middle_name, last_name] : [last_name, first_name, middle_name]
  return names.filter(Boolean).join(' ')
}

/** Returns a full name as a passport prints it: Latin letters are capitals there, and are compared so at the branch. */
function passportName(named: Named, language: Language): string {
  const name = nameText(named, language)
  return /[^\p{Script=Latin}\p{Script=Common}\p{Script=Inherited}]/u.test(name) ? name : name.toUpperCase()
}

/** Documents of the driver's citizenship, without a licence where none is needed; a card or cash for the deposit, or the whole sum in cash. */
function bringTexts({ booking, data, language }: SummaryFacts): string[] {
  const { depositKop } = booking.price
  const amount = amountText(depositKop, language)
  const cash = booking.cashToBring
  const needsDeposit = depositKop > 0 && !cash?.depositKop
  const depositLabel = data.payments.accepted.cashRub.deposit ? 'bringDepositOrCash' : 'bringDeposit'
  return [
    needsLicence(booking.car.car_data.class)
      ? textIn(data.documents[booking.driver.citizenship], language)
      : voucherLabel('bringPassport', language),
    ...(needsDeposit ? [formatText(voucherLabel(depositLabel, language), { amount })] : []),
    ...(cash ? [cashText(cash, language)] : []),
    mirTooText(data.payments.accepted, booking, language),
  ].filter(Boolean)
}

const CASH_LABEL = { both: 'cashBoth', rental: 'cashRental', deposit: 'cashDeposit' } as const

function cashText(cash: CashToBring, language: Language): string {
  const { rentalKop, depositKop } = cash
  return formatText(voucherLabel(CASH_LABEL[cashKind(cash)], language), {
    total: amountText(cashTotalKop(cash), language),
    rental: amountText(rentalKop, language),
    deposit: amountText(depositKop, language),
  })
}

/** Returns the rows of a booking that has ended. */
export function briefRows({ booking, language }: SummaryFacts): SheetRow[] {
  return [
    { term: voucherLabel('number', language), value: booking.number, notes: [] },
    { term: voucherLabel('car', language), value: booking.car.car_data.naimenovanie, notes: [] },
  ]
}

function tripRows(facts: SummaryFacts): TripRow[] {
  const { booking, data, language } = facts
  const row = (code: TripRow['code'], value: string, notes: string[] = []): TripRow => ({
    code,
    term: voucherLabel(code, language),
    value,
    notes: notes.filter(Boolean),
  })
  const moment = (iso: string) => momentText(new Date(iso), data, language)
  const place = ({ code, name }: Place, address: string, hint: string) => [
    ...[name, withHouse(address)],
    code === OFFICE ? textIn(data.address, language) : hint,
  ]
  const { status, extraDrivers, flight, pickupPlace, dropoffPlace } = booking
  // What to do at a hand-over is told until it: afterwards only its place and time.
  const pickupHint = isPlateFixed(booking) ? '' : pickupPlace.hint
  const dropoffHint = status === 'completed' ? '' : dropoffPlace.returnHint
  const addresses = addressTexts(booking)
  const free = freeCancellation(facts)
  const others = extraDrivers.map((driver) => passportName(driver, language))
  return [
    row('number', booking.number),
    row('car', booking.car.car_data.naimenovanie, carNotes(facts)),
    row('pickup', moment(booking.pickupAt), place(pickupPlace, addresses.pickup, pickupHint)),
    row('dropoff', moment(booking.dropoffAt), [
      ...place(dropoffPlace, addresses.dropoff, dropoffHint),
      lateNote(facts),
    ]),
    row('driver', passportName(booking.driver, language), [facts.scansSent ? voucherLabel('scansSent', language) : '']),
    ...(others.length > 0 ? [row('extraDrivers', others.join(', '))] : []),
    ...(flight ? [{ ...row('flight', flight), term: voucherLabel(pickupPlace.arrival ?? 'flight', language) }] : []),
    ...meetingRows(booking.meeting, language),
    liabilityRow(facts),
    ...(free === null ? [] : [row('freeCancellation', free)]),
    row('phone', phoneText(data.main_phone)),
  ]
}

/** Until when a cancellation costs nothing; null: it costs. Until something is paid there is nothing to lose, however late it is. */
function freeCancellation({ booking, data, language, now }: SummaryFacts): string | null {
  const until = new Date(booking.freeCancellationUntil)
  const hasPaid = booking.paidKop > 0
  if (!booking.cancellation.allowed || (hasPaid && until <= now)) return null
  const text = voucherLabel(hasPaid ? 'until' : 'untilUnpaid', language)
  return formatText(text, { moment: untilText(until, data, language) })
}

/** Returns the addresses as typed, with a space after a dot between words: no mail program makes a link of `example.com`. */
export function addressTexts(booking: Booking): ReturnType<typeof addressesOf> {
  const { pickup, dropoff } = addressesOf(booking.meeting, booking)
  const apart = (text: string) => text.replaceAll(/\.(?=\p{L})/gu, '. ')
  return { pickup: apart(pickup), dropoff: apart(dropoff) }
}

/** Returns an address whose line does not break between a street and the number of its house. */
function withHouse(address: string): string {
  return address.replaceAll(/(?<=\p{L}[.,]?) (?=\d)|(?<=^\d+) (?=\p{L})/gu, '\u00a0')
}

/** What the client asks of the branch. */
function meetingRows({ note, chineseClerk }: MeetingFields, language: Language): TripRow[] {
  const row = (code: 'note' | 'clerk', value: string) => ({
    code,
    term: voucherLabel(code, language),
    value,
    notes: [],
  })
  return [
    ...(note ? [row('note', inOneLine(note))] : []),
    ...(chineseClerk ? [row('clerk', voucherLabel('clerkChinese', language))] : []),
  ]
}

/** The most that is paid for damage, with the insurance that limits it; what is ridden without a licence has none. */
function liabilityRow({ booking, names, language }: SummaryFacts): TripRow {
  const { options, liabilityKop, car } = booking
  const amount = amountText(liabilityKop, language)
  const text = (name: VoucherLabel) =>
    formatText(voucherLabel(name, language), { name: names[options.insurance] ?? '', amount })
  const row = { code: 'insurance' as const, notes: [] }
  if (!needsLicence(car.car_data.class))
    return { ...row, term: voucherLabel('damage', language), value: text('damageAtMost') }
  const notes = options.insurance === 'standard' ? [voucherLabel('wheelsAndGlass', language)] : []
  return { ...row, term: voucherLabel('insurance', language), value: text('atMost'), notes }
}

/** Until when a return costs nothing, and what it costs later. */
function lateNote({ booking: { returnTerms: terms, dropoffAt }, data, language }: SummaryFacts): string {
  if (!terms) return ''
  const time = (moment: string) => timeText(new Date(moment), new Date(dropoffAt), data, language)
  return formatText(voucherLabel(terms.fullDayAfter ? 'returnLateOrDay' : 'returnLate', language), {
    free: time(terms.freeUntil),
    hour: amountText(terms.hourKop, language),
    full: time(terms.fullDayAfter ?? terms.freeUntil),
    day: amountText(terms.fullDayKop ?? terms.dayKop, language),
  })
}

function momentsOf({ booking, data, language }: SummaryFacts): VoucherSheet['moments'] {
  const pickup = new Date(booking.pickupAt)
  return {
    pickup: weekdayMomentText(pickup, data, language),
    dropoff: weekdayMomentText(new Date(booking.dropoffAt), data, language),
    zone: zoneText(pickup, data, language),
  }
}

function carNotes({ booking, setAside, language }: SummaryFacts): string[] {
  const { car, price } = booking
  const plate = plateIn(setAside.gosnomer, language)
  const colour = booking.colour && colourIn(booking.colour, language)
  return [
    [daysText(price.days, language), voucherLabel(car.car_data.transmission, language)].join(JOINERS[language].note),
    isPlateFixed(booking) ? formatText(voucherLabel('plate', language), { plate }) : '',
    colour && !isPlateFixed(booking) ? formatText(voucherLabel('colourWish', language), { colour }) : '',
  ]
}

/** Until the hand-over the branch may give another car of the model. */
export function isPlateFixed({ status }: Pick<Booking, 'status'>): boolean {
  return status === 'active' || status === 'completed'
}
