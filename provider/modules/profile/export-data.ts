import type { ProfileResponse } from '@/provider/contract/profile'
import type { Database } from '@/provider/db/database'
import { FailureError } from '@/provider/failure-error'
import { requireStepUp } from '@/provider/modules/auth/require-step-up'
import type { Settings } from '@/provider/modules/settings/bind-settings'
import type { Client } from '@/provider/rules/actors'
import type { Language } from '@/provider/rules/i18n/language'
import type { ClientFiles } from './client-files'
import { listOwnPayments } from './export-payment-queries'
import {
  exportClient,
  listExportedBookings,
  listExportedDrivers,
  listExportedMessages,
  listExportedRequests,
  listExportedTransferOrders,
} from './export-queries'
import { type ZipEntry, zipOf } from './export-zip'
import { endExport, startExport } from './limit-exports'

const SECONDS_OF_DAY = 24 * 60 * 60

type OwnSession = { clientId: number; sessionId: string }

/** Sections of the client area that are exported as the client sees them. */
export type ExportedSections = {
  readProfile(clientId: number): Promise<ProfileResponse>
  listFines(clientId: number, language: Language): Promise<unknown>
  listDamages(clientId: number, language: Language): Promise<unknown>
  readMiles(clientId: number, language: Language): Promise<unknown>
  listOffers(clientId: number, language: Language): Promise<{ items: unknown[] }>
  listDevices(owner: OwnSession): Promise<{ items: unknown[] }>
}

type Deps = {
  db: Database
  files: Pick<ClientFiles, 'list' | 'hasScans'>
  sections: ExportedSections
  settings: Settings
  now: () => Date
}

/**
 * Returns all data of a client (152-FZ, article 14): one JSON and his files, in a zip. The database is read before the
 * first byte leaves, so that a failure can still be answered as one. Scans need the step-up that looking at one needs.
 *
 * @throws {FailureError} `step_up_required`, `conflict`: one is running, `too_many_requests`
 */
export async function exportData(deps: Deps, owner: Client, language: Language): Promise<AsyncGenerator<Uint8Array>> {
  const { db, files, settings, now } = deps
  const { clientId } = owner
  const { stepUp } = await settings.current()
  const needsCode = stepUp.scans && (await files.hasScans(clientId))
  requireStepUp(owner, now(), stepUp, needsCode ? 'code' : 'any')
  const at = now()
  const started = await db.transaction((tx) => startExport(tx, clientId, at))
  if (started === 'running') {
    throw new FailureError('conflict', 'An export of this client is running.', { details: { running: true } })
  }
  if (started === 'too_many') {
    const details = { retryAfterSeconds: SECONDS_OF_DAY }
    throw new FailureError('too_many_requests', 'Too many exports within a day.', { details })
  }
  try {
    const data = await readData(deps, owner, language)
    const zip = streamZip(deps, zipEntries(deps, JSON.stringify(data, null, 2), clientId), started.id)
    // A generator that has not begun would end without its `finally`, for example when the client has disconnected.
    await zip.next()
    return zip
  } catch (error) {
    await endExport(db, started.id, now())
    throw error
  }
}

/** Streams the export as a ZIP, and records its end after a failure too. */
async function* streamZip({ db, now }: Deps, entries: AsyncIterable<ZipEntry>, id: number): AsyncGenerator<Uint8Array> {
  try {
    yield new Uint8Array()
    yield* zipOf(entries)
  } finally {
    await endExport(db, id, now())
  }
}

async function* zipEntries({ files }: Deps, json: string, clientId: number): AsyncGenerator<ZipEntry> {
  yield { name: 'data.json', isPacked: false, stream: streamBytes(new TextEncoder().encode(json)) }
  for await (const { name, stream } of files.list(clientId)) {
    yield { name: `files/${name}`, isPacked: true, stream }
  }
}

async function readData({ db, sections, now }: Deps, { clientId, sessionId }: Client, language: Language) {
  const [client, profile, drivers, bookings, requests, transferOrders, payments] = await Promise.all([
    exportClient(db, clientId),
    sections.readProfile(clientId),
    listExportedDrivers(db, clientId),
    listExportedBookings(db, clientId),
    listExportedRequests(db, clientId),
    listExportedTransferOrders(db, clientId),
    listOwnPayments(db, clientId),
  ])
  const { consents, notices, nameAsked, secondFactor } = profile
  return {
    madeAt: now().toISOString(),
    client,
    settings: { notices, nameAsked, secondFactor },
    consents,
    drivers,
    bookings,
    payments,
    transferOrders,
    fines: await sections.listFines(clientId, language),
    damages: await sections.listDamages(clientId, language),
    miles: await sections.readMiles(clientId, language),
    offers: (await sections.listOffers(clientId, language)).items,
    sessions: (await sections.listDevices({ clientId, sessionId })).items,
    messages: await listExportedMessages(db, clientId, profile.phone),
    requests,
  }
}

async function* streamBytes(bytes: Uint8Array): AsyncGenerator<Uint8Array> {
  yield bytes
}
