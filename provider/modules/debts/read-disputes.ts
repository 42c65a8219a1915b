import type { Dispute } from '@/provider/contract/debts'
import { toStationMoment } from '@/provider/contract/rules/dates/station-time'
import type { Database } from '@/provider/db/database'
import type { Files } from '@/provider/modules/files/files'
import type { Settings } from '@/provider/modules/settings/bind-settings'
import type { DebtKind } from '@/provider/records/debts/reduce-debt'
import { disputeUntil } from '@/provider/rules/debts/dispute-deadline'
import { listDisputes } from './dispute-queries'
import { findDisputeRejection } from './rules/dispute-rejection'

type Deps = { db: Database; files: Files; settings: Settings; now: () => Date }
type DebtRow = { id: number; status: string; toldOn: string | null }

/** Reads the disputes of a client's fines or damages; the returned function gives what a row of them shows. */
export async function readDisputes({ db, files, settings, now }: Deps, clientId: number, kind: DebtKind) {
  const { fines, timeZone } = await settings.current()
  const { disputeDays } = fines
  const { date: today } = toStationMoment(now(), timeZone)
  const disputes = await listDisputes(db, clientId, kind)
  return async ({ id, status, toldOn }: DebtRow): Promise<{ disputeUntil: string | null; dispute: Dispute | null }> => {
    const dispute = disputes.get(id)
    const isDisputed = dispute !== undefined
    const rejection = findDisputeRejection({ kind, status, toldOn }, { isDisputed, today, disputeDays })
    return {
      disputeUntil: rejection === null ? disputeUntil(toldOn ?? today, disputeDays) : null,
      dispute: dispute
        ? {
            givenAt: dispute.createdAt.toISOString(),
            text: dispute.text,
            files: await Promise.all(dispute.files.map((file) => files.item(file))),
          }
        : null,
    }
  }
}
