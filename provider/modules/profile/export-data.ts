import { FailureError } from '@/provider/failure-error'
import { requireStepUp } from '@/provider/modules/auth/require-step-up'
import type { DamagesService } from '@/provider/modules/debts/list-damages'
import type { FinesService } from '@/provider/modules/debts/list-fines'
import type { MilesService } from '@/provider/modules/miles/miles'
import type { OffersService } from '@/provider/modules/offers/list-offers'
import type { SessionOwner } from '@/provider/modules/sessions/find-session'
import type { OwnSessionsService } from '@/provider/modules/sessions/list-devices'
import type { Language } from '@/provider/rules/i18n/language'
import type { ClientFiles } from './client-files'
import type { ExportRepository } from './export-queries'
import { type ZipEntry, zipOf } from './export-zip'
import type { ExportCounts } from './limit-exports'
import type { ProfileService } from './profile'

const SECONDS_OF_DAY = 24 * 60 * 60

type Parts = {
  exports: ExportRepository
  counts: ExportCounts
  files: ClientFiles
  profile: ProfileService
  sessions: OwnSessionsService
  fines: FinesService
  damages: DamagesService
  miles: MilesService
  offers: OffersService
  now: () => Date
}

export type ExportService = ReturnType<typeof createExportService>

/** Everything that the branch keeps of a client (152-FZ, article 14): one JSON and his files, in a zip. */
export function createExportService({ exports, counts, files, now, ...sections }: Parts) {
  return {
    /**
     * What is read from the database is read before the first byte leaves: a fault is still told as one.
     *
     * @throws {FailureError} `step_up_required`, `conflict`: one is running, `too_many_requests`
     */
    async take(owner: SessionOwner, language: Language): Promise<AsyncGenerator<Uint8Array>> {
      requireStepUp(owner, now())
      const admission = await counts.begin(owner.clientId, now())
      if (admission === 'running') {
        throw new FailureError('conflict', 'An export of this client is running.', { details: { running: true } })
      }
      if (admission === 'too_many') {
        const details = { retryAfterSeconds: SECONDS_OF_DAY }
        throw new FailureError('too_many_requests', 'Too many exports within a day.', { details })
      }
      try {
        const data = await gather(owner, language)
        const zip = sending(entriesOf(JSON.stringify(data, null, 2), owner.clientId), admission.id)
        // One that has not begun would be ended without its `finally`, as when the client is gone already.
        await zip.next()
        return zip
      } catch (error) {
        await counts.end(admission.id, now())
        throw error
      }
    },

    /** What is known of old exports. */
    sweep: (): Promise<void> => counts.removeOld(now()),
  }

  /** However it ends, the next one may begin. */
  async function* sending(entries: AsyncIterable<ZipEntry>, id: number): AsyncGenerator<Uint8Array> {
    try {
      yield new Uint8Array()
      yield* zipOf(entries)
    } finally {
      await counts.end(id, now())
    }
  }

  async function* entriesOf(json: string, clientId: number): AsyncGenerator<ZipEntry> {
    yield { name: 'data.json', isPacked: false, stream: once(new TextEncoder().encode(json)) }
    for await (const { name, stream } of files.list(clientId)) {
      yield { name: `files/${name}`, isPacked: true, stream }
    }
  }

  async function gather({ clientId, sessionId }: SessionOwner, language: Language) {
    const { profile, fines, damages, miles, offers, sessions } = sections
    const [client, settings, drivers, bookings, requests, transferOrders, payments] = await Promise.all([
      exports.findClient(clientId),
      profile.read(clientId),
      exports.listDrivers(clientId),
      exports.listBookings(clientId),
      exports.listRequests(clientId),
      exports.listTransferOrders(clientId),
      exports.listPayments(clientId),
    ])
    const { consents, notices, nameAsked } = settings
    return {
      madeAt: now().toISOString(),
      client,
      settings: { notices, nameAsked },
      consents,
      drivers,
      bookings,
      payments,
      transferOrders,
      fines: await fines.list(clientId, language),
      damages: await damages.list(clientId, language),
      miles: await miles.charge(clientId, null, language),
      offers: (await offers.list(clientId, language)).items,
      sessions: (await sessions.list({ clientId, sessionId })).items,
      messages: await exports.listSentMessages(clientId, settings.phone),
      requests,
    }
  }
}

async function* once(bytes: Uint8Array): AsyncGenerator<Uint8Array> {
  yield bytes
}
