import { getTableName } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'
import { codes } from '@/provider/db/schema/auth'
import { bookingChanges, bookingStatusHistory, bookings, handOvers } from '@/provider/db/schema/bookings'
import { cars } from '@/provider/db/schema/cars'
import { drivers } from '@/provider/db/schema/client-drivers'
import { clients } from '@/provider/db/schema/clients'
import { messages } from '@/provider/db/schema/contacts'
import { discounts, events } from '@/provider/db/schema/content'
import { damages, fines } from '@/provider/db/schema/debts'
import { depositHolds } from '@/provider/db/schema/deposits'
import { extensionRequests } from '@/provider/db/schema/extensions'
import { files } from '@/provider/db/schema/files'
import { longTermRequestHistory, longTermRequests } from '@/provider/db/schema/long-term'
import { noticeChoices } from '@/provider/db/schema/notification-settings'
import { offers } from '@/provider/db/schema/offers'
import { extras } from '@/provider/db/schema/options'
import { outbox } from '@/provider/db/schema/outbox'
import { payments, receipts, refunds } from '@/provider/db/schema/payments'
import { photos, photoVariants } from '@/provider/db/schema/photos'
import { places } from '@/provider/db/schema/places'
import { nameRequests } from '@/provider/db/schema/profile'
import { requestNetworks } from '@/provider/db/schema/request-networks'
import { sessions } from '@/provider/db/schema/sessions'
import { transferOrderHistory, transferOrders, transferPresets, transferRoutes } from '@/provider/db/schema/transfers'
import { waitlistEntries } from '@/provider/db/schema/waitlist'

type Columns<Table extends PgTable> = keyof Table['$inferSelect'] & string
type Values<Table extends PgTable, Column extends Columns<Table>> = NonNullable<Table['$inferSelect'][Column]> & string

/** `values` are exactly those of the column's type: the compiler rejects another one and a missing one. */
function listOf<Table extends PgTable, Column extends Columns<Table>>(
  table: Table,
  column: Column,
  values: Record<Values<Table, Column>, true>,
): [string, string[]] {
  return [`${getTableName(table)}.${snakeCase(column)}`, Object.keys(values).sort()]
}

function snakeCase(name: string): string {
  return name.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)
}

const LANGUAGES = { ru: true, en: true, 'zh-CN': true } as const
const ACTORS = { client: true, branch: true, system: true } as const
const LONG_TERM_STATES = { new: true, called: true, agreed: true, refused: true, cancelled: true } as const
const RETURN_STATES = { created: true, pending: true, succeeded: true, canceled: true } as const

/** Values of every column whose type is a list, by `table.column`. */
export const STATE_LISTS: Record<string, string[]> = Object.fromEntries([
  listOf(bookingStatusHistory, 'actor', { ...ACTORS, gateway: true }),
  listOf(bookings, 'kind', { booking: true, block: true }),
  listOf(bookings, 'language', LANGUAGES),
  listOf(bookings, 'provedBy', { session: true, code: true, branch: true }),
  listOf(cars, 'plateKind', { state: true, inventory: true }),
  listOf(cars, 'state', { active: true, maintenance: true, sold: true }),
  listOf(clients, 'citizenship', { RU: true, EAEU: true, CN: true, other: true }),
  listOf(clients, 'language', LANGUAGES),
  listOf(codes, 'channel', { sms: true, email: true }),
  listOf(codes, 'purpose', {
    ...{ registration: true, renew_password: true, booking: true, step_up: true },
    ...{ phone_old: true, phone_new: true, email: true },
  }),
  listOf(bookingChanges, 'actor', { client: true, branch: true, system: true }),
  listOf(extensionRequests, 'state', { sent: true, accepted: true, declined: true, withdrawn: true }),
  listOf(damages, 'status', {
    ...{ open: true, paid: true, covered: true },
    ...{ disputed: true, dispute_kept: true, cancelled: true },
  }),
  listOf(depositHolds, 'cardBrand', { mir: true, visa: true, mastercard: true, amex: true, cash: true }),
  listOf(depositHolds, 'keptReason', {
    ...{ damage: true, fine: true, fuel: true, cleaning: true },
    ...{ mileage: true, late_return: true, lost_item: true },
  }),
  listOf(discounts, 'rule', { period: true, mileageOption: true, promo: true, longTerm: true }),
  listOf(drivers, 'verification', { incomplete: true, on_review: true, verified: true, rejected: true }),
  listOf(events, 'tag', { city: true, branch: true, offer: true }),
  listOf(extras, 'unit', { per_day: true, once: true }),
  listOf(files, 'kind', {
    ...{ passport: true, licence: true, dispute: true },
    ...{ fine_photo: true, damage_photo: true, damage_act: true },
    ...{ pickup_photo: true, return_photo: true },
  }),
  listOf(files, 'type', { 'image/jpeg': true, 'application/pdf': true }),
  listOf(fines, 'status', {
    ...{ new: true, overdue: true, paid: true },
    ...{ disputed: true, dispute_kept: true, cancelled: true },
  }),
  listOf(handOvers, 'kind', { out: true, back: true }),
  listOf(longTermRequestHistory, 'actor', ACTORS),
  listOf(longTermRequestHistory, 'state', LONG_TERM_STATES),
  listOf(longTermRequests, 'language', LANGUAGES),
  listOf(longTermRequests, 'state', LONG_TERM_STATES),
  listOf(messages, 'language', LANGUAGES),
  listOf(nameRequests, 'state', { waiting: true, accepted: true, refused: true, replaced: true }),
  listOf(noticeChoices, 'channel', { sms: true, email: true }),
  listOf(noticeChoices, 'topic', { trip: true, debts: true, offers: true }),
  listOf(offers, 'state', { active: true, reserved: true, used: true }),
  listOf(outbox, 'channel', { sms: true, email: true, webhook: true }),
  listOf(outbox, 'language', LANGUAGES),
  listOf(outbox, 'state', { waiting: true, sent: true, discarded: true, failed: true }),
  listOf(outbox, 'withheld', {
    ...{ phone: true, network: true, prefix: true, day: true },
    ...{ codes_day: true, codes_prefix: true, codes_unused: true },
  }),
  listOf(payments, 'language', LANGUAGES),
  listOf(payments, 'purpose', { booking: true, fine: true, damage: true, other: true }),
  listOf(payments, 'state', { ...RETURN_STATES, held: true, failed: true }),
  listOf(photos, 'view', { exterior: true, interior: true, boot: true }),
  listOf(photoVariants, 'type', { 'image/avif': true, 'image/webp': true, 'image/jpeg': true }),
  listOf(places, 'arrival', { flight: true, ship: true, train: true, bus: true }),
  listOf(receipts, 'kind', { prepayment: true, payment: true, closing: true, refund: true }),
  listOf(receipts, 'state', RETURN_STATES),
  listOf(refunds, 'reason', {
    ...{ cancelled: true, changed: true, excess: true },
    ...{ no_car: true, nothing_due: true, branch: true },
  }),
  listOf(refunds, 'state', RETURN_STATES),
  listOf(requestNetworks, 'kind', { callback: true, message: true, partner: true, long_term: true, transfer: true }),
  listOf(sessions, 'provedBy', { password: true, code: true, second_factor: true }),
  listOf(transferOrderHistory, 'actor', ACTORS),
  listOf(transferOrders, 'driverLanguage', LANGUAGES),
  listOf(transferOrders, 'kind', { transfer: true, hour: true, day: true, excursion: true }),
  listOf(transferOrders, 'language', LANGUAGES),
  listOf(transferOrders, 'status', {
    ...{ request: true, confirmed: true, on_the_way: true },
    ...{ done: true, cancelled: true, refused: true },
  }),
  listOf(waitlistEntries, 'channel', { sms: true, email: true }),
  listOf(waitlistEntries, 'language', LANGUAGES),
  listOf(waitlistEntries, 'state', { waiting: true, notified: true, stopped: true, expired: true }),
  listOf(transferPresets, 'kind', { transfer: true, hour: true, day: true }),
  listOf(transferRoutes, 'kind', { transfer: true, excursion: true }),
])
