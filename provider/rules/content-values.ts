import { fillText, roublesIn } from './fill-text'
import { type Language, type Texts, textIn } from './language'
import type { StationData } from './station'

/** What texts tell that stands in tables of its own; null: the branch has no such thing. */
export type TablePrices = { airportFeeKop: number | null; extraDriverKop: number | null }

export type ContentValues = Readonly<Record<string, string>>

/**
 * Every `{name}` that an operator's text may hold, by the settings and prices of now: a changed limit changes the text.
 * Money comes with its sign, counts and percents are bare numbers.
 */
export function contentValues(data: StationData, prices: TablePrices, language: Language): ContentValues {
  const count = (value: number) => new Intl.NumberFormat(language).format(value)
  const money = (kopecks: number | null | undefined) => roublesIn(kopecks ?? 0, language)
  return {
    ...texts(data, language),
    ...counts(data, count),
    nightFeeRub: money(data.nightFee.feeKop),
    airportFeeRub: money(prices.airportFeeKop),
    extraDriverRub: money(prices.extraDriverKop),
    extendedLiabilityRub: money(data.insurance.find(({ code }) => code === 'extended')?.maxLiabilityKop),
    mileRub: money(data.loyalty.mileKop),
    lostKeyRub: money(chargeOf(data, 'lostKey')?.feeKop),
    fuelRubPerLitre: money(chargeOf(data, 'fuel')?.feeKop),
    washRub: money(chargeOf(data, 'wash')?.feeKop),
  }
}

/** A value keeps hold of the word after it: «25 %», «12 ч». */
export function fillContent(text: string, values: ContentValues): string {
  return fillText(text.replace(/(\{\w+\}) (?=\S)/g, '$1\u00a0'), values)
}

function texts({ address, hours, main_phone, nightFee }: StationData, language: Language): ContentValues {
  return {
    phone: phoneText(main_phone),
    address: textIn(address, language),
    hours: textIn(hours, language),
    nightFrom: nightFee.from,
    nightTo: nightFee.to,
  }
}

function counts(data: StationData, count: (value: number) => string): ContentValues {
  const { rules, fines, loyalty, longTerm, chauffeur, scans, mileageOption } = data
  const bronze = levelOf(loyalty, 'bronze')
  const numbers = {
    minPickupHours: rules.minHoursBeforePickup,
    freeCancellationHours: rules.freeCancellationHours,
    changeHours: rules.changeHours,
    depositReleaseDays: rules.depositReleaseDays,
    maxDriverAge: rules.maxDriverAge,
    minDriverAge: rules.minDriverAge,
    minExperienceYears: rules.minExperienceYears,
    holdMinutes: rules.holdMinutes,
    maxDiscountPercent: rules.maxDiscountPercent,
    standardDocsDays: rules.standardDocsDays,
    refundBankDays: rules.refundBankDays,
    prepayPercent: data.prepayPercent,
    promoLimitPercent: data.saleLimit.current,
    mileageOptionKm: mileageOption.kmPerDay,
    mileageOptionPercent: mileageOption.discountPercent,
    milesMaxPercent: data.milesMaxSharePercent,
    milesExpiryMonths: loyalty.expiryMonths,
    loyaltyWindowMonths: loyalty.windowMonths,
    bronzeKm: bronze.km,
    bronzeDays: bronze.days,
    bronzePercent: bronze.earnPercent,
    platinumPercent: levelOf(loyalty, 'platinum').earnPercent,
    fineDiscountPercent: fines.discountPercent,
    fineDiscountDays: fines.discountDays,
    disputeDays: fines.disputeDays,
    lateGraceMinutes: chargeOf(data, 'late')?.graceMinutes ?? 0,
    longTermMaxDiscountPercent: longTerm.maxDiscountPercent,
    longTermMileageKm: longTerm.mileageKm,
    chauffeurMinHours: chauffeur.minHours,
    chauffeurFreeWaitMinutes: chauffeur.freeWaitMinutes,
    scanMaxMb: scans.maxMb,
    scanRetentionDays: scans.retentionDays,
  }
  return Object.fromEntries(Object.entries(numbers).map(([name, value]) => [name, count(value)]))
}

function chargeOf({ laterCharges }: StationData, charge: string) {
  return laterCharges.find(({ code }) => code === charge)
}

function levelOf({ levels }: StationData['loyalty'], level: string) {
  return levels.find(({ code }) => code === level) ?? { km: 0, days: 0, earnPercent: 0 }
}

/** `+7 999 000 0001`, as every screen prints it (PRODUCT §5); other countries as they are. */
function phoneText(phone: string): string {
  const [, area, middle, rest] = /^\+7(\d{3})(\d{3})(\d+)$/.exec(phone.replace(/[^\d+]/g, '')) ?? []
  return area ? `+7\u00a0${area}\u00a0${middle}\u00a0${rest}` : phone
}

/** The language in which every one of the texts is there: the one asked for, else Russian (PRODUCT §2). */
export function languageOfTexts(texts: readonly (Texts | null)[], language: Language): Language {
  return texts.every((text) => text === null || Boolean(text[language])) ? language : 'ru'
}
