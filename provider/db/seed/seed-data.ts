import { z } from 'zod'
import { BOOKING_STATUSES } from '@/provider/contract/bookings'
import { CarData } from '@/provider/contract/cars'
import { LaterCharge } from '@/provider/contract/prices'
import { CLASS_IDS } from '@/provider/contract/rules/classes'
import { INSURANCE_CODES } from '@/provider/contract/rules/options'
import clientsJson from './data/clients.json'
import fleetJson from './data/fleet.json'
import placesJson from './data/places.json'
import pricesJson from './data/prices.json'
import settingsJson from './data/settings.json'

// What seeding takes from the demo files; the rest of them waits for its own features. Money here is whole roubles.
const Texts = z.object({ ru: z.string(), en: z.string(), 'zh-CN': z.string() })
const Instant = z.iso.datetime({ offset: true })

const Model = CarData.pick({
  naimenovanie: true,
  stoimost: true,
  skidka_2: true,
  special_price: true,
  class: true,
  body: true,
  seats: true,
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
  mileageLimitKmPerDay: true,
  minAge: true,
  minExperienceYears: true,
  selfDrive: true,
  rentalMonths: true,
}).extend({
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
      name: Texts,
      hint: Texts,
      lat: z.number(),
      lng: z.number(),
      feeRub: z.number().int(),
      pickup: z.boolean(),
      dropoff: z.boolean(),
      sort: z.number().int(),
    }),
  ),
})

const ClassIds = z.array(z.enum(CLASS_IDS)).nullable()

/** A price per class, or one for all; null: not offered. */
const ClassPrices = z.union([z.number(), z.partialRecord(z.enum(CLASS_IDS), z.number().nullable())])

const PriceOptions = z.object({
  mileageOption: z.object({ kmPerDay: z.number().int(), discountPercent: z.number() }),
  extras: z.record(
    z.string(),
    z.object({
      name: Texts,
      note: Texts,
      unit: z.enum(['per_day', 'once']),
      priceRub: z.number().int(),
      capRub: z.number().int().nullable(),
      maxQuantity: z.number().int(),
      stock: z.number().int().nullable(),
      classes: ClassIds,
    }),
  ),
  insurance: z.record(
    z.enum(INSURANCE_CODES),
    z.object({
      name: Texts,
      text: Texts,
      pricePerDayRub: ClassPrices,
      deductibleShare: z.number().nullable(),
      maxLiabilityRub: z.number().int().nullable(),
      documentsWithinDays: z.number().int().optional(),
    }),
  ),
  bookingProtection: z.object({ name: Texts, text: Texts, priceRub: z.number().int() }),
  charges: z.record(
    z.string(),
    z.object({
      name: Texts,
      unit: LaterCharge.shape.unit,
      feeRub: z.number().int().nullable(),
      shareOfDayPercent: z.number().optional(),
      graceMinutes: z.number().int().optional(),
      fullDayAfterHours: z.number().int().optional(),
      limitedOptionRubPerKm: z.number().int().optional(),
    }),
  ),
  loyalty: z.object({ maxSharePercent: z.number() }),
  promoCodes: z.array(
    z.object({
      code: z.string(),
      percent: z.number().int(),
      name: Texts,
      validFrom: z.iso.date(),
      validTo: z.iso.date(),
      rentalFrom: z.iso.date().nullable(),
      rentalTo: z.iso.date().nullable(),
      classes: ClassIds,
      minDays: z.number().int().nullable(),
      loginOnly: z.boolean(),
      firstRentalOnly: z.boolean(),
      maxUses: z.number().int().nullable(),
      used: z.number().int(),
      perClient: z.number().int().nullable(),
      partner: z.string().nullable(),
      active: z.boolean(),
    }),
  ),
})

const Prices = z.object({
  periods: z.array(
    z.object({
      id: z.string(),
      name: Texts,
      coefficient: z.number(),
      priority: z.number().int(),
      spans: z.array(z.object({ from: z.iso.date(), to: z.iso.date() })),
    }),
  ),
  ...PriceOptions.shape,
  nightFee: z.object({ from: z.string(), to: z.string(), feeRub: z.number().int(), placesFree: z.array(z.string()) }),
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

const Clients = z.object({
  meta: z.object({ asOf: Instant }),
  clients: z.array(
    z.object({
      last_name: z.string(),
      first_name: z.string(),
      middle_name: z.string().nullable(),
      phone: z.string(),
      email: z.string(),
      language: z.enum(['ru', 'en', 'zh-CN']),
      citizenship: z.string(),
      birthDate: z.iso.date(),
      asDriver: z.object({ licence: z.object({ issuedAt: z.iso.date() }).nullable() }).nullish(),
      rentals: z.array(Rental),
    }),
  ),
})
export type SeedClient = z.infer<typeof Clients>['clients'][number]

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
