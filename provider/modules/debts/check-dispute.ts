import type { Dispute, DisputeRequest } from '@/provider/contract/disputes'
import { toStationMoment } from '@/provider/contract/rules/dates/station-time'
import { FailureError } from '@/provider/failure-error'
import type { Files } from '@/provider/modules/files/files'
import type { SettingsService } from '@/provider/modules/settings/read-settings'
import { disputeUntil } from '@/provider/rules/debts/dispute-deadline'
import type { Disputed, DisputeFault, DisputesRepository, Subject } from './submit-dispute'

/** Statuses of something that is still to be paid, and that nobody has decided upon. */
const OPEN: Record<Subject, readonly string[]> = { fine: ['new', 'overdue'], damage: ['open'] }

const MESSAGE_OF = {
  not_found: 'Nothing of this client.',
  already_disputed: 'It has been disputed.',
  dispute_too_late: 'Its days are over.',
  conflict: 'It is not to be paid.',
} as const

type Parts = { disputes: DisputesRepository; files: Files; settings: SettingsService; now: () => Date }

/** Answers for a row of fines or damages what can be said against it. */
export type Disputing = (row: {
  id: number
  status: string
  toldOn: string | null
}) => Promise<{ disputeUntil: string | null; dispute: Dispute | null }>

export type DisputesService = ReturnType<typeof createDisputesService>

/** What clients say against fines and damages: once, within the days of the settings; these begin when they were told. */
export function createDisputesService({ disputes, files, settings, now }: Parts) {
  const judge = async (subject: Subject) => {
    const { timeZone, fines } = await settings.current()
    const { date: today } = toStationMoment(now(), timeZone)
    return (found: Disputed | null, isGiven: boolean): DisputeFault => {
      if (!found) return 'not_found'
      if (isGiven) return 'already_disputed'
      if (!OPEN[subject].includes(found.status)) return 'conflict'
      return disputeUntil(found.toldOn ?? today, fines.disputeDays) < today ? 'dispute_too_late' : null
    }
  }

  return {
    async of(clientId: number, subject: Subject): Promise<Disputing> {
      const { fines, timeZone } = await settings.current()
      const { date: today } = toStationMoment(now(), timeZone)
      const [given, faultOf] = await Promise.all([disputes.list(clientId, subject), judge(subject)])
      return async ({ id, ...found }) => {
        const row = given.get(id)
        const isOpen = faultOf({ ...found, name: '' }, row !== undefined) === null
        return {
          disputeUntil: isOpen ? disputeUntil(found.toldOn ?? today, fines.disputeDays) : null,
          dispute: row
            ? {
                givenAt: row.createdAt.toISOString(),
                text: row.text,
                files: await Promise.all(row.files.map((file) => files.item(file))),
              }
            : null,
        }
      }
    },

    /** @throws {FailureError} `not_found`, `already_disputed`, `dispute_too_late`, `conflict`, `files_missing` */
    async give(clientId: number, subject: Subject, id: number, { text, files: fileIds }: DisputeRequest) {
      const { main_email: branchEmail } = await settings.current()
      const given = { subject, id, text, fileIds, station: settings.station, branchEmail, at: now() }
      const fault = await disputes.keep(clientId, given, await judge(subject))
      if (fault === 'files') throw new FailureError('files_missing', 'A file is not an upload for this dispute.')
      if (fault) throw new FailureError(fault, MESSAGE_OF[fault])
      return { givenAt: given.at.toISOString() }
    },
  }
}
