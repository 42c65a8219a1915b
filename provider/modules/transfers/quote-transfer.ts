import { toStationMoment } from '@/provider/contract/rules/dates/station-time'
import { LANGUAGES } from '@/provider/contract/rules/text/languages'
import { KOPECKS_PER_ROUBLE } from '@/provider/contract/rules/text/money'
import type {
  TransferDetails,
  TransferItem,
  TransferOrdering,
  TransferRoute,
  TransfersAnswer,
} from '@/provider/contract/transfers'
import { FailureError } from '@/provider/failure-error'
import type { Cars } from '@/provider/modules/cars/cars'
import type { Fleet } from '@/provider/modules/cars/fleet'
import type { PlacesService } from '@/provider/modules/places/list-places'
import type { SettingsService } from '@/provider/modules/settings/read-settings'
import { type Language, textIn } from '@/provider/rules/i18n/language'
import { transferKop } from '@/provider/rules/transfers/transfer-price'
import type { PresetRow, RouteRow, TransferRow, TransfersRepository } from './queries'

const MAX_SIMILAR = 3

export type TransfersService = ReturnType<typeof createTransfersService>

type Parts = {
  transfers: TransfersRepository
  cars: Cars
  places: PlacesService
  settings: SettingsService
  now: () => Date
}

/** What texts tell of all orders: each has at least these. Null: nothing comes with a driver. */
export type TransferFacts = { minHours: number | null; freeWaitMinutes: number | null }

export function createTransfersService({ transfers, cars, places, settings, now }: Parts) {
  const { station } = settings

  async function readItems(language: Language) {
    const [rows, fleet] = await Promise.all([transfers.list(station), cars.fleet(language)])
    return rows.flatMap((row) => {
      const item = itemOf(row, fleet)
      return item ? { row, item } : []
    })
  }

  /** What an order of one of the models may ask for. */
  async function readOrdering(models: TransferRow[], language: Language): Promise<TransferOrdering> {
    const [routes, presets, known, { nightFee, transfers: orders, rules }] = await Promise.all([
      readRoutes(models, language),
      transfers.listPresets(station),
      places.list(language),
      settings.current(),
    ])
    const { leadHours, maxHours, childSeatKop, nightHourKop } = orders
    return {
      routes,
      presets: presets.map((row) => presetOf(row, language)),
      places: known.map(({ code, name }) => ({ code, name })),
      night: { from: nightFee.from, to: nightFee.to, hourKop: nightHourKop },
      rules: { leadHours, maxHours, maxDaysAhead: rules.maxDaysAhead, childSeatKop },
    }
  }

  async function readLanguages({ classId }: TransferRow): Promise<Language[]> {
    const { timeZone } = await settings.current()
    const spoken = await transfers.listLanguages(station, classId, toStationMoment(now(), timeZone).date)
    return LANGUAGES.filter((language) => spoken.includes(language))
  }

  /** Trips that one of the models can make, by their classes. */
  async function readRoutes(models: TransferRow[], language: Language): Promise<TransferRoute[]> {
    return (await transfers.listRoutes(station)).flatMap((row) => {
      const offers = models
        .filter(({ classId }) => row.classes.includes(classId))
        .map((model) => ({ fromKop: transferKop(model, row.hours), fromSlug: model.slug }))
        .sort((a, b) => a.fromKop - b.fromKop)
      return offers[0] ? { ...routeOf(row, language), ...offers[0] } : []
    })
  }

  return {
    async facts(): Promise<TransferFacts> {
      const rows = await transfers.list(station)
      return {
        minHours: leastOf(rows.map(({ minHours }) => minHours)),
        freeWaitMinutes: leastOf(rows.map(({ freeWaitMinutes }) => freeWaitMinutes)),
      }
    },

    async list(language: Language): Promise<TransfersAnswer> {
      const offers = await readItems(language)
      const ordering = await readOrdering(
        offers.map(({ row }) => row),
        language,
      )
      return { items: offers.map(({ item }) => item), ...ordering }
    },

    /** @throws {FailureError} `not_found` for a model that comes without a driver. */
    async details(slug: string, language: Language): Promise<TransferDetails> {
      const offers = await readItems(language)
      const offer = offers.find(({ row }) => row.slug === slug)
      if (!offer) throw new FailureError('not_found', 'No such model with a driver.')
      const others = offers.filter((one) => one !== offer).map(({ item }) => item)
      const sameClass = others.filter((item) => item.class === offer.item.class)
      return {
        ...offer.item,
        description: offer.row.selfDrive ? null : textIn(offer.row.description, language),
        ...(await readOrdering([offer.row], language)),
        languages: await readLanguages(offer.row),
        similar: [...sameClass, ...others.filter((item) => !sameClass.includes(item))].slice(0, MAX_SIMILAR),
      }
    },
  }
}

function leastOf(values: number[]): number | null {
  return values.length > 0 ? Math.min(...values) : null
}

function itemOf(row: TransferRow, { items, classes }: Fleet): TransferItem | null {
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
