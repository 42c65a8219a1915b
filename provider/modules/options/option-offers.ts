import type { CarOptions, ExtraOffer, InsuranceOffer } from '@/provider/contract/options'
import type { CarClassId } from '@/provider/contract/rules/cars/car-classes'
import { formatText, roublesIn } from '@/provider/rules/i18n/format-text'
import { type Language, textIn } from '@/provider/rules/i18n/language'
import { liabilityKop } from '@/provider/rules/options/insurance'
import { insuranceKop, pieceKop } from '@/provider/rules/options/option-lines'
import type { StationData } from '@/provider/rules/settings/station-settings'
import type { ExtraRow } from './queries'

/** What the options of a model depend on. */
export type OptionsModel = { classId: CarClassId; deductibleKop: number; mileageOption: boolean }

/** @param days of the requested rental; null: the request has no dates. */
export function insuranceOffers(
  model: OptionsModel,
  data: StationData,
  days: number | null,
  language: Language,
): InsuranceOffer[] {
  return data.insurance.flatMap((sold) => {
    const perDayKop = insurancePerDayKop(sold, model.classId)
    if (perDayKop === null) return []
    const { code, documentsWithinDays } = sold
    return [
      {
        code,
        ...insuranceTexts(sold, language),
        perDayKop,
        forRentalKop: days === null ? null : insuranceKop(perDayKop, days),
        liabilityKop: liabilityKop(model.deductibleKop, sold),
        documentsWithinDays,
      },
    ]
  })
}

export function insuranceTexts({ name, text, maxLiabilityKop }: StationData['insurance'][number], language: Language) {
  const extendedLiabilityRub = roublesIn(maxLiabilityKop ?? 0, language)
  return { name: textIn(name, language), text: formatText(textIn(text, language), { extendedLiabilityRub }) }
}

/** Null: not offered for this class. The basic cover is part of every rental. */
export function insurancePerDayKop(sold: StationData['insurance'][number], classId: CarClassId): number | null {
  return sold.perDayKopByClass[classId] ?? (sold.code === 'none' ? 0 : null)
}

export function mileageOffer({ mileageOption }: OptionsModel, data: StationData): CarOptions['mileage'] {
  return mileageOption ? data.mileageOption : null
}

export function protectionOffer({ bookingProtection, rules }: StationData, language: Language) {
  if (!bookingProtection) return null
  const { name, text, priceKop } = bookingProtection
  const values = { freeCancellationHours: String(rules.freeCancellationHours) }
  return { name: textIn(name, language), text: formatText(textIn(text, language), values), priceKop }
}

export function extraOffer(
  row: ExtraRow,
  { left, days }: { left: number | null; days: number | null },
  language: Language,
): ExtraOffer {
  const { code, name, note, unit, priceKop, capKop, maxQuantity } = row
  const forRentalKop = days === null ? null : pieceKop(row, days)
  const texts = { name: textIn(name, language), note: textIn(note, language) }
  return { code, ...texts, unit, priceKop, capKop, forRentalKop, maxQuantity, left }
}

export function fitsClass({ classes }: ExtraRow, classId: CarClassId): boolean {
  return classes === null || classes.includes(classId)
}
