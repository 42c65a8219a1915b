import { isDeepStrictEqual } from 'node:util'
import { eq } from 'drizzle-orm'
import type { DriverRequest, OwnDriver } from '@/provider/contract/client-drivers'
import { DRIVERS_MAX, findClientDriverErrors } from '@/provider/contract/rules/client-drivers/client-driver'
import { toStationMoment } from '@/provider/contract/rules/dates/station-time'
import type { Transaction } from '@/provider/db/database'
import { databaseErrorOf } from '@/provider/db/errors'
import { drivers } from '@/provider/db/schema/client-drivers'
import { FailureError } from '@/provider/failure-error'
import { lockClientById } from '@/provider/records/clients/lock-client'
import type { Language } from '@/provider/rules/i18n/language'
import {
  attachScans,
  type DriverFields,
  insertDriver,
  type OwnDriverId,
  requireDriver,
  requireScans,
  requireUnused,
  type ScanIds,
  scansOf,
  setDriverState,
  updateDriver,
} from './driver-rows'
import type { AdmitPhone } from './limit-phones'
import { type DriverDeps, readDriver } from './list-drivers'
import { type DriverRow, findDriverPhone } from './queries'
import { stateAfterEdit } from './rules/driver-state'

type SaveDeps = DriverDeps & { admitPhone: AdmitPhone }

const NOT_APPROVED = { approvedAt: null, consentVersion: null }
const PHONE_CONSTRAINTS = ['drivers_ph_key', 'drivers_phone_not_clients']

/**
 * Adds a driver to a client's own.
 *
 * @param clientId of the session
 * @throws {FailureError} `phone_taken`, `scans_missing`, `invalid_request`, `driver_too_old`, `drivers_limit`,
 * `too_many_requests`
 */
export async function addDriver(
  deps: SaveDeps,
  clientId: number,
  request: DriverRequest,
  language: Language,
): Promise<OwnDriver> {
  const { db, settings, now } = deps
  await checkDates(deps, request)
  const { fields, scans } = fieldsOfRequest(request)
  await deps.admitPhone(clientId)
  const id = await withPhoneCheck(() =>
    db.transaction(async (tx) => {
      await lockClientById(tx, clientId)
      if ((await tx.$count(drivers, eq(drivers.clientId, clientId))) >= DRIVERS_MAX) throw tooManyDriversFailure()
      // Scans are checked before the phone is written: other people's phones cannot be tried without uploading scans.
      await requireScans(tx, clientId, null, scans)
      const added = await insertDriver(tx, { clientId, station: settings.station }, fields)
      await attachScans(tx, { clientId, id: added }, scans, now())
      return added
    }),
  )
  return readDriver(deps, clientId, id, language)
}

/**
 * Edits one of a client's drivers.
 *
 * @throws {FailureError} `not_found`, `driver_in_use`, `phone_taken`, `scans_missing`, `invalid_request`, `driver_too_old`,
 * `too_many_requests`
 */
export async function editDriver(
  deps: SaveDeps,
  clientId: number,
  id: number,
  request: DriverRequest,
  language: Language,
): Promise<OwnDriver> {
  const { db, files, now } = deps
  await checkDates(deps, request)
  const edit = fieldsOfRequest(request)
  if (request.phone.replace(/\D/g, '') !== (await findDriverPhone(db, clientId, id))) await deps.admitPhone(clientId)
  await withPhoneCheck(() =>
    db.transaction(async (tx) => {
      await lockClientById(tx, clientId)
      await applyEdit(tx, { clientId, id }, { ...edit, at: now() })
    }),
  )
  await files.deleteRemovedOf(clientId)
  return readDriver(deps, clientId, id, language)
}

type Edit = { fields: DriverFields; scans: ScanIds; at: Date }

/** A driver whom an open booking names stays the same person. Any other driver who becomes another person is approved anew. */
async function applyEdit(tx: Transaction, own: OwnDriverId, { fields, scans, at }: Edit): Promise<void> {
  const before = await requireDriver(tx, own)
  const storedFields = fieldsOfRow(before)
  // Every field but the e-mail identifies the person.
  const identity = { ...fields, email: storedFields.email }
  if (!isDeepStrictEqual(storedFields, identity)) await requireUnused(tx, own.clientId, before, at)
  const stored = [storedFields, await scansOf(tx, own.id)]
  const isSame = isDeepStrictEqual(stored, [fields, scans])
  const isSamePerson = isDeepStrictEqual(stored, [identity, scans])
  await requireScans(tx, own.clientId, own.id, scans)
  await updateDriver(tx, own, fields)
  await attachScans(tx, own, scans, at)
  const state = stateAfterEdit(before, { isSame, isSamePerson })
  await setDriverState(tx, own, { ...state, ...(state.approved ? {} : NOT_APPROVED), rejectReason: null })
}

/** @throws {FailureError} `invalid_request` with the fields; `driver_too_old` */
async function checkDates({ settings, now }: DriverDeps, { birthDate, licence }: DriverRequest): Promise<void> {
  const { rules, timeZone } = await settings.current()
  const { date: today } = toStationMoment(now(), timeZone)
  const { birthDate: birthError, ...licenceErrors } = findClientDriverErrors(
    { birthDate, ...licence },
    today,
    rules.maxDriverAge,
  )
  if (birthError === 'driverTooOld') throw new FailureError('driver_too_old', 'Older than the branch allows.')
  const errors = Object.entries(licenceErrors).map(([name, error]) => [`licence.${name}`, error])
  const fields = { ...(birthError ? { birthDate: birthError } : {}), ...Object.fromEntries(errors) }
  if (Object.keys(fields).length > 0) throw new FailureError('invalid_request', 'Dates that cannot be.', { fields })
}

function fieldsOfRequest({ passport_blob: passport, driver_license_blob: licence, ...fields }: DriverRequest) {
  const name = fields.noPatronymic ? null : fields.middle_name
  return { fields: { ...fields, middle_name: name }, scans: { passport, licence } }
}

function fieldsOfRow(row: DriverRow): DriverFields {
  const { lastName: last_name, firstName: first_name, middleName: middle_name } = row
  const { noPatronymic, phone, email, birthDate, licence } = row
  return { last_name, first_name, middle_name, noPatronymic, phone, email, birthDate, licence }
}

function tooManyDriversFailure(): FailureError {
  return new FailureError('drivers_limit', `A client has at most ${DRIVERS_MAX} drivers.`)
}

/** The database rejects a phone that a driver or a client has already. @throws {FailureError} `phone_taken` */
async function withPhoneCheck<Result>(write: () => Promise<Result>): Promise<Result> {
  try {
    return await write()
  } catch (error) {
    const cause = databaseErrorOf(error)
    if (cause?.code !== '23505' || !PHONE_CONSTRAINTS.includes(cause.constraint ?? '')) throw error
    throw new FailureError('phone_taken', 'Client or driver with the same phone already registered.', { cause: error })
  }
}
