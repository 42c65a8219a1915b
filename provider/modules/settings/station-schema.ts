import { z } from 'zod'
import { DOCUMENTS } from '@/provider/contract/bookings'
import { LaterCharge } from '@/provider/contract/later-charges'
import { EarnPercent, LOYALTY_LEVELS } from '@/provider/contract/miles'
import { phone } from '@/provider/contract/person'
import { CLASS_IDS } from '@/provider/contract/rules/cars/car-classes'
import { INSURANCE_CODES } from '@/provider/contract/rules/options/option-kinds'
import { PAYMENT_METHODS } from '@/provider/contract/rules/payments/payment-methods'
import { OTHER_SUM_MIN_KOP } from '@/provider/contract/rules/payments/payment-purposes'
import { isPlain, isPlainText } from '@/provider/contract/rules/text/plain-text'
import { ExchangeRates } from '@/provider/contract/settings'
import type { BranchSettings } from '@/provider/rules/settings/station-settings'

const MOST = 1_000_000
const Text = z.string().max(2000).refine(isPlainText)
const Line = z.string().max(2000).refine(isPlain)
const Name = Line.min(1)
/** Texts of any number of lines. */
const Texts = z.object({ ru: Text, en: Text, 'zh-CN': Text })
const LineTexts = z.object({ ru: Line, en: Line, 'zh-CN': Line })
const Count = z.int().min(0).max(MOST)
const Amount = z.int().min(1).max(MOST)
const Percent = z.number().min(0).max(100)
const Kopecks = z.int().min(0).max(100_000_000_000)
/** A limit that is not below the smallest sum that can be paid online. */
const PaymentMaxKop = z.int().min(OTHER_SUM_MIN_KOP).max(100_000_000_000)
const Clock = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/)
const Address = z.union([z.literal(''), z.url({ protocol: /^https?$/ })])
const Email = z.email()
const TimeZone = z.string().refine(isTimeZone)
const CallingCode = z.string().regex(/^\+\d{1,4}$/)

const Uses = z.object({ online: z.boolean(), branch: z.boolean(), deposit: z.boolean() })

const Rules = z
  .object({
    minHoursBeforePickup: Count,
    maxDaysAhead: Amount,
    maxRentalDays: Amount,
    defaultDaysAhead: Amount,
    defaultLengthDays: Amount,
    defaultTime: Clock,
    freeCancellationHours: Count,
    changeHours: Count,
    holdMinutes: Amount,
    depositReleaseDays: Count,
    minDriverAge: z.int().min(16).max(120),
    maxDriverAge: z.int().min(16).max(120),
    minExperienceYears: z.int().min(0).max(100),
    maxDiscountPercent: Percent,
    callbackMinutes: Count,
    depositMaxCards: z.int().min(1).max(10),
    refundBankDays: Count,
    cardPaymentMaxKop: PaymentMaxKop,
    onlinePaymentMaxKop: PaymentMaxKop,
    carsAdvertised: Count,
  })
  .refine((rules) => rules.minDriverAge <= rules.maxDriverAge, { path: ['minDriverAge'] })
  .refine((rules) => rules.defaultLengthDays <= rules.maxRentalDays, { path: ['defaultLengthDays'] })
  .refine((rules) => rules.cardPaymentMaxKop <= rules.onlinePaymentMaxKop, { path: ['cardPaymentMaxKop'] })
  .refine((rules) => rules.defaultDaysAhead <= rules.maxDaysAhead, { path: ['defaultDaysAhead'] })

const Insurance = z.object({
  code: z.enum(INSURANCE_CODES),
  deductiblePercent: Percent.nullable(),
  maxLiabilityKop: Kopecks.nullable(),
  documentsWithinDays: Count.nullable(),
  name: LineTexts,
  text: Texts,
  perDayKopByClass: z.partialRecord(z.enum(CLASS_IDS), Kopecks),
})

const Charge = LaterCharge.extend({
  code: z.string().regex(/^[A-Za-z][A-Za-z0-9]{0,39}$/),
  name: LineTexts,
  feeKop: Kopecks.nullable(),
  sharePercent: Percent.nullable(),
  graceMinutes: Count.nullable(),
  fullDayAfterHours: Count.nullable(),
})

const Level = z.object({ code: z.enum(LOYALTY_LEVELS), km: Count, days: Count, earnPercent: EarnPercent })

/** The schema of the settings. The program reads stored settings as `BranchSettings` without another check. */
export const StationSettings = z
  .object({
    id: Amount,
    main_phone: phone,
    address: LineTexts,
    addressInContacts: LineTexts,
    postalAddress: z.object({
      street: LineTexts,
      locality: LineTexts,
      region: LineTexts,
      postalCode: z.string().regex(/^(\d{6})?$/),
    }),
    map_lat: z.number().min(-90).max(90),
    map_lng: z.number().min(-180).max(180),
    time: Name,
    timeNote: LineTexts,
    openingHours: z.array(
      z.object({
        days: z.array(z.int().min(1).max(7)).min(1),
        opens: Clock,
        closes: z.union([Clock, z.literal('24:00')]),
      }),
    ),
    main_email: Email,
    soc_vk: Address,
    soc_insta: Address,
    soc_fb: Address,
    soc_youtube: Address,
    brand: Name,
    company: z.object({
      name: LineTexts,
      inn: z.string().regex(/^\d{10}(\d{2})?$/),
      ogrn: z.string().regex(/^\d{13}(\d{2})?$/),
      legalAddress: LineTexts,
      copyrightFrom: z.int().min(1900).max(2200),
    }),
    sisterCities: z.array(z.object({ code: Name, name: LineTexts, url: z.url({ protocol: /^https?$/ }) })),
    longTermUrl: Address,
    documents: z.object({ RU: Texts, EAEU: Texts, CN: Texts, other: Texts }),
    documentVersions: z.record(z.enum(DOCUMENTS), z.array(z.iso.date()).min(1)),
    timeZone: TimeZone,
    defaultPlaceId: Count,
    turnaroundMinutes: Count,
    maxHoldsPerPhone: Amount,
    maxHoldsPerAddress: Amount,
    maxUnpaidPerAddress: Amount,
    maxHoldsPerNetwork: Amount,
    maxUnpaidPerNetwork: Amount,
    maxHoldsPerVisit: Amount,
    maxHoldRenewals: Count,
    maxOpenBookingsPerPhone: Amount,
    maxUnprovedPerNetwork: Amount,
    maxUnprovedPerNetworkDay: Amount,
    maxUnprovedPerHour: Amount,
    maxUnprovedModelPercent: Percent,
    maxUnprovedRequestsPerHour: Amount,
    notMineDays: Amount,
    maxCallbacksPerPhone: Amount,
    maxExtensionRequests: Amount,
    reminderHours: Count,
    returnReminderHours: Count,
    maxBookingSmsPerDay: Count,
    maxBookingLettersPerDay: Amount,
    sms: z.object({
      perDay: Amount,
      reservedPercent: Percent,
      perPrefixPerDay: Amount,
      perNetworkPerDay: Amount,
      perPhonePerDay: Amount,
    }),
    maxMessagesPerPhone: Amount,
    longTerm: z.object({ maxRequestsPerPhone: Amount, earlyReturnNoticeDays: Count }),
    waitlist: z.object({
      headStartHours: Count,
      maxPerAddress: Amount,
      maxPerAddressPerDay: Amount,
      maxPerNetwork: Amount,
    }),
    transfers: z.object({
      nightHourKop: Kopecks,
      childSeatKop: Kopecks,
      leadHours: Count,
      maxHours: Amount,
      maxOrdersPerPhone: Amount,
    }),
    nightFee: z.object({ from: Clock, to: Clock, feeKop: Kopecks, placesFree: z.array(Name) }),
    freeDelivery: z.object({ tag: Line, placeCodes: z.array(Name) }),
    saleLimit: z.object({ cutoff: z.iso.date(), before: Percent, current: Percent }),
    abkhaziaLastDate: z.iso.date(),
    mileageOption: z.object({ kmPerDay: Amount, discountPercent: Percent, overMileageKopPerKm: Kopecks }),
    insurance: z.array(Insurance),
    bookingProtection: z.object({ name: LineTexts, text: Texts, priceKop: Kopecks }).nullable(),
    laterCharges: z.array(Charge),
    milesMaxSharePercent: Percent,
    hours: LineTexts,
    prepayPercent: Percent,
    fines: z.object({ discountPercent: Percent, discountDays: Count, disputeDays: Count }),
    loyalty: z.object({
      windowMonths: Amount,
      expiryMonths: Amount,
      mileKop: z.int().min(1).max(MOST),
      levels: z.array(Level),
    }),
    fiscal: z.object({ taxSystemCode: z.int().min(1).max(6), vatCode: z.int().min(1).max(12) }),
    scans: z.object({ maxMb: z.int().min(1).max(50), retentionDays: Count }),
    handOverPhotos: z.object({ maxEach: Amount.max(60), pickupHours: Count, returnHours: Count, retentionDays: Count }),
    signIn: z.object({
      countries: z.array(CallingCode).min(1),
      codesPerPrefixPerDay: Amount,
      codesPerDay: Amount,
      sessionIdleDays: Amount,
      sessionDays: Amount,
      newDeviceMessagesPerDay: Count,
    }),
    stepUp: z.object({ minutes: Amount.max(24 * 60), scans: z.boolean(), miles: z.boolean(), milesAbove: Count }),
    partnerSharePercent: Percent,
    payments: z.object({ accepted: z.record(z.enum(PAYMENT_METHODS), Uses) }),
    exchangeRates: ExchangeRates.nullable(),
    nightFeeOnDelay: z.boolean(),
    messengers: z.object({ telegram: Line, max: Line, vk: Line, wechat: Line, wechatCode: Address }),
    chineseClerk: z.boolean(),
    translationHelp: z.object({ priceKop: Kopecks, workDays: Amount }).nullable(),
    cargoModel: Line,
    carsPerPage: z.int().min(1).max(200),
    nextFreeDays: Count,
    rules: Rules,
  })
  .refine((data) => data.maxHoldsPerAddress <= data.maxHoldsPerNetwork, { path: ['maxHoldsPerNetwork'] })
  .refine((data) => data.maxUnpaidPerAddress <= data.maxUnpaidPerNetwork, {
    path: ['maxUnpaidPerNetwork'],
  }) satisfies z.ZodType<BranchSettings>

/** Returns the paths of settings that the schema rejects, each as `rules.minDriverAge`. */
export function wrongSettings(data: unknown): string[] {
  const { error } = StationSettings.safeParse(data)
  return [...new Set((error?.issues ?? []).map(({ path }) => path.join('.')))]
}

function isTimeZone(name: string): boolean {
  try {
    new Intl.DateTimeFormat('en', { timeZone: name })
    return true
  } catch {
    return false
  }
}
