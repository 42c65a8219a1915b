import type { ChargeAnswer, MileEntry } from '@/provider/contract/miles'
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
  /** Of a credit: what nothing took yet; null: it is none. */
  leftMiles: number | null
}

export type Movement<Entry> = Entry & Pick<MileEntry, 'miles' | 'state' | 'expiresOn' | 'balance'>

const MONTHS = 12

/**
 * The ledger as its client reads it, in its own order, each movement with what was on the account after it. Of a pending
 * entry and the one that settled it only the second is told; of one that was taken back neither.
 */
export function movementsOf<Entry extends LedgerEntry>(entries: readonly Entry[]): Movement<Entry>[] {
  const settled = new Set(entries.map(({ settlesId }) => settlesId))
  let onAccount = 0
  return entries.flatMap((entry): Movement<Entry>[] => {
    const { id, miles, fromAccount, toAccount, expiresOn, leftMiles } = entry
    if (toAccount === 'client:pending') return settled.has(id) ? [] : [{ ...entry, state: 'pending', balance: null }]
    const signed = toAccount === 'client:available' ? miles : fromAccount === 'client:available' ? -miles : 0
    if (signed === 0) return []
    onAccount += signed
    const told = { state: stateOf(entry), expiresOn: leftMiles ? expiresOn : null, balance: onAccount }
    return [{ ...entry, ...told, miles: signed }]
  })
}

/** What was on both accounts in the end. */
export function sumsOf(movements: readonly Pick<MileEntry, 'miles' | 'state'>[]): { balance: number; pending: number } {
  const sum = (isPending: boolean) =>
    movements.reduce((total, { miles, state }) => total + ((state === 'pending') === isPending ? miles : 0), 0)
  return { balance: sum(false), pending: sum(true) }
}

/** January to December of a year at the station. */
export function milesByMonth(
  movements: readonly Pick<Movement<LedgerEntry>, 'at' | 'miles' | 'state'>[],
  year: number,
  timeZone: string,
): ChargeAnswer['months'] {
  const months = Array.from({ length: MONTHS }, (_, index) => ({
    // Four digits also of a year that nobody has miles of: the contract's form of a month.
    month: `${String(year).padStart(4, '0')}-${String(index + 1).padStart(2, '0')}`,
    came: 0,
    went: 0,
  }))
  for (const { at, miles, state } of movements) {
    const { date } = toStationMoment(at, timeZone)
    const found = state === 'pending' ? undefined : months.find(({ month }) => date.startsWith(month))
    if (found && miles > 0) found.came += miles
    if (found && miles < 0) found.went -= miles
  }
  return months
}

export function yearOf(at: Date, timeZone: string): number {
  return Number(toStationMoment(at, timeZone).date.slice(0, 4))
}

/** The day on which something runs out first, with all that does; null: nothing does. */
export function nextExpiry(
  entries: readonly Pick<LedgerEntry, 'expiresOn' | 'leftMiles'>[],
): ChargeAnswer['nextExpiry'] {
  const ending = entries.flatMap(({ expiresOn, leftMiles }) =>
    expiresOn && leftMiles ? [{ on: expiresOn, miles: leftMiles }] : [],
  )
  const [first] = ending.map(({ on }) => on).sort()
  if (first === undefined) return null
  return { on: first, miles: ending.reduce((sum, { on, miles }) => sum + (on === first ? miles : 0), 0) }
}

/** Of an entry that moved what is on the account. */
export function stateOf({
  fromAccount,
  toAccount,
}: Pick<LedgerEntry, 'fromAccount' | 'toAccount'>): MileEntry['state'] {
  if (toAccount === 'client:available') return fromAccount === 'program:spent' ? 'returned' : 'credited'
  return toAccount === 'program:expired' ? 'expired' : 'spent'
}
