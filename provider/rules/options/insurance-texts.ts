import { formatText, roublesIn } from '@/provider/rules/i18n/format-text'
import { type Language, type Texts, textIn } from '@/provider/rules/i18n/language'
import type { InsurancePackage } from './insurance'

type Package = Pick<InsurancePackage, 'deductiblePercent' | 'maxLiabilityKop'> & { name: Texts; text: Texts }

/** Returns name and text of a package in the reader's language. */
export function insuranceTexts({ name, text, ...insurance }: Package, language: Language) {
  const values = {
    extendedLiabilityRub: roublesIn(insurance.maxLiabilityKop ?? 0, language),
    standardSharePercent: String(insurance.deductiblePercent ?? 100),
  }
  return { name: textIn(name, language), text: formatText(textIn(text, language), values) }
}
