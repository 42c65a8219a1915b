import { toStationMoment } from '@/provider/contract/rules/dates/station-time'
import { LANGUAGES } from '@/provider/contract/rules/text/languages'
import { KOPECKS_PER_ROUBLE } from '@/provider/contract/rules/text/money'
import type {
  TransferDetails,
  TransferItem,
  TransferOrdering,
  TransferRoute,
  TransfersResponse,
} from '@/provider/contract/transfers'
import type { Database } from '@/provider/db/database'
import { FailureError } from '@/provider/failure-error'
import type { Bound } from '@/provider/modules/bind'
import type { Cars } from '@/provider/modules/cars/bind-cars'
import type { Fleet } from '@/provider/modules/cars/fleet'
import type { Places } from '@/provider/modules/places/list-places'
import type { Settings } from '@/provider/modules/settings/bind-settings'
import { type Language, textIn } from '@/provider/rules/i18n/language'
import { transferKop } from '@/provider/rules/transfers/transfer-price'
import {
  listPresets,
  listRouteRows,
  listSpokenLanguages,
  listTransferRows,
  type PresetRow,
  type RouteRow,
  type TransferRow,
} from './queries'

const MAX_SIMILAR = 3

export type Transfers = {
  list: Bound<typeof listTransfers>
  details: Bound<typeof readDetails>
  facts: Bound<typeof readFacts>
}

export type TransferDeps = { db: Database; cars: Cars; places: Places; settings: Settings; now: () => Date }

/** What texts say about all orders: each has at least these. Null: nothing comes with a driver. */
type TransferFacts = { minHours: number | null; freeWaitMinutes: number | null }

/** Reads the figures of all cars with a driver that the branch's texts quote. */
export async function readFacts({ db, settings }: TransferDeps): Promise<TransferFacts> {
  const rows = await listTransferRows(db, settings.station)
  return {
    minHours: leastOf(rows.map(({ minHours }) => minHours)),
    freeWaitMinutes: leastOf(rows.map(({ freeWaitMinutes }) => freeWaitMinutes)),
  }
}

/** Lists the cars with a driver and what an order may ask for. */
export async function listTransfers(deps: TransferDeps, language: Language): Promise<TransfersResponse> {
  const offers = await listItems(deps, language)
  const models = offers.map(({ row }) => row)
  const ordering = await readOrdering(deps, models, language)
  return { items: offers.map(({ item }) => item), ...ordering }
}

/** Reads one model with a driver. @throws {FailureError} `not_found` for a model that comes without a driver */
export async function readDetails(deps: TransferDeps, slug: string, language: Language): Promise<TransferDetails> {
  const offers = await listItems(deps, language)
  const offer = offers.find(({ row }) => row.slug === slug)
  if (!offer) throw new FailureError('not_found', 'No such model with a driver.')
  const others = offers.filter((one) => one !== offer).map(({ item }) => item)
  const sameClass = others.filter((item) => item.class === offer.item.class)
  return {
    ...offer.item,
    description: offer.row.selfDrive ? null : textIn(offer.row.description, language),
    ...(await readOrdering(deps, [offer.row], language)),
    languages: await listLanguages(deps, offer.row),
    similar: [...sameClass, ...others.filter((item) => !sameClass.includes(item))].slice(0, MAX_SIMILAR),
  }
}

async function listItems({ db, cars, settings }: TransferDeps, language: Language) {
  const [rows, fleet] = await Promise.all([listTransferRows(db, settings.station), cars.listFleet(language)])
  return rows.flatMap((row) => {
    const item = transferItem(row, fleet)
    return item ? { row, item } : []
  })
}

/** Reads what an order of one of the models may ask for. */
async function readOrdering(deps: TransferDeps, models: TransferRow[], language: Language): Promise<TransferOrdering> {
  const { db, places, settings } = deps
  const [routes, presets, allPlaces, { nightFee, transfers, rules }] = await Promise.all([
    listRoutes(deps, models, language),
    listPresets(db, settings.station),
    places.list(language),
    settings.current(),
  ])
  const { leadHours, maxHours, childSeatKop, nightHourKop } = transfers
  return {
    routes,
    presets: presets.map((row) => presetOf(row, language)),
    places: allPlaces.map(({ code, name }) => ({ code, name })),
    night: { from: nightFee.from, to: nightFee.to, hourKop: nightHourKop },
    rules: { leadHours, maxHours, maxDaysAhead: rules.maxDaysAhead, childSeatKop },
  }
}

async function listLanguages({ db, settings, now }: TransferDeps, { classId }: TransferRow): Promise<Language[]> {
  const { timeZone } = await settings.current()
  const spoken = await listSpokenLanguages(db, settings.station, classId, toStationMoment(now(), timeZone).date)
  return LANGUAGES.filter((language) => spoken.includes(language))
}

/** Reads the trips that one of the models can make, by their classes. */
async function listRoutes(
  { db, settings }: TransferDeps,
  models: TransferRow[],
  language: Language,
): Promise<TransferRoute[]> {
  return (await listRouteRows(db, settings.station)).flatMap((row) => {
    const offers = models
      .filter(({ classId }) => row.classes.includes(classId))
      .map((model) => ({ fromKop: transferKop(model, row.hours), fromSlug: model.slug }))
      .sort((a, b) => a.fromKop - b.fromKop)
    return offers[0] ? { ...routeOf(row, language), ...offers[0] } : []
  })
}

function leastOf(values: number[]): number | null {
  return values.length > 0 ? Math.min(...values) : null
}

function transferItem(row: TransferRow, { items, classes }: Fleet): TransferItem | null {
  const car = items.find(({ slug }) => slug === row.slug)
  if (!car) return null
  return {
    slug: row.slug,
    daily_price: row.dayKop / KOPECKS_PER_ROUBLE,
    class: row.classId,
    className: classes.find(({ id }) => id === row.classId)?.name ?? row.classId,
    car,
    hourKop: row.hourKop,
    minHours: row.minHours,
    dayHours: row.dayHours,
    passengers: row.passengers,
    freeWaitMinutes: row.freeWaitMinutes,
  }
}

function routeOf(row: RouteRow, language: Language): Omit<TransferRoute, 'fromKop' | 'fromSlug'> {
  return {
    id: row.id,
    kind: row.kind,
    fromPlace: row.fromPlace,
    toPlace: row.toPlace,
    name: textIn(row.name, language),
    text: textIn(row.text, language),
    distanceKm: row.distanceKm,
    hours: row.hours,
  }
}

function presetOf({ id, kind, name, fromPlace, toPlace, flightRequired }: PresetRow, language: Language) {
  return { id, kind, name: textIn(name, language), fromPlace, toPlace, flightRequired }
}
