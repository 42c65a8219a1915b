import { insideSentence, startOfSentence } from '@/provider/contract/rules/text/start-of-sentence'
import type { SheetRow, TripRow } from '@/provider/contract/vouchers'
import { formatText } from '@/provider/rules/i18n/format-text'
import type { BookingMessageKind } from '@/provider/rules/notifications/booking-texts'
import type { LetterBody, LetterHandOver, LetterTable } from '@/provider/rules/notifications/messages'
import { mapHref } from '@/provider/rules/places/map-href'
import {
  type BookingSummary,
  bookingSummary,
  briefRows,
  type SummaryFacts,
} from '@/provider/rules/vouchers/booking-summary'
import { JOINERS, voucherLabel } from '@/provider/rules/vouchers/voucher-texts'
import { saysWhatToBring, showsRental } from './booking-kinds'

const DETAILS: readonly TripRow['code'][] = [
  ...(['driver', 'extraDrivers', 'flight', 'clerk'] as const),
  ...(['insurance', 'freeCancellation'] as const),
]

/** Returns what a letter about a booking shows besides its text and its links; `isOver`: the booking has ended. */
export function bookingLetter(kind: BookingMessageKind, facts: SummaryFacts, isOver: boolean): LetterBody {
  const { booking, language } = facts
  const number = { term: voucherLabel('number', language), value: booking.number }
  if (isOver) return { number, tables: [factTable(briefRows(facts))] }
  const summary = bookingSummary(facts)
  if (kind === 'booking_return_reminder') {
    const zone = startOfSentence(summary.moments.zone)
    return { number, caption: captionOf(summary.trip, facts), handOvers: [lastHandOver(summary, facts)], zone }
  }
  if (!showsRental(kind)) return { number, tables: [factTable(summary.trip)] }
  return {
    number,
    caption: captionOf(summary.trip, facts),
    handOvers: [handOver('pickup', summary, facts), handOver('dropoff', summary, facts)],
    zone: startOfSentence(summary.moments.zone),
    ...(saysWhatToBring(kind) ? withBox(summary, facts) : withoutBox(summary, facts)),
  }
}

/** Returns rows of terms and values. */
export function factTable(rows: readonly SheetRow[]): LetterTable {
  return { heading: '', isSums: false, rows: rows.map(({ term, value, notes }) => ({ term, value, notes })) }
}

/** Returns rows whose values are sums. */
export function sumTable(heading: string, rows: LetterTable['rows']): LetterTable {
  return { heading, isSums: true, rows }
}

function withoutBox({ trip, lines, sums }: BookingSummary, { language }: SummaryFacts): LetterBody {
  return { tables: [sumTable(voucherLabel('price', language), [...lines, ...sums]), factTable(detailsOf(trip))] }
}

/** The sum that is due and the card for the deposit stand in the box, the documents below it. */
function withBox({ trip, lines, sums, bring }: BookingSummary, { language }: SummaryFacts): LetterBody {
  const [documents = '', ...others] = bring
  const due = sums.find(({ code }) => code === 'due')
  const rows = [...lines, ...sums.filter(({ code }) => code !== 'due')]
  const documentRow = { term: voucherLabel('bring', language), value: documents, notes: [] }
  return {
    tables: [sumTable(voucherLabel('price', language), rows), factTable([documentRow, ...detailsOf(trip)])],
    ...(due && { box: { term: due.term, value: due.value, notes: others } }),
  }
}

function detailsOf(trip: readonly TripRow[]): TripRow[] {
  return trip.filter(({ code }) => DETAILS.includes(code))
}

function captionOf(trip: readonly TripRow[], { language }: SummaryFacts): string {
  const car = trip.find(({ code }) => code === 'car')
  return car ? [car.value, ...car.notes.map(insideSentence)].join(JOINERS[language].note) : ''
}

function handOver(
  code: 'pickup' | 'dropoff',
  { trip, moments }: BookingSummary,
  { booking, language }: SummaryFacts,
): LetterHandOver {
  const { lat, lng } = code === 'pickup' ? booking.pickupPlace : booking.dropoffPlace
  return {
    term: voucherLabel(code, language),
    value: moments[code],
    notes: trip.find((row) => row.code === code)?.notes ?? [],
    map: { href: mapHref(lat, lng), text: voucherLabel('showMap', language), note: '' },
  }
}

/** The return with what the voucher has no room for: where to refuel. */
function lastHandOver(summary: BookingSummary, facts: SummaryFacts): LetterHandOver {
  const { booking, language } = facts
  const { fuel } = booking.dropoffPlace
  const row = handOver('dropoff', summary, facts)
  if (!fuel) return row
  return { ...row, notes: [...row.notes, formatText(voucherLabel('fuelNear', language), { name: fuel.name })] }
}
