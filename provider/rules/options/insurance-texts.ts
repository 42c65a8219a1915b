import { formatText, roublesIn } from '@/provider/rules/i18n/format-text'
import { type Language, textIn } from '@/provider/rules/i18n/language'
import type { BranchSettings } from '@/provider/rules/settings/station-settings'

type Package = Pick<BranchSettings['insurance'][number], 'name' | 'text' | 'deductiblePercent' | 'maxLiabilityKop'>

/** Returns name and text of a package in the reader's language. */
export function insuranceTexts({ name, text, ...insurance }: Package, language: Language) {
  const values = {
    extendedLiabilityRub: roublesIn(insurance.maxLiabilityKop ?? 0, language),
    standardSharePercent: String(insurance.deductiblePercent ?? 100),
  }
  return { name: textIn(name, language), text: formatText(textIn(text, language), values) }
}
