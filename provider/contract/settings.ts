import { z } from 'zod'
import { EarnPercent, LOYALTY_LEVELS } from './miles'
import { INSURANCE_CODES } from './rules/options/option-kinds'
import { PAYMENT_METHODS } from './rules/payments/payment-methods'

const Kopecks = z.number().int().nonnegative()

const Uses = z.object({ online: z.boolean(), branch: z.boolean(), deposit: z.boolean() })

/** What one unit of a foreign currency costs in roubles, and on which day: beside prices in English and Chinese (PRODUCT §13). */
export const ExchangeRates = z.object({
  date: z.iso.date(),
  rubPer: z.object({ CNY: z.number().positive(), USD: z.number().positive(), EUR: z.number().positive() }),
})
export type ExchangeRates = z.infer<typeof ExchangeRates>

/** First values of a branch, for a response of an older provider, which leaves them out. */
const FILE_DAYS = { scanDays: 90, photoDays: 180 }

/** What the pages about conditions and help tell, all of it the branch's settings; texts in the reader's language. */
export const BranchFacts = z.object({
  insurance: z.array(
    z.object({
      code: z.enum(INSURANCE_CODES),
      name: z.string(),
      text: z.string(),
      /** What is left to pay: a share of the deductible, or a sum at most; null: no such limit. */
      deductiblePercent: z.number().nullable(),
      maxLiabilityKop: Kopecks.nullable(),
      /** Business days within which documents must be brought; null: none are needed. */
      documentsWithinDays: z.number().int().nullable(),
    }),
  ),
  mileage: z.object({ kmPerDay: z.number().int(), discountPercent: z.number() }),
  /** Which ways to pay the branch takes, and for what. */
  payments: z.record(z.enum(PAYMENT_METHODS), Uses),
  /** null: prices are shown in roubles alone. */
  exchangeRates: ExchangeRates.nullable(),
  fines: z.object({ discountPercent: z.number(), discountDays: z.number().int(), disputeDays: z.number().int() }),
  /** One of a level's two conditions is enough: kilometres or rental days within the window. */
  loyalty: z.object({
    windowMonths: z.number().int(),
    expiryMonths: z.number().int(),
    mileKop: Kopecks,
    maxSharePercent: z.number(),
    levels: z.array(
      z.object({
        code: z.enum(LOYALTY_LEVELS),
        km: z.number().int().nonnegative(),
        days: z.number().int().nonnegative(),
        earnPercent: EarnPercent,
      }),
    ),
  }),
  /** Days for which a scan, and a photo of a hand-over, is stored. */
  files: z.object({ scanDays: z.number().int(), photoDays: z.number().int() }).default(FILE_DAYS),
  /** A client may ask for a clerk who speaks Chinese; an older provider leaves it out. */
  chineseClerk: z.boolean().default(false),
  /**
   * Names or addresses; empty: not used. Never the only way to reach the branch. `wechatCode`: the address inside the
   * branch's own WeChat code, which adds it at once; without it a code holds the name, to copy.
   */
  messengers: z.object({
    telegram: z.string(),
    max: z.string(),
    vk: z.string(),
    wechat: z.string(),
    wechatCode: z.string().default(''),
  }),
  /** The branch has a licence translated and notarised; null: it does not, as with an older provider. */
  translationHelp: z.object({ priceKop: Kopecks, workDays: z.number().int().positive() }).nullable().default(null),
})
export type BranchFacts = z.infer<typeof BranchFacts>

/** Usual limits of gateways, for a response of an older provider, which leaves them out. */
const CARD_PAYMENT_MAX_KOP = 350_000_00
const ONLINE_PAYMENT_MAX_KOP = 1_000_000_00

/** Limits of the branch that a screen or a rule needs. All of them are settings, none is a constant of the code. */
export const BranchRules = z.object({
  minHoursBeforePickup: z.number().int().nonnegative(),
  maxDaysAhead: z.number().int().positive(),
  maxRentalDays: z.number().int().positive(),
  defaultDaysAhead: z.number().int().positive(),
  defaultLengthDays: z.number().int().positive(),
  /** Branch-local, `HH:mm`. */
  defaultTime: z.string(),
  freeCancellationHours: z.number().int(),
  changeHours: z.number().int(),
  holdMinutes: z.number().int().positive(),
  depositReleaseDays: z.number().int(),
  minDriverAge: z.number().int(),
  maxDriverAge: z.number().int(),
  minExperienceYears: z.number().int(),
  maxDiscountPercent: z.number(),
  /** Promo code and personal offer together, at most, for a pick-up of today. */
  promoMaxPercent: z.number(),
  /** Business days within which documents for the standard insurance must be brought. */
  standardDocsDays: z.number().int(),
  /** The branch calls back within so many minutes, in working hours. */
  callbackMinutes: z.number().int(),
  depositMaxCards: z.number().int(),
  /** Follows from `facts.payments`, for those who have the rules alone. */
  depositInCash: z.boolean(),
  refundBankDays: z.number().int(),
  /** The most that one online payment may be: by card, and at all (by SBP). */
  cardPaymentMaxKop: z.number().int().positive().default(CARD_PAYMENT_MAX_KOP),
  onlinePaymentMaxKop: z.number().int().positive().default(ONLINE_PAYMENT_MAX_KOP),
  /**
   * Branch-local, `HH:mm`: the night fee is charged from `from` until `to`; `onDelay`: also when only the delay of a flight
   * leads into the night.
   */
  night: z.object({
    from: z.string(),
    to: z.string(),
    feeKop: z.number().int().nonnegative(),
    onDelay: z.boolean(),
  }),
  carsAdvertised: z.number().int(),
  /** Share of the price that is enough to pay online when booking. */
  prepayPercent: z.number(),
})
export type BranchRules = z.infer<typeof BranchRules>

/** Working hours on some days of the week, 1 = Monday; branch-local, `HH:mm`, `closes` not included. */
export const OpeningHours = z.object({
  days: z.array(z.number().int().min(1).max(7)),
  opens: z.string(),
  closes: z.string(),
})
export type OpeningHours = z.infer<typeof OpeningHours>

/**
 * `GET sun/fetchSettings/{station}`. The first thirteen names are the specification's (§3), letter for letter; `time`
 * is a message key, not a text. The rest is ours, in the language of `Accept-Language`.
 */
export const Settings = z.object({
  id: z.number().int(),
  station: z.string(),
  main_phone: z.string(),
  address: z.string(),
  address_in_contacts: z.string(),
  map_lat: z.number(),
  map_lng: z.number(),
  time: z.string(),
  main_email: z.string(),
  soc_vk: z.string(),
  soc_insta: z.string(),
  soc_fb: z.string(),
  soc_youtube: z.string(),
  brand: z.string(),
  timeNote: z.string(),
  /** The opening hours for rules; `time` is what people read. */
  openingHours: z.array(OpeningHours),
  /** The address part by part, as search engines read it; a part that is not known is empty. */
  postalAddress: z.object({ street: z.string(), locality: z.string(), region: z.string(), postalCode: z.string() }),
  company: z.object({
    name: z.string(),
    inn: z.string(),
    ogrn: z.string(),
    /** The address in the reader's language; the Russian one while there is no translation. */
    legalAddress: z.string(),
    copyrightFrom: z.number().int(),
  }),
  sisterCities: z.array(z.object({ code: z.string(), name: z.string(), url: z.url() })),
  /** Outside address of the long-term button; empty means our own page (PRODUCT §10). */
  longTermUrl: z.string(),
  /** What to bring, by the driver's citizenship. */
  documents: z.object({ RU: z.string(), EAEU: z.string(), CN: z.string(), other: z.string() }),
  rules: BranchRules,
  /** What the pages about conditions and help tell beyond the rules. */
  facts: BranchFacts,
})
export type Settings = z.infer<typeof Settings>
