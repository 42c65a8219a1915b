import type { ChargeResponse, MileEntry } from '@/provider/contract/miles'
import { toStationMoment } from '@/provider/contract/rules/dates/station-time'
import type { MilesAccount } from '@/provider/rules/miles/accounts'

/** An entry of the ledger; the accounts say what it did. */
export type LedgerEntry = {
  id: number
  at: Date
  fromAccount: MilesAccount
  toAccount: MilesAccount
  miles: number
  settlesId: number | null
  expiresOn: string | null
  /** What is left of a credit; null: it is no credit. */
  leftMiles: number | null
}

export type Movement<Entry> = Entry & Pick<MileEntry, 'miles' | 'state' | 'expiresOn' | 'balance'>

const MONTHS = 12

/**
 * Returns the ledger as the client reads it, in its own order, each movement with the balance after it. Of a pending entry
 * and the one that settled it only the second is shown; of a reversed one neither.
 */
export function movementsOf<Entry extends LedgerEntry>(entries: readonly Entry[]): Movement<Entry>[] {
  const settled = new Set(entries.map(({ settlesId }) => settlesId))
  let balance = 0
  return entries.flatMap((entry): Movement<Entry>[] => {
    const { id, miles, fromAccount, toAccount, expiresOn, leftMiles } = entry
    if (toAccount === 'client:pending') return settled.has(id) ? [] : [{ ...entry, state: 'pending', balance: null }]
    const signed = toAccount === 'client:available' ? miles : fromAccount === 'client:available' ? -miles : 0
    if (signed === 0) return []
    balance += signed
    const display = { state: stateOf(entry), expiresOn: leftMiles ? expiresOn : null, balance }
    return [{ ...entry, ...display, miles: signed }]
  })
}

/** Returns the final sums of both accounts. */
export function sumsOf(movements: readonly Pick<MileEntry, 'miles' | 'state'>[]): { balance: number; pending: number } {
  const sum = (isPending: boolean) =>
    movements.reduce((total, { miles, state }) => total + ((state === 'pending') === isPending ? miles : 0), 0)
  return { balance: sum(false), pending: sum(true) }
}

/** Returns the sums of January to December of a year at the branch. */
export function milesByMonth(
  movements: readonly Pick<Movement<LedgerEntry>, 'at' | 'miles' | 'state'>[],
  year: number,
  timeZone: string,
): ChargeResponse['months'] {
  const months = Array.from({ length: MONTHS }, (_, index) => ({
    // Always four digits, as the contract's form of a month demands.
    month: `${String(year).padStart(4, '0')}-${String(index + 1).padStart(2, '0')}`,
    came: 0,
    went: 0,
  }))
  for (const { at, miles, state } of movements) {
    const { date } = toStationMoment(at, timeZone)
    const sums = state === 'pending' ? undefined : months.find(({ month }) => date.startsWith(month))
    if (sums && miles > 0) sums.came += miles
    if (sums && miles < 0) sums.went -= miles
  }
  return months
}

/** Returns the calendar year at the branch. */
export function yearOf(at: Date, timeZone: string): number {
  return Number(toStationMoment(at, timeZone).date.slice(0, 4))
}

/** Returns the first day on which miles expire, with all that expire then; null: none do. */
export function nextExpiry(
  entries: readonly Pick<LedgerEntry, 'expiresOn' | 'leftMiles'>[],
): ChargeResponse['nextExpiry'] {
  const ending = entries.flatMap(({ expiresOn, leftMiles }) =>
    expiresOn && leftMiles ? [{ on: expiresOn, miles: leftMiles }] : [],
  )
  const [first] = ending.map(({ on }) => on).sort()
  if (first === undefined) return null
  return { on: first, miles: ending.reduce((sum, { on, miles }) => sum + (on === first ? miles : 0), 0) }
}

/** Returns the state of an entry that changed the balance. */
export function stateOf({
  fromAccount,
  toAccount,
}: Pick<LedgerEntry, 'fromAccount' | 'toAccount'>): MileEntry['state'] {
  if (toAccount === 'client:available') return fromAccount === 'program:spent' ? 'returned' : 'credited'
  return toAccount === 'program:expired' ? 'expired' : 'spent'
}
