import { z } from 'zod'
import { BOOKING_STATUSES } from '@/provider/contract/bookings'
import { CarData } from '@/provider/contract/car-data'
import { ARRIVALS } from '@/provider/contract/rules/bookings/meeting'
import { CLASS_IDS } from '@/provider/contract/rules/cars/car-classes'
import clientsJson from './data/clients.json'
import fleetJson from './data/fleet.json'
import placesJson from './data/places.json'
import pricesJson from './data/prices.json'
import settingsJson from './data/settings.json'
import { Prices, Texts } from './price-data'

// Fields of the demo files that the seed uses. Money here is whole roubles.
const Instant = z.iso.datetime({ offset: true })

const Model = CarData.pick({
  naimenovanie: true,
  stoimost: true,
  skidka_2: true,
  special_price: true,
  class: true,
  body: true,
  seats: true,
  seatRows: true,
  doors: true,
  fuel: true,
  powertrain: true,
  engineLitres: true,
  powerHp: true,
  transmission: true,
  gearbox: true,
  drive: true,
  steeringSide: true,
  tankLitres: true,
  luggage: true,
  tinting: true,
  winterTyres: true,
  heated: true,
  features: true,
  groundClearanceMm: true,
  lengthMm: true,
  heightMm: true,
  mileageLimitKmPerDay: true,
  minAge: true,
  minExperienceYears: true,
  selfDrive: true,
  rentalMonths: true,
}).extend({
  mileageLimitedOption: z.boolean(),
  slug: z.string(),
  yearFrom: z.number().int(),
  yearTo: z.number().int(),
  fuelConsumption: z.object({ combinedL100km: z.number() }).nullable(),
  rangeKm: z.number().optional(),
  licenceCategory: z.string().nullable(),
  overMileageRubPerKm: z.number(),
  depositRub: z.number().int(),
  deductibleRub: z.number().int(),
  discount1: z.number().int(),
  discount2: z.number().int(),
  tags: z.array(z.string()),
  sort: z.number().int(),
  description: Texts,
})
export type SeedModel = z.infer<typeof Model>

const Fleet = z.object({
  classes: z.array(
    z.object({
      id: z.enum(CLASS_IDS),
      sort: z.number().int(),
      klassavtomobilya: z.string(),
      name: Texts,
      lead: Texts,
      defaultCvet: z.string(),
      bodies: z.tuple([z.string()], z.string()),
    }),
  ),
  cargoModel: z.string(),
  tags: z.array(z.object({ tag: z.string(), freeDeliveryPlaceCodes: z.array(z.string()).optional() })),
  models: z.array(Model),
  cars: z.array(
    z.object({
      gosnomer: z.string(),
      model: z.string(),
      cvet: z.string(),
      year: z.number().int(),
      mileageKm: z.number().int(),
      state: z.enum(['active', 'maintenance']),
      plateKind: z.enum(['state', 'inventory']),
      inventoryNumber: z.string().optional(),
    }),
  ),
})

const Places = z.object({
  places: z.array(
    z.object({
      id: z.number().int(),
      code: z.string(),
      zone: z.string(),
      arrival: z.enum(ARRIVALS).nullable(),
      needsAddress: z.boolean(),
      name: Texts,
      hint: Texts,
      returnHint: Texts,
      lat: z.number(),
      lng: z.number(),
      feeRub: z.number().int(),
      pickup: z.boolean(),
      dropoff: z.boolean(),
      sort: z.number().int(),
      fuel: z.object({ name: Texts, lat: z.number(), lng: z.number() }),
    }),
  ),
})

const Rental = z.object({
  number: z.string().regex(/^\d{5}$/),
  status: z.enum(BOOKING_STATUSES),
  createdAt: Instant,
  model: z.string(),
  gosnomer: z.string(),
  startAt: Instant,
  endAt: Instant,
  days: z.number().int(),
  pickupPlaceId: z.number().int(),
  returnPlaceId: z.number().int(),
  payment: z.enum(['prepay', 'full', 'branch']),
  lines: z.array(
    z.object({
      code: z.string(),
      amountRub: z.number().int(),
      percent: z.number().optional(),
      quantity: z.number().int().optional(),
      days: z.number().int().optional(),
      listPerDayRub: z.number().optional(),
      ref: z.string().optional(),
    }),
  ),
  rentalLinesRub: z.number().int(),
  totalRub: z.number().int(),
  paidRub: z.number().int(),
  depositRub: z.number().int(),
  refundRub: z.number().int(),
  distanceKm: z.number().int().nullable(),
  /** The client and, by id, the extra drivers. */
  drivers: z.array(z.union([z.literal('self'), z.number().int()])),
  flight: z.string().nullable().optional(),
  holdExpiresAt: Instant.optional(),
  timeline: z.array(
    z.object({
      at: Instant,
      status: z.enum(BOOKING_STATUSES),
      actor: z.enum(['client', 'branch', 'gateway', 'system']),
      reason: z.string().optional(),
    }),
  ),
})
export type SeedRental = z.infer<typeof Rental>

const Licence = z.object({ issuedAt: z.iso.date() })

const Clients = z.object({
  meta: z.object({ asOf: Instant }),
  clients: z.array(
    z.object({
      last_name: z.string(),
      first_name: z.string(),
      middle_name: z.string().nullable(),
      phone: z.string(),
      email: z.string(),
      registered: z.boolean(),
      language: z.enum(['ru', 'en', 'zh-CN']),
      citizenship: z.string(),
      birthDate: z.iso.date(),
      asDriver: z.object({ licence: Licence.nullable() }).nullish(),
      drivers: z.array(
        z.object({
          id: z.number().int(),
          last_name: z.string(),
          first_name: z.string(),
          middle_name: z.string().nullable(),
          phone: z.string(),
          birthDate: z.iso.date(),
          licence: Licence,
        }),
      ),
      rentals: z.array(Rental),
    }),
  ),
})
export type SeedClient = z.infer<typeof Clients>['clients'][number]

/** Reads and checks the demo data from its files. */
export function readSeedData() {
  return {
    fleet: Fleet.parse(fleetJson),
    places: Places.parse(placesJson).places,
    prices: Prices.parse(pricesJson),
    settings: settingsJson,
    clients: Clients.parse(clientsJson),
  }
}
export type SeedData = ReturnType<typeof readSeedData>
