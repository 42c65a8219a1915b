import type { Database } from '@/provider/db/database'
import { openKeptRows } from '@/provider/db/keep-rows'
import { createListDeposits } from '@/provider/modules/deposits/list-repository'
import { createDepositsRepository } from '@/provider/modules/deposits/repository'
import { createDepositsService } from '@/provider/modules/deposits/service'
import { createSettingsRepository } from '@/provider/modules/settings/repository'
import { createSettingsService } from '@/provider/modules/settings/service'
import type { CliLanguage } from './words'

export type Desk = Awaited<ReturnType<typeof openDesk>>

type Parts = { db: Database; station: string; language: CliLanguage; operator: string; now: () => Date }

/** What a command works with: the provider's own services, and who sits there. */
export async function openDesk({ db, station, language, operator, now }: Parts) {
  const settings = createSettingsService(createSettingsRepository(db, openKeptRows(db)), station, now)
  const { timeZone } = await settings.current()
  return {
    language,
    timeZone,
    operator,
    deposits: createDepositsService({
      deposits: createDepositsRepository(db),
      listDeposits: createListDeposits(db),
      settings,
      now,
    }),
  }
}
