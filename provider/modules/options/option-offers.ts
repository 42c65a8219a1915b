import type { CarOptions, ExtraOffer, InsuranceOffer } from '@/provider/contract/options'
import { type CarClassId, needsLicence } from '@/provider/contract/rules/cars/car-classes'
import { formatText } from '@/provider/rules/i18n/format-text'
import { type Language, textIn } from '@/provider/rules/i18n/language'
import { pluralIn } from '@/provider/rules/i18n/plural'
import { liabilityKop } from '@/provider/rules/options/insurance'
import { insuranceTexts } from '@/provider/rules/options/insurance-texts'
import { insuranceKop, pieceKop } from '@/provider/rules/options/option-lines'
import type { BranchSettings } from '@/provider/rules/settings/station-settings'
import type { ExtraRow } from './queries'

/** What the options of a model depend on. */
export type OptionsModel = { classId: CarClassId; deductibleKop: number; mileageOption: boolean }

/** Returns the packages for the class. @param days of the requested rental; null: the request has no dates. */
export function insuranceOffers(
  model: OptionsModel,
  data: BranchSettings,
  days: number | null,
  language: Language,
): InsuranceOffer[] {
  if (!needsLicence(model.classId)) return []
  return data.insurance.flatMap((insurance) => {
    const perDayKop = insurancePerDayKop(insurance, model.classId)
    if (perDayKop === null) return []
    const { code, documentsWithinDays } = insurance
    return [
      {
        code,
        ...insuranceTexts(insurance, language),
        perDayKop,
        forRentalKop: days === null ? null : insuranceKop(perDayKop, days),
        liabilityKop: liabilityKop(model.deductibleKop, insurance),
        documentsWithinDays,
      },
    ]
  })
}

/**
 * Returns the price of a day; null: not offered for this class. The basic cover is part of every rental; what is ridden
 * without a licence has no other.
 */
export function insurancePerDayKop(insurance: BranchSettings['insurance'][number], classId: CarClassId): number | null {
  const perDayKop = needsLicence(classId) ? insurance.perDayKopByClass[classId] : undefined
  return perDayKop ?? (insurance.code === 'none' ? 0 : null)
}

/** Returns the mileage option; null when the model does not have it. */
export function mileageOffer({ mileageOption }: OptionsModel, data: BranchSettings): CarOptions['mileage'] {
  return mileageOption ? data.mileageOption : null
}

/** Returns the booking protection; null when the branch does not sell it. */
export function protectionOffer({ bookingProtection, rules }: BranchSettings, language: Language) {
  if (!bookingProtection) return null
  const { name, text, priceKop } = bookingProtection
  const { freeCancellationHours: hours } = rules
  const values = { freeCancellationHours: String(hours), freeCancellationHoursText: pluralIn(hours, 'hour', language) }
  return { name: textIn(name, language), text: formatText(textIn(text, language), values), priceKop }
}

/** Returns an extra with its price for the rental and the pieces left, where they are known. */
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

/** Returns whether an extra is offered for the class. */
export function fitsClass({ classes }: ExtraRow, classId: CarClassId): boolean {
  return classes === null || classes.includes(classId)
}
