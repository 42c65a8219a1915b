import type { Database } from '@/provider/db/database'
import { bind } from '@/provider/modules/bind'
import type { Files } from '@/provider/modules/files/files'
import type { Settings } from '@/provider/modules/settings/bind-settings'
import { listDamages } from './list-damages'
import { listFines } from './list-fines'
import { submitDispute } from './submit-dispute'

/** Binds what a client sees of fines and damages, and their disputes. */
export function bindDebts(deps: { db: Database; files: Files; settings: Settings; now: () => Date }) {
  return {
    fines: bind(deps, { list: listFines }),
    damages: bind(deps, { list: listDamages }),
    disputes: bind(deps, { submit: submitDispute }),
  }
}
