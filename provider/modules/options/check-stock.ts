import type { Database } from '@/provider/db/database'
import { FailureError } from '@/provider/failure-error'
import type { AvailabilityWindow } from '@/provider/rules/cars/availability-window'
import { piecesLeft } from '@/provider/rules/options/stock'
import { listUses } from './queries'
import type { OptionSelection } from './select-options'

type Deps = { db: Database; station: string }
type Extras = Pick<OptionSelection, 'extras'>

/**
 * Requires that the pieces are free for the window.
 *
 * @throws {FailureError} `extra_sold_out` with the code and what is left of it.
 */
export async function requireInStock(deps: Deps, { extras }: Extras, window: AvailabilityWindow): Promise<void> {
  const soldOut = await findSoldOut(deps, extras, window)
  if (!soldOut) return
  throw new FailureError('extra_sold_out', 'Not so many pieces are left for these dates.', { details: soldOut })
}

/** Returns whether the pieces are free for the window. */
export async function isInStock(deps: Deps, { extras }: Extras, window: AvailabilityWindow): Promise<boolean> {
  return (await findSoldOut(deps, extras, window)) === null
}

async function findSoldOut({ db, station }: Deps, extras: OptionSelection['extras'], window: AvailabilityWindow) {
  const limited = extras.filter(({ stock }) => stock !== null)
  const codes = limited.map(({ code }) => code)
  const uses = await listUses(db, station, codes, window)
  for (const { code, quantity, stock } of limited) {
    const left = piecesLeft(stock, uses.get(code) ?? [], window)
    if (left !== null && quantity > left) return { code, left }
  }
  return null
}
