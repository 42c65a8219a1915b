import { toStationMoment } from '@/provider/contract/rules/dates/station-time'
import { EXTRA_DRIVER } from '@/provider/contract/rules/options/option-kinds'
import { airportFeeKop } from '@/provider/contract/rules/prices/airport-fee'
import type { LongTerm } from '@/provider/modules/long-term/list-offers'
import type { PlacesService } from '@/provider/modules/places/list-places'
import type { SettingsService } from '@/provider/modules/settings/read-settings'
import type { Transfers } from '@/provider/modules/transfers/list-transfers'
import { contentValues, type TableFacts } from '@/provider/rules/content/placeholder-values'
import type { Language } from '@/provider/rules/i18n/language'
import type { ContentRepository } from './queries'
import { type ContentRow, createWithholding, type Warn } from './skip-incomplete'
import type { Reader } from './texts'

export type OpeningParts = {
  content: ContentRepository
  settings: SettingsService
  places: PlacesService
  longTerm: LongTerm
  transfers: Transfers
  now: () => Date
  warn: Warn
}

export type Opened = Awaited<ReturnType<ReturnType<typeof createOpening>>>

/** What every answer of the content begins with: the figures of now, in the reader's language. */
export function createOpening({ content, settings, places, longTerm, transfers, now, warn }: OpeningParts) {
  const withhold = createWithholding(warn)
  return async function open(language: Language) {
    const [data, allPlaces, extraDriverKop, byMonth, withDriver] = await Promise.all([
      settings.current(),
      places.list(language),
      content.findExtraPrice(settings.station, EXTRA_DRIVER),
      longTerm.facts(),
      transfers.facts(),
    ])
    const airport = airportFeeKop(allPlaces)
    const tables: TableFacts = { airportFeeKop: airport, extraDriverKop, longTerm: byMonth, chauffeur: withDriver }
    const reader: Reader = { language, values: (known) => contentValues(data, tables, known) }
    const told = <Row extends ContentRow>(kind: string, rows: Row[]) => withhold(kind, rows, reader.values(language))
    return {
      data,
      longTerm: byMonth,
      places: allPlaces,
      reader,
      told,
      today: toStationMoment(now(), data.timeZone).date,
    }
  }
}
