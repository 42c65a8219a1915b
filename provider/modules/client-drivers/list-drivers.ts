import type { DriversResponse, OwnDriver } from '@/provider/contract/client-drivers'
import { toStationMoment } from '@/provider/contract/rules/dates/station-time'
import type { ScanKind } from '@/provider/contract/rules/files/file-kinds'
import type { Database } from '@/provider/db/database'
import { FailureError } from '@/provider/failure-error'
import type { Bound } from '@/provider/modules/bind'
import type { Files } from '@/provider/modules/files/files'
import type { Settings } from '@/provider/modules/settings/bind-settings'
import { type Language, textIn } from '@/provider/rules/i18n/language'
import { type DriverRow, listApprovedDriverRows, listDriverRows, listScans, type ScanRow } from './queries'

export type DriverDeps = { db: Database; files: Files; settings: Settings; now: () => Date }

export type ClientDrivers = { listApproved: Bound<typeof listApprovedDrivers> }

/** Lists a client's drivers as the client sees them, with their scans. @param clientId of the session */
export async function listDrivers(deps: DriverDeps, clientId: number, language: Language): Promise<DriversResponse> {
  const { db, settings, now } = deps
  const { scans, rules, timeZone } = await settings.current()
  const { date: today } = toStationMoment(now(), timeZone)
  const { maxMb: scanMaxMb, retentionDays } = scans
  return {
    limits: { scanMaxMb, retentionDays, maxDriverAge: rules.maxDriverAge, today },
    items: await describeDrivers(deps, await listDriverRows(db, clientId), language),
  }
}

/** Lists the drivers who may be named on a booking: approved by the client, and not rejected by the branch. */
export async function listApprovedDrivers({ db }: DriverDeps, clientId: number): Promise<DriverRow[]> {
  return listApprovedDriverRows(db, clientId)
}

/** Reads one of a client's drivers. @throws {FailureError} `not_found` */
export async function readDriver(
  deps: DriverDeps,
  clientId: number,
  id: number,
  language: Language,
): Promise<OwnDriver> {
  const rows = (await listDriverRows(deps.db, clientId)).filter((driver) => driver.id === id)
  const [driver] = await describeDrivers(deps, rows, language)
  if (!driver) throw new FailureError('not_found', 'No such driver of this client.')
  return driver
}

async function describeDrivers({ db, files }: DriverDeps, rows: DriverRow[], language: Language): Promise<OwnDriver[]> {
  const scans = await listScans(
    db,
    rows.map(({ id }) => id),
  )
  return Promise.all(rows.map((row) => describeDriver(files, row, scans, language)))
}

async function describeDriver(files: Files, row: DriverRow, scans: ScanRow[], language: Language): Promise<OwnDriver> {
  const blob = async (kind: ScanKind) => {
    const scan = scans.find((one) => one.driverId === row.id && one.kind === kind)
    return scan ? files.item(scan) : null
  }
  const { id, noPatronymic, phone, ph, email, birthDate, licence, approved, verification } = row
  return {
    ...{ id, noPatronymic, phone, ph, email, birthDate, licence, approved, verification },
    last_name: row.lastName,
    first_name: row.firstName,
    middle_name: row.middleName ?? '',
    passport_blob: await blob('passport'),
    driver_license_blob: await blob('licence'),
    rejectReason: row.rejectReason ? textIn(row.rejectReason, language) : '',
  }
}
