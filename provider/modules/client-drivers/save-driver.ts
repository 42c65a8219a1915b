import { isDeepStrictEqual } from 'node:util'
import type { ApproveRequest, DeletedDriver, DriverRequest, OwnDriver } from '@/provider/contract/client-drivers'
import { DRIVERS_MAX, ownDriverFaults } from '@/provider/contract/rules/client-drivers/client-driver'
import { toStationMoment } from '@/provider/contract/rules/dates/station-time'
import { FailureError } from '@/provider/failure-error'
import { stateAfterEdit } from '@/provider/modules/client-drivers/rules/driver-state'
import type { Files } from '@/provider/modules/files/files'
import type { SettingsService } from '@/provider/modules/settings/read-settings'
import type { Visitor } from '@/provider/rules/actors'
import { isInForce } from '@/provider/rules/consents/document-versions'
import type { Language } from '@/provider/rules/i18n/language'
import { readOwnDrivers } from './list-drivers'
import { type DriverFields, type DriverRow, type DriverRows, type DriversRepository, isPhoneTaken } from './queries'

const AGREEMENT = 'personal_data_agreement'
const NOT_CONFIRMED = { approvedAt: null, consentVersion: null }

type Parts = { drivers: DriversRepository; files: Files; settings: SettingsService; now: () => Date }

/** Who says that a driver agrees. */
type Approver = Pick<Visitor, 'language' | 'ip'>

export type DriversService = ReturnType<typeof createDriversService>

/** People who drive on a client's rentals. `clientId` is always the session's. */
export function createDriversService({ drivers, files, settings, now }: Parts) {
  const own = readOwnDrivers({ drivers, files, settings, now })

  const check = async (request: DriverRequest) => {
    const { rules, timeZone } = await settings.current()
    refuseDates(request, toStationMoment(now(), timeZone).date, rules.maxDriverAge)
  }

  return {
    list: own.list,

    /** Who may be named on a booking: confirmed by the client, and not refused by the branch. */
    listApproved: (clientId: number): Promise<DriverRow[]> => drivers.listApproved(clientId),

    /** @throws {FailureError} `phone_taken`, `scans_missing`, `invalid_request`, `driver_too_old`, `drivers_limit` */
    async add(clientId: number, request: DriverRequest, language: Language): Promise<OwnDriver> {
      await check(request)
      const { fields, scans } = partsOf(request)
      const id = await refusingPhones(() =>
        drivers.change(clientId, async (rows) => {
          if ((await rows.count()) >= DRIVERS_MAX) throw tooManyDrivers()
          // Before the phone: phones of others are not tried for nothing.
          if (!(await rows.haveScans(null, scans))) throw scansMissing()
          const added = await rows.insert(settings.station, fields)
          if (!(await rows.attach(added, scans, now()))) throw scansMissing()
          return added
        }),
      )
      return own.require(clientId, id, language)
    },

    /** @throws {FailureError} `not_found`, `driver_in_use`, and as `add` */
    async edit(clientId: number, id: number, request: DriverRequest, language: Language): Promise<OwnDriver> {
      await check(request)
      const { fields, scans } = partsOf(request)
      await refusingPhones(() => drivers.change(clientId, (rows) => editRow(rows, id, { fields, scans, at: now() })))
      await files.deleteRemovedOf(clientId)
      return own.require(clientId, id, language)
    },

    /** @throws {FailureError} `not_found`, `scans_missing`, `consent_required` for a version that is not in force */
    async approve(clientId: number, id: number, request: ApproveRequest, visitor: Approver): Promise<OwnDriver> {
      const { documentVersions, timeZone } = await settings.current()
      if (!isInForce(request.personalData, documentVersions[AGREEMENT], now(), timeZone))
        throw new FailureError('consent_required', 'Agreed to a version that is not in force.')
      await drivers.change(clientId, async (rows) => {
        const driver = await rows.find(id)
        if (!driver) throw new FailureError('not_found', 'No such driver of this client.')
        if (driver.approved) return
        const { passport, licence } = await rows.scansOf(id)
        if (!passport || !licence) throw scansMissing()
        const confirmed = { approved: true, approvedAt: now(), consentVersion: request.personalData }
        const given = { document: AGREEMENT, version: request.personalData, givenAt: now(), ip: visitor.ip } as const
        await rows.keepConsent(id, given)
        await rows.setState(id, { ...confirmed, verification: 'on_review', rejectReason: null })
      })
      return own.require(clientId, id, visitor.language)
    },

    /** With his scans. @throws {FailureError} `not_found`, `driver_in_use` */
    async remove(clientId: number, id: number): Promise<DeletedDriver> {
      await drivers.change(clientId, async (rows) => {
        const driver = await rows.find(id)
        if (!driver) throw new FailureError('not_found', 'No such driver of this client.')
        if (await rows.isExpected(`+${driver.ph}`, now()))
          throw new FailureError('driver_in_use', 'A booking that is not over names this driver.')
        await rows.remove(id, now())
      })
      await files.deleteRemovedOf(clientId)
      return { id }
    },
  }
}

type Edit = ReturnType<typeof partsOf> & { at: Date }

/** A driver whom a booking counts on stays who he is; anybody else is confirmed anew when he becomes another. */
async function editRow(rows: DriverRows, id: number, { fields, scans, at }: Edit): Promise<void> {
  const before = await rows.find(id)
  if (!before) throw new FailureError('not_found', 'No such driver of this client.')
  const known = fieldsOf(before)
  // All but the e-mail says who somebody is.
  const who = { ...fields, email: known.email }
  if (!isDeepStrictEqual(known, who) && (await rows.isExpected(`+${before.ph}`, at)))
    throw new FailureError('driver_in_use', 'A booking that is not over names this driver.')
  const told = [known, await rows.scansOf(id)]
  const isSame = isDeepStrictEqual(told, [fields, scans])
  const isSamePerson = isDeepStrictEqual(told, [who, scans])
  if (!(await rows.haveScans(id, scans))) throw scansMissing()
  await rows.update(id, fields)
  if (!(await rows.attach(id, scans, at))) throw scansMissing()
  const state = stateAfterEdit(before, { isSame, isSamePerson })
  await rows.setState(id, { ...state, ...(state.approved ? {} : NOT_CONFIRMED), rejectReason: null })
}

/** @throws {FailureError} `invalid_request` with the fields; `driver_too_old` */
function refuseDates({ birthDate, licence }: DriverRequest, today: string, maxAge: number): void {
  const { birthDate: born, ...ofLicence } = ownDriverFaults({ birthDate, ...licence }, today, maxAge)
  if (born === 'driverTooOld') throw new FailureError('driver_too_old', 'Older than the branch allows.')
  const faults = Object.entries(ofLicence).map(([name, fault]) => [`licence.${name}`, fault])
  const fields = { ...(born ? { birthDate: born } : {}), ...Object.fromEntries(faults) }
  if (Object.keys(fields).length > 0) throw new FailureError('invalid_request', 'Dates that cannot be.', { fields })
}

function partsOf({ passport_blob: passport, driver_license_blob: licence, ...fields }: DriverRequest) {
  const name = fields.noPatronymic ? null : fields.middle_name
  return { fields: { ...fields, middle_name: name }, scans: { passport, licence } }
}

function fieldsOf(row: DriverRow): DriverFields {
  const { lastName: last_name, firstName: first_name, middleName: middle_name } = row
  const { noPatronymic, phone, email, birthDate, licence } = row
  return { last_name, first_name, middle_name, noPatronymic, phone, email, birthDate, licence }
}

function scansMissing(): FailureError {
  return new FailureError('scans_missing', 'Both scans are needed, each uploaded by this client for this driver.')
}

function tooManyDrivers(): FailureError {
  return new FailureError('drivers_limit', `A client has at most ${DRIVERS_MAX} drivers.`)
}

async function refusingPhones<Result>(change: () => Promise<Result>): Promise<Result> {
  try {
    return await change()
  } catch (error) {
    if (!isPhoneTaken(error)) throw error
    throw new FailureError('phone_taken', 'Client or driver with the same phone already registered.', { cause: error })
  }
}
