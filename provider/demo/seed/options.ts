import { CLASS_IDS } from '@/provider/contract/rules/cars/car-classes'
import { INSURANCE_CODES } from '@/provider/contract/rules/options/option-kinds'
import { KOPECKS_PER_ROUBLE } from '@/provider/contract/rules/text/money'
import type { BranchSettings } from '@/provider/rules/settings/station-settings'
import type { Row } from './insert-rows'
import type { SeedData } from './seed-data'
import { type SeedingDay, shiftDateTo } from './seeding-day'

type Prices = SeedData['prices']

/** Returns the options and later charges of a rental as values of the settings. */
export function optionValues({ mileageOption, insurance, bookingProtection, charges, loyalty }: Prices) {
  return {
    mileageOption: {
      ...mileageOption,
      overMileageKopPerKm: kopecks(charges.overMileage?.limitedOptionRubPerKm ?? 0),
    },
    insurance: INSURANCE_CODES.map((code) => insuranceOf(code, insurance[code])),
    bookingProtection: {
      name: bookingProtection.name,
      text: bookingProtection.text,
      priceKop: kopecks(bookingProtection.priceRub),
    },
    laterCharges: Object.entries(charges).map(([code, charge]) => ({
      code,
      name: charge.name,
      unit: charge.unit,
      feeKop: charge.feeRub === null ? null : kopecks(charge.feeRub),
      sharePercent: charge.shareOfDayPercent ?? null,
      graceMinutes: charge.graceMinutes ?? null,
      fullDayAfterHours: charge.fullDayAfterHours ?? null,
    })),
    milesMaxSharePercent: loyalty.maxSharePercent,
  }
}

/** Returns the rows of extras, with prices in kopecks. */
export function extraRows({ prices }: Pick<SeedData, 'prices'>, station: string): Row[] {
  return Object.entries(prices.extras).map(([code, extra], index) => ({
    station,
    code,
    name: extra.name,
    note: extra.note,
    unit: extra.unit,
    price_kop: kopecks(extra.priceRub),
    cap_kop: extra.capRub === null ? null : kopecks(extra.capRub),
    max_quantity: extra.maxQuantity,
    stock: extra.stock,
    classes: extra.classes,
    sort: (index + 1) * 10,
  }))
}

/** Returns the rows of promo codes, which end on the days of the discounts and events that name them. */
export function promoRows(
  { prices, clients }: Pick<SeedData, 'prices' | 'clients'>,
  station: string,
  day: SeedingDay,
): Row[] {
  const shift = shiftDateTo(day, clients.meta.asOf)
  return prices.promoCodes.map((promo) => ({
    station,
    code: promo.code,
    percent: promo.percent,
    name: promo.name,
    valid_from: shift(promo.validFrom),
    valid_to: shift(promo.validTo),
    rental_from: promo.rentalFrom && shift(promo.rentalFrom),
    rental_to: promo.rentalTo && shift(promo.rentalTo),
    classes: promo.classes,
    min_days: promo.minDays,
    login_only: promo.loginOnly,
    first_rental_only: promo.firstRentalOnly,
    max_uses: promo.maxUses,
    used_before: promo.used,
    per_client: promo.perClient,
    partner: promo.partner,
    active: promo.active,
  }))
}

function insuranceOf(
  code: (typeof INSURANCE_CODES)[number],
  sold: Prices['insurance'][(typeof INSURANCE_CODES)[number]],
): BranchSettings['insurance'][number] {
  const { name, text, pricePerDayRub, deductibleShare, maxLiabilityRub, documentsWithinDays } = sold
  const priceOf = (id: (typeof CLASS_IDS)[number]) =>
    typeof pricePerDayRub === 'number' ? pricePerDayRub : (pricePerDayRub[id] ?? null)
  const prices = CLASS_IDS.flatMap((id) => {
    const priceRub = priceOf(id)
    return priceRub === null ? [] : [[id, kopecks(priceRub)] as const]
  })
  return {
    code,
    name,
    text,
    perDayKopByClass: Object.fromEntries(prices),
    deductiblePercent: deductibleShare === null ? null : Math.round(deductibleShare * 100),
    maxLiabilityKop: maxLiabilityRub === null ? null : kopecks(maxLiabilityRub),
    documentsWithinDays: documentsWithinDays ?? null,
  }
}

function kopecks(roubles: number): number {
  return roubles * KOPECKS_PER_ROUBLE
}
