import type { Consent } from '@/provider/contract/bookings'
import type { Database, Transaction } from '@/provider/db/database'
import type { PaymentGateway } from '@/provider/gateway/payment-gateway'
import type { Warn } from '@/provider/logging/warn'
import type { Settings } from '@/provider/modules/settings/bind-settings'
import type { BookingAccess, Visitor } from '@/provider/rules/actors'
import type { Language } from '@/provider/rules/i18n/language'
import type { Shop } from '@/provider/rules/payments/transitions'
import type { BranchSettings } from '@/provider/rules/settings/station-settings'
import type { LockedBooking } from './require-due'
import type { SettleBooking } from './settle-payable'

/** What the use cases of online payments work with; each names only what it uses. */
export type PaymentDeps = {
  db: Database
  bookings: PayableBookings
  settings: Settings
  gateway: PaymentGateway
  /** Our identity at the gateway; `scid` travels as metadata (PRODUCT §7). */
  shop: Shop & { scid: string }
  siteUrl: string
  now: () => Date
  /** Logs what an operator must look at. */
  alert: Warn
}

/** What the processing of refunds and receipts works with. */
export type GatewayDeps = Pick<PaymentDeps, 'db' | 'settings' | 'gateway' | 'now' | 'alert'>

/** What payments read of bookings, and do to them in the payment's transaction; handed in, so that modules form no cycle. */
export type PayableBookings = {
  find: (access: BookingAccess, language: Language) => Promise<OpenedBooking>
  lock: (tx: Transaction, bookingId: number) => Promise<LockedBooking>
  holdForPayment: (tx: Transaction, row: LockedBooking, start: PaymentStart) => Promise<void>
  settle: SettleBooking
}

/** A booking that a visitor's key or session has opened. */
type OpenedBooking = { number: string; driver: { last_name: string; phone: string; email: string } }

export type PaymentStart = { data: BranchSettings; consents: readonly Consent[]; ip: string | null; at: Date }

/** A visitor who pays. `clientId`: the client whose session acts, null for a guest. */
export type PaymentVisitor = Pick<Visitor, 'ip'> & { clientId: number | null }
