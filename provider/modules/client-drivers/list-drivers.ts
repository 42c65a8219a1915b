import type { DriversAnswer, OwnDriver } from '@/provider/contract/client-drivers'
import { toStationMoment } from '@/provider/contract/rules/dates/station-time'
import type { ScanKind } from '@/provider/contract/rules/files/file-kinds'
import { FailureError } from '@/provider/failure-error'
import type { Files } from '@/provider/modules/files/files'
import type { SettingsService } from '@/provider/modules/settings/read-settings'
import { type Language, textIn } from '@/provider/rules/i18n/language'
import type { DriverRow, DriversRepository, ScanRow } from './queries'

type Parts = { drivers: DriversRepository; files: Files; settings: SettingsService; now: () => Date }

/** A client's drivers as he sees them, with their scans. */
export function readOwnDrivers({ drivers, files, settings, now }: Parts) {
  async function told(rows: DriverRow[], language: Language): Promise<OwnDriver[]> {
    const scans = await drivers.listScans(rows.map(({ id }) => id))
    return Promise.all(rows.map((row) => ownDriver(row, scans, language)))
  }

  async function ownDriver(row: DriverRow, scans: ScanRow[], language: Language): Promise<OwnDriver> {
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

  return {
    async list(clientId: number, language: Language): Promise<DriversAnswer> {
      const { scans, rules, timeZone } = await settings.current()
      const { date: today } = toStationMoment(now(), timeZone)
      const { maxMb: scanMaxMb, retentionDays } = scans
      return {
        limits: { scanMaxMb, retentionDays, maxDriverAge: rules.maxDriverAge, today },
        items: await told(await drivers.list(clientId), language),
      }
    },

    /** @throws {FailureError} `not_found` */
    async require(clientId: number, id: number, language: Language): Promise<OwnDriver> {
      const rows = (await drivers.list(clientId)).filter((driver) => driver.id === id)
      const [driver] = await told(rows, language)
      if (!driver) throw new FailureError('not_found', 'No such driver of this client.')
      return driver
    },
  }
}
