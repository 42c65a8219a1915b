import type { AcceptedPayments } from './payment-methods'

/** What the branch takes in cash roubles. */
export type CashUses = Pick<AcceptedPayments['cashRub'], 'branch' | 'deposit'>

/** Kopecks; one of the two is above zero. */
export type CashToBring = { rentalKop: number; depositKop: number }

/** What is due at the branch, and the deposit of the car. */
type Sums = { dueKop: number; depositKop: number }

/** Returns the cash that a visitor without a Russian bank card brings to the branch; null: none, or the branch takes none. */
export function cashToBring({ dueKop, depositKop }: Sums, uses: CashUses): CashToBring | null {
  const cash = { rentalKop: uses.branch ? dueKop : 0, depositKop: uses.deposit ? depositKop : 0 }
  return cashTotalKop(cash) > 0 ? cash : null
}

/** Returns the same for a price of which nothing is paid. @param uses null: nobody asked for it */
export function cashOfPrice(
  price: { totalKop: number; depositKop: number },
  uses: CashUses | null,
): CashToBring | null {
  return uses && cashToBring({ dueKop: price.totalKop, depositKop: price.depositKop }, uses)
}

/** Returns the sum to bring. */
export function cashTotalKop({ rentalKop, depositKop }: CashToBring): number {
  return rentalKop + depositKop
}

/** Returns what is left to bring when a part is paid online; null: nothing. */
export function cashAfterPayment({ rentalKop, depositKop }: CashToBring, paidKop: number): CashToBring | null {
  const cash = { rentalKop: Math.max(0, rentalKop - paidKop), depositKop }
  return cashTotalKop(cash) > 0 ? cash : null
}

/** Returns which of the two sums the cash is made of: the name of a text. */
export function cashKind({ rentalKop, depositKop }: CashToBring): 'both' | 'rental' | 'deposit' {
  if (rentalKop === 0) return 'deposit'
  return depositKop === 0 ? 'rental' : 'both'
}

type Payer = {
  /** The switch "No Russian bank card?". */
  cash: boolean
  /** Of the driver. */
  citizenship: string
  dueKop: number
}

/** Returns whether a booking tells its sum in cash: it was asked for, or something is due from who is hardly a client of a Russian bank. */
export function paysInCash({ cash, citizenship, dueKop }: Payer): boolean {
  return cash || (citizenship !== 'RU' && dueKop > 0)
}
