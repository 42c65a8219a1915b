import type { Database } from '@/provider/db/database'
import { bind } from '@/provider/modules/bind'
import type { Settings } from '@/provider/modules/settings/bind-settings'
import { findNextExpiry, readBalance, readCredits, readSpending } from './read-miles'
import { payWithMiles, previewMiles, releaseMiles } from './spend-miles'

/** Binds what routes and other modules do with the miles of a client. */
export function bindMiles(deps: { db: Database; settings: Settings; now: () => Date }) {
  return bind(deps, {
    readBalance,
    findNextExpiry,
    readCredits,
    readSpending,
    preview: previewMiles,
    spend: payWithMiles,
    release: releaseMiles,
  })
}
