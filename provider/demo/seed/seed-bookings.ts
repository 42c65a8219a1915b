import { addMinutes } from 'date-fns'
import type { InferSelectModel } from 'drizzle-orm'
import type { RentalOptions } from '@/provider/contract/options'
import type { Transaction } from '@/provider/db/database'
import { bookings } from '@/provider/db/schema/bookings'
import type { carModels, cars } from '@/provider/db/schema/cars'
import { integerBetween, type Random } from '@/provider/demo/seeded-random'
import type { BranchSettings } from '@/provider/rules/settings/station-settings'
import { bookingExtraRows, bookingRow, historyRows, piecesOf, type SeedBooking } from './booking-rows'
import { clientBooking } from './client-rentals'
import { generateBookings } from './generated-bookings'
import { leftToPayKop } from './generated-options'
import type { Guest } from './guests'
import { insertRows } from './insert-rows'
import type { Market } from './market'
import type { SeedData } from './seed-data'
import { type SeedingDay, shiftTo } from './seeding-day'

type Seeding = {
  data: SeedData
  station: string
  branch: BranchSettings
  day: SeedingDay
  random: Random
  /** A stream of its own: an option that is added to rentals does not change who has which car when. */
  optionsRandom: Random
  guests: Guest[]
  fleet: { models: InferSelectModel<typeof carModels>[]; cars: InferSelectModel<typeof cars>[] }
  clientIds: ReadonlyMap<string, number>
}

/** Inserts the clients' own rentals and the generated ones, which fill the days around them. */
export async function seedBookings(tx: Transaction, seeding: Seeding): Promise<void> {
  const own = clientBookings(seeding)
  const market = openMarket(seeding, own)
  const { branch, fleet } = seeding
  const models = new Map(fleet.models.map((model) => [model.id, { ...model, tariff: model }]))

  const generated = fleet.cars
    .filter(({ state }) => state === 'active')
    .flatMap((car) => {
      const model = models.get(car.modelId)
      if (!model) throw new Error(`car ${car.gosnomer} has no model`)
      const taken = own
        .filter(({ carId }) => carId === car.id)
        .map(({ startAt, endAt }) => ({ from: startAt, until: addMinutes(endAt, branch.turnaroundMinutes) }))
      return generateBookings({ id: car.id, model, taken }, market)
    })

  const all = [...own, ...generated]
  const context = { ...seeding, turnaroundMinutes: branch.turnaroundMinutes }
  await insertRows(
    tx,
    'bookings',
    all.map((booking) => bookingRow(booking, context)),
  )
  const rows = await tx.select({ id: bookings.id, number: bookings.number }).from(bookings)
  const ids = new Map(rows.map(({ number, id }) => [number, id]))
  await insertRows(tx, 'booking_status_history', historyRows(all, ids))
  await insertRows(tx, 'booking_extras', bookingExtraRows(all, ids, seeding.station))
}

function clientBookings({ data, branch, day, fleet }: Seeding): SeedBooking[] {
  const shift = shiftTo(day, data.clients.meta.asOf)
  const ids = {
    carIds: new Map(fleet.cars.map(({ gosnomer, id }) => [gosnomer, id])),
    modelIds: new Map(fleet.models.map(({ slug, id }) => [slug, id])),
    liabilityOf: (slug: string, insurance: RentalOptions['insurance']) => {
      const model = fleet.models.find((candidate) => candidate.slug === slug)
      return leftToPayKop(model?.deductibleKop ?? 0, insurance, branch.insurance)
    },
  }
  return data.clients.clients.flatMap((client) =>
    client.rentals.map((rental) => clientBooking(client, rental, ids, shift)),
  )
}

function openMarket({ data, branch, day, random, optionsRandom, guests }: Seeding, own: SeedBooking[]): Market {
  const numbers = new Set(own.map(({ number }) => number))
  return {
    day,
    random,
    guests,
    timeZone: branch.timeZone,
    turnaroundMinutes: branch.turnaroundMinutes,
    rules: {
      seasons: data.prices.periods.map(({ coefficient, priority, spans }) => ({
        coefficientPercent: Math.round(coefficient * 100),
        priority,
        spans,
      })),
      nightFee: branch.nightFee,
      freeDelivery: branch.freeDelivery,
      mileageDiscountPercent: branch.mileageOption.discountPercent,
      saleLimit: branch.saleLimit,
      milesMaxSharePercent: branch.milesMaxSharePercent,
    },
    options: {
      random: optionsRandom,
      branch,
      extras: data.prices.extras,
      uses: piecesOf(own, branch.turnaroundMinutes),
    },
    places: data.places.map(({ id, code, feeRub }) => ({ id, code, feeKop: feeRub * 100 })),
    nextNumber: () => {
      for (;;) {
        const number = String(integerBetween(random, 1_000_000, 9_999_999))
        if (numbers.has(number)) continue
        numbers.add(number)
        return number
      }
    },
  }
}
