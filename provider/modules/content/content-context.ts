import { toStationMoment } from '@/provider/contract/rules/dates/station-time'
import { EXTRA_DRIVER } from '@/provider/contract/rules/options/option-kinds'
import { airportFeeKop } from '@/provider/contract/rules/prices/airport-fee'
import type { Database } from '@/provider/db/database'
import type { LongTerm } from '@/provider/modules/long-term/list-long-term-cars'
import type { Places } from '@/provider/modules/places/list-places'
import type { Settings } from '@/provider/modules/settings/bind-settings'
import type { Transfers } from '@/provider/modules/transfers/list-transfers'
import { type ContentValues, contentValues, type TableFacts } from '@/provider/rules/content/placeholder-values'
import type { Language } from '@/provider/rules/i18n/language'
import { findExtraPrice } from './queries'
import type { ContentRow, SkipIncomplete } from './skip-incomplete'
import type { Reader } from './texts'

export type ContextDeps = {
  db: Database
  settings: Settings
  places: Places
  longTerm: LongTerm
  transfers: Transfers
  now: () => Date
  skipIncomplete: SkipIncomplete
}

export type ContentContext = Awaited<ReturnType<typeof readContext>>

/** Reads what every answer of the content needs: the figures of now, in the reader's language. */
export async function readContext(
  { db, settings, places, longTerm, transfers, now, skipIncomplete }: ContextDeps,
  language: Language,
) {
  const [data, allPlaces, extraDriverKop, longTermFacts, transferFacts] = await Promise.all([
    settings.current(),
    places.list(language),
    findExtraPrice(db, settings.station, EXTRA_DRIVER),
    longTerm.facts(),
    transfers.facts(),
  ])
  const tables: TableFacts = {
    airportFeeKop: airportFeeKop(allPlaces),
    extraDriverKop,
    longTerm: longTermFacts,
    chauffeur: transferFacts,
  }
  const valuesByLanguage = new Map<Language, ContentValues>()
  // Asked for once a text: a list has dozens.
  const values = (textLanguage: Language) => {
    const filled = valuesByLanguage.get(textLanguage) ?? contentValues(data, tables, textLanguage)
    valuesByLanguage.set(textLanguage, filled)
    return filled
  }
  const reader: Reader = { language, values }
  return {
    data,
    longTerm: longTermFacts,
    places: allPlaces,
    reader,
    complete: <Row extends ContentRow>(kind: string, rows: Row[]) =>
      skipIncomplete(kind, rows, reader.values(language)),
    today: toStationMoment(now(), data.timeZone).date,
  }
}
