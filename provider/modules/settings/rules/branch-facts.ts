import { LOYALTY_LEVELS } from '@/provider/contract/miles'
import type { BranchFacts } from '@/provider/contract/settings'
import type { Language } from '@/provider/rules/i18n/language'
import { insuranceTexts } from '@/provider/rules/options/insurance-texts'
import type { BranchSettings } from '@/provider/rules/settings/station-settings'

/** Returns the settings that the pages about conditions and help show, in the reader's language. */
export function branchFacts(data: BranchSettings, language: Language): BranchFacts {
  const { mileageOption, payments, fines, loyalty, milesMaxSharePercent, scans, handOverPhotos, messengers } = data
  return {
    insurance: data.insurance.map((insurance) => insuranceFacts(insurance, language)),
    mileage: { kmPerDay: mileageOption.kmPerDay, discountPercent: mileageOption.discountPercent },
    payments: payments.accepted,
    exchangeRates: data.exchangeRates,
    fines,
    loyalty: {
      windowMonths: loyalty.windowMonths,
      expiryMonths: loyalty.expiryMonths,
      mileKop: loyalty.mileKop,
      maxSharePercent: milesMaxSharePercent,
      levels: LOYALTY_LEVELS.flatMap((code) =>
        loyalty.levels.filter((level) => level.code === code).map((level) => ({ ...level, code })),
      ),
    },
    chineseClerk: data.chineseClerk,
    files: { scanDays: scans.retentionDays, photoDays: handOverPhotos.retentionDays },
    messengers,
    translationHelp: data.translationHelp,
  }
}

function insuranceFacts(
  insurance: BranchSettings['insurance'][number],
  language: Language,
): BranchFacts['insurance'][number] {
  const { code, deductiblePercent, maxLiabilityKop, documentsWithinDays } = insurance
  return { code, ...insuranceTexts(insurance, language), deductiblePercent, maxLiabilityKop, documentsWithinDays }
}
