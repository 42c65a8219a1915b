import { dateLocale } from '@/provider/contract/rules/dates/date-locale'
import { TERM_STEPS } from '@/provider/contract/rules/dates/term-steps'
import { COVER_EXCLUSIONS_ON_PAGES } from '@/provider/contract/rules/options/cover-exclusions'
import {
  type AcceptedWays,
  acceptedWays,
  allWays,
  foreignCardsText,
  otherDeclinedWays,
} from '@/provider/contract/rules/payments/accepted-ways'
import { typeset } from '@/provider/contract/rules/text/typeset'
import { formatText, roublesIn } from '@/provider/rules/i18n/format-text'
import { type Language, type Texts, textIn } from '@/provider/rules/i18n/language'
import { type PluralNoun, pluralIn } from '@/provider/rules/i18n/plural'
import { standardDocumentDays } from '@/provider/rules/options/insurance'
import type { BranchSettings } from '@/provider/rules/settings/station-settings'

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
  const digits = new Intl.NumberFormat(language)
  const numbers = counts(data, tables)
  return {
    ...texts(data, language),
    ...cards(data, language),
    ...payments(data, language),
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

const WAYS: Record<keyof AcceptedWays, Texts> = {
  online: { ru: 'На сайте: {ways}.', en: 'Online: {ways}.', 'zh-CN': '网站：{ways}。' },
  branch: { ru: 'При получении: {ways}.', en: 'At pick-up: {ways}.', 'zh-CN': '取车时：{ways}。' },
  deposit: { ru: 'Залог: {ways}.', en: 'Deposit: {ways}.', 'zh-CN': '押金：{ways}。' },
  none: { ru: 'Не принимаем: {ways}.', en: 'Not accepted: {ways}.', 'zh-CN': '暂不接受：{ways}。' },
}
/** What the site takes, where the reader may have none of it. */
const ONLINE_ONLY: Texts = { ru: 'На сайте: только {ways}.', en: 'Online: only {ways}.', 'zh-CN': '网站：仅限{ways}。' }
const CASH_DEPOSIT: Texts = {
  ru: 'Залог можно оставить и наличными в рублях: отдадим при возврате машины за вычетом того, что записано в акте возврата.',
  en: 'You can also leave the deposit in cash (roubles): we give it back when you return the car, less what the return form says.',
  'zh-CN': '押金也可用卢布现金缴纳，还车时退还，扣除验车单上写明的金额。',
}
const DELAY_FREE: Texts = {
  ru: 'Если из-за опоздания рейса, поезда, судна или автобуса, указанного в брони, получите машину ночью, ночную доплату не возьмём.',
  en: 'If you told us your flight, ship, train or bus and it is late, we charge no night fee for the delay.',
  'zh-CN': '您在订单中填写的航班、列车、轮船或客车晚点的，因此产生的夜间取还车费，我们不收。',
}
const DELAY_PAID: Texts = {
  ru: 'Если из-за опоздания рейса, поезда, судна или автобуса получите машину ночью, нужна ночная доплата.',
  en: 'If your flight, ship, train or bus is late and you take the car at night, the night fee is due.',
  'zh-CN': '因航班、列车、轮船或客车晚点而在夜间取车的，须付夜间取还车费。',
}

/** Sentences about payments: every way by name that a reader of this language may have, and what follows from two settings. */
function payments({ payments: { accepted }, nightFeeOnDelay }: BranchSettings, language: Language): ContentValues {
  // Cards issued abroad are refused by `foreignCards`, which stands beside the list.
  const ways = { ...acceptedWays(accepted, language), none: otherDeclinedWays(accepted, language) }
  const list = new Intl.ListFormat(dateLocale(language), { style: language === 'zh-CN' ? 'narrow' : 'long' })
  const sentences = (['online', 'branch', 'deposit', 'none'] as const).flatMap((use) =>
    ways[use].length > 0 ? [formatText(WAYS[use][language], { ways: list.format(ways[use]) })] : [],
  )
  const online = allWays(accepted, 'online', language)
  if (ways.online.length === 0 && online.length > 0)
    sentences.unshift(formatText(ONLINE_ONLY[language], { ways: list.format(online) }))
  return {
    foreignCards: foreignCards(accepted, language),
    paymentWays: sentences.join(language === 'zh-CN' ? '' : ' '),
    cashDeposit: accepted.cashRub.deposit ? CASH_DEPOSIT[language] : '',
    flightDelay: (nightFeeOnDelay ? DELAY_PAID : DELAY_FREE)[language],
  }
}

/** After the refusal: what to bring instead. Holders of Belkart may take it for Mir. */
const BRING_ROUBLES: Texts = {
  ru: '«Белкарт» без «Мира» тоже не подойдёт: возьмите наличные рубли.',
  en: 'Bring roubles in cash instead: exchange money before you pick up the car, or ask us where.',
  'zh-CN': '使用其他卡的，请在取车前兑换好卢布现金；不清楚在哪里兑换的，请咨询我们。',
}

/** The refusal of cards issued abroad and the way out; empty: some are taken. */
function foreignCards(accepted: BranchSettings['payments']['accepted'], language: Language): string {
  const text = foreignCardsText(accepted, language)
  if (text === '' || !accepted.cashRub.branch) return text
  return `${text}${language === 'zh-CN' ? '' : ' '}${BRING_ROUBLES[language]}`
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
