import { TERM_STEPS } from '@/provider/contract/rules/dates/term-steps'
import { COVER_EXCLUSIONS_ON_PAGES } from '@/provider/contract/rules/options/cover-exclusions'
import { numberFormat } from '@/provider/contract/rules/text/cached-formats'
import { typeset } from '@/provider/contract/rules/text/typeset'
import { formatText, roublesIn } from '@/provider/rules/i18n/format-text'
import { type Language, type Texts, textIn } from '@/provider/rules/i18n/language'
import { type PluralNoun, pluralIn } from '@/provider/rules/i18n/plural'
import { standardDocumentDays } from '@/provider/rules/options/insurance'
import type { BranchSettings } from '@/provider/rules/settings/station-settings'
import { paymentValues } from './payment-values'

/** Values of texts from other tables than the settings; null: the branch has no such thing. */
export type TableFacts = {
  airportFeeKop: number | null
  extraDriverKop: number | null
  longTerm: { maxSavingPercent: number | null; maxDiscountPercent: number | null; mileagePerMonthKm: number | null }
  chauffeur: { minHours: number | null; freeWaitMinutes: number | null }
}

/** Instead of 0 roubles; texts put it after a dash, a colon or "is". */
const FREE: Record<Language, string> = { ru: 'бесплатно', en: 'free', 'zh-CN': '免费' }

export type ContentValues = Readonly<Record<string, string>>

/**
 * Returns the value of every `{name}` that an operator's text may hold, by the present settings and prices. What the branch
 * does not have is left out. Money has its sign, counts and percents are bare numbers; a count of NOUN_OF_COUNT is there
 * once more with its noun, in the accusative: `{holdMinutesText}` is «15 минут».
 */
export function contentValues(data: BranchSettings, tables: TableFacts, language: Language): ContentValues {
  const digits = numberFormat(language)
  const numbers = counts(data, tables)
  return {
    ...texts(data, language),
    ...cards(data, language),
    ...paymentValues(data, language),
    ...formatFacts(numbers, (value) => digits.format(value)),
    ...withNouns(numbers, language),
    ...formatFacts(sums(data, tables), (kopecks) => roublesIn(kopecks, language)),
    ...formatFacts({ airportFeeRub: tables.airportFeeKop }, (kopecks) =>
      kopecks === 0 ? FREE[language] : roublesIn(kopecks, language),
    ),
  }
}

/** Returns the names in the texts of a row, in any language, that have no value. */
export function unfilledNames(row: object, values: ContentValues): string[] {
  const names = [...JSON.stringify(row).matchAll(/\{(\w+)\}/g)].flatMap(([, name]) => name ?? [])
  return [...new Set(names)].filter((name) => !(name in values))
}

/** Fills a text, and puts the spaces into it that its language demands. */
export function fillContent(text: string, values: ContentValues, language: Language): string {
  return formatText(typeset(text, language), values)
}

function texts({ address, hours, main_phone, nightFee, documents }: BranchSettings, language: Language): ContentValues {
  return {
    phone: phoneText(main_phone),
    address: textIn(address, language),
    hours: textIn(hours, language),
    nightFrom: nightFee.from,
    nightTo: nightFee.to,
    coverExclusions: COVER_EXCLUSIONS_ON_PAGES[language],
    documentsRU: textIn(documents.RU, language),
    documentsEAEU: textIn(documents.EAEU, language),
    documentsCN: textIn(documents.CN, language),
    documentsOther: textIn(documents.other, language),
  }
}

const NOUN_OF_COUNT = {
  minPickupHours: 'hour',
  freeCancellationHours: 'hour',
  changeHours: 'hour',
  chauffeurMinHours: 'hour',
  holdMinutes: 'minute',
  lateGraceMinutes: 'minute',
  chauffeurFreeWaitMinutes: 'minute',
  depositReleaseDays: 'day',
  fineDiscountDays: 'day',
  disputeDays: 'day',
  scanRetentionDays: 'day',
  standardDocsDays: 'workingDay',
  refundBankDays: 'workingDay',
  bronzeDays: 'rentalDay',
  milesExpiryMonths: 'month',
  loyaltyWindowMonths: 'month',
  minExperienceYears: 'year',
} as const satisfies Record<string, PluralNoun>

function withNouns(numbers: Facts, language: Language): ContentValues {
  const texts = Object.entries(NOUN_OF_COUNT).flatMap(([name, noun]) => {
    const count = numbers[name]
    return typeof count === 'number' ? [[`${name}Text`, pluralIn(count, noun, language)]] : []
  })
  return Object.fromEntries(texts)
}

/** The number of cards that may share a deposit; left out when it is one. */
function cards({ rules: { depositMaxCards: count } }: BranchSettings, language: Language): ContentValues {
  return count > 1 ? { depositCards: pluralIn(count, 'card', language) } : {}
}

type Facts = Record<string, number | null | undefined>

/** Returns the sums that texts may name, in kopecks. */
function sums(data: BranchSettings, { extraDriverKop }: TableFacts): Facts {
  return {
    nightFeeRub: data.nightFee.feeKop,
    extraDriverRub: extraDriverKop,
    extendedLiabilityRub: data.insurance.find(({ code }) => code === 'extended')?.maxLiabilityKop,
    mileRub: data.loyalty.mileKop,
    lostKeyRub: chargeOf(data, 'lostKey')?.feeKop,
    fuelRubPerLitre: chargeOf(data, 'fuel')?.feeKop,
    washRub: chargeOf(data, 'wash')?.feeKop,
    cabinCleaningRub: chargeOf(data, 'cabinCleaning')?.feeKop,
    smokingRub: chargeOf(data, 'smoking')?.feeKop,
  }
}

function counts(data: BranchSettings, { longTerm, chauffeur }: TableFacts): Facts {
  const { rules, fines, loyalty, scans, mileageOption } = data
  const bronze = levelOf(loyalty, 'bronze')
  return {
    minPickupHours: rules.minHoursBeforePickup,
    freeCancellationHours: rules.freeCancellationHours,
    changeHours: rules.changeHours,
    depositReleaseDays: rules.depositReleaseDays,
    maxDriverAge: rules.maxDriverAge,
    minDriverAge: rules.minDriverAge,
    minExperienceYears: rules.minExperienceYears,
    holdMinutes: rules.holdMinutes,
    maxDiscountPercent: rules.maxDiscountPercent,
    firstTermStepDays: TERM_STEPS.first,
    secondTermStepDays: TERM_STEPS.second,
    standardDocsDays: standardDocumentDays(data.insurance),
    standardSharePercent: data.insurance.find(({ code }) => code === 'standard')?.deductiblePercent,
    refundBankDays: rules.refundBankDays,
    prepayPercent: data.prepayPercent,
    promoLimitPercent: data.saleLimit.current,
    mileageOptionKm: mileageOption.kmPerDay,
    mileageOptionPercent: mileageOption.discountPercent,
    milesMaxPercent: data.milesMaxSharePercent,
    milesExpiryMonths: loyalty.expiryMonths,
    loyaltyWindowMonths: loyalty.windowMonths,
    bronzeKm: bronze?.km,
    bronzeDays: bronze?.days,
    bronzePercent: bronze?.earnPercent,
    platinumPercent: levelOf(loyalty, 'platinum')?.earnPercent,
    fineDiscountPercent: fines.discountPercent,
    fineDiscountDays: fines.discountDays,
    disputeDays: fines.disputeDays,
    lateGraceMinutes: chargeOf(data, 'late')?.graceMinutes,
    longTermMaxDiscountPercent: longTerm.maxDiscountPercent,
    longTermSavingPercent: longTerm.maxSavingPercent,
    longTermMileageKm: longTerm.mileagePerMonthKm,
    chauffeurMinHours: chauffeur.minHours,
    chauffeurFreeWaitMinutes: chauffeur.freeWaitMinutes,
    scanMaxMb: scans.maxMb,
    scanRetentionDays: scans.retentionDays,
  }
}

function formatFacts(facts: Facts, write: (value: number) => string): ContentValues {
  return Object.fromEntries(
    Object.entries(facts).flatMap(([name, value]) => (typeof value === 'number' ? [[name, write(value)]] : [])),
  )
}

function chargeOf({ laterCharges }: BranchSettings, charge: string) {
  return laterCharges.find(({ code }) => code === charge)
}

function levelOf({ levels }: BranchSettings['loyalty'], level: string) {
  return levels.find(({ code }) => code === level)
}

/** Returns `+7 999 000 0001`, as every screen prints it (PRODUCT §5); other countries as they are. */
export function phoneText(phone: string): string {
  const [, area, middle, rest] = /^\+7(\d{3})(\d{3})(\d+)$/.exec(phone.replace(/[^\d+]/g, '')) ?? []
  return area ? `+7\u00a0${area}\u00a0${middle}\u00a0${rest}` : phone
}

/** Returns the requested language when all texts have it, else Russian (PRODUCT §2). */
export function languageOfTexts(texts: readonly (Texts | null)[], language: Language): Language {
  return texts.every((text) => text === null || Boolean(text[language])) ? language : 'ru'
}
