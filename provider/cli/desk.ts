import type { Database } from '@/provider/db/database'
import { openKeptRows } from '@/provider/db/keep-rows'
import { createBookingStory, createListBookings } from '@/provider/modules/bookings/branch-list-repository'
import { createBranchRepository } from '@/provider/modules/bookings/branch-repository'
import { createBranchService } from '@/provider/modules/bookings/branch-service'
import { createClosingRepository } from '@/provider/modules/bookings/closing-repository'
import { createListDeposits } from '@/provider/modules/deposits/list-repository'
import { createDepositsRepository } from '@/provider/modules/deposits/repository'
import { createDepositsService } from '@/provider/modules/deposits/service'
import { createExchangeRepository, SUBJECTS } from '@/provider/modules/exchange/exchange-repository'
import { createExchangeService } from '@/provider/modules/exchange/service'
import { createSettingsRepository } from '@/provider/modules/settings/repository'
import { createSettingsService } from '@/provider/modules/settings/service'
import type { CliLanguage } from './words'

export type Desk = Awaited<ReturnType<typeof openDesk>>

type Parts = { db: Database; station: string; language: CliLanguage; operator: string; now: () => Date } & Voice

/** What is said while a command is still at work. */
export type Voice = { complain: (line: string) => void; progress: (done: number, all: number) => void }

/** What a command works with: the provider's own services, and who sits there. */
export async function openDesk({ db, station, language, operator, now, complain, progress }: Parts) {
  const settings = createSettingsService(createSettingsRepository(db, openKeptRows(db)), station, now)
  const { timeZone } = await settings.current()
  return {
    language,
    timeZone,
    operator,
    complain,
    progress,
    exchange: createExchangeService({ exchange: createExchangeRepository(db), subjects: SUBJECTS, station, now }),
    deposits: createDepositsService({
      deposits: createDepositsRepository(db),
      listDeposits: createListDeposits(db),
      settings,
      now,
    }),
    bookings: createBranchService({
      moves: createBranchRepository(db),
      closing: createClosingRepository(db),
      listBookings: createListBookings(db),
      tellStory: createBookingStory(db),
      settings,
      now,
    }),
  }
}
