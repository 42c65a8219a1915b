import type { useTranslations } from 'next-intl'
import { STATION_TIME_ZONE } from '@/lib/config/product'
import type { Cell } from '@/lib/files/write-csv'
import type { MileEntry } from '@/provider/contract/miles'
import { toStationMoment } from '@/provider/contract/rules/dates/station-time'

/** The ledger as rows of a file, named in the reader's language; days are the station's. */
export function ledgerRows(items: readonly MileEntry[], t: ReturnType<typeof useTranslations<'miles'>>): Cell[][] {
  const header = [
    ...[t('ledger.date'), t('ledger.reason'), t('csv.number'), t('csv.car'), t('ledger.rate'), t('ledger.miles')],
    ...[t('ledger.state'), t('ledger.expires'), t('ledger.balance')],
  ]
  const rows = items.map(({ at, text, booking, car, earnPercent, miles, state, expiresOn, balance }): Cell[] => [
    ...[toStationMoment(new Date(at), STATION_TIME_ZONE).date, text, booking, car?.name ?? null, earnPercent, miles],
    ...[t(`states.${state}`), expiresOn, balance],
  ])
  return [header, ...rows]
}
