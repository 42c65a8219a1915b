import type { DOCUMENTS } from '@/provider/contract/bookings'
import type { CarData } from '@/provider/contract/car-data'
import type { LaterCharge } from '@/provider/contract/later-charges'
import type { CarClassId } from '@/provider/contract/rules/cars/car-classes'
import type { AcceptedPayments } from '@/provider/contract/rules/payments/payment-methods'
import type { BranchFacts, BranchRules, ExchangeRates, OpeningHours } from '@/provider/contract/settings'
import type { Texts } from '@/provider/rules/i18n/language'
import type { InsurancePackage } from '@/provider/rules/options/insurance'
import type { Fiscal } from '@/provider/rules/payments/receipt-lines'
import type { FreeDelivery, NightFee, SaleLimit } from '@/provider/rules/prices/price-rules'
import type { TransferRules } from '@/provider/rules/transfers/transfer-price'

/** Everything that a branch may change without a developer; one row of `settings`. Money in kopecks. */
export type BranchSettings = {
  id: number
  main_phone: string
  address: Texts
  addressInContacts: Texts
  /** Its parts, for search engines; a part that is not known is empty. */
  postalAddress: { street: Texts; locality: Texts; region: Texts; postalCode: string }
  map_lat: number
  map_lng: number
  /** A message key (specification §3). */
  time: string
  timeNote: Texts
  openingHours: OpeningHours[]
  main_email: string
  soc_vk: string
  soc_insta: string
  soc_fb: string
  soc_youtube: string
  brand: string
  company: { name: Texts; inn: string; ogrn: string; legalAddress: Texts; copyrightFrom: number }
  sisterCities: { code: string; name: Texts; url: string }[]
  longTermUrl: string
  documents: { RU: Texts; EAEU: Texts; CN: Texts; other: Texts }
  /** Versions of every text that a client agrees to, by the date from which each applies, `YYYY-MM-DD`. */
  documentVersions: Record<(typeof DOCUMENTS)[number], string[]>
  timeZone: string
  defaultPlaceId: number
  turnaroundMinutes: number
  /** How many cars one phone may keep on hold at the same time (PRODUCT §6). */
  maxHoldsPerPhone: number
  /** The same for one network address: a hotel's guests share one. */
  maxHoldsPerAddress: number
  /** How many unpaid cars one address may have: on hold, or confirmed within a day. */
  maxUnpaidPerAddress: number
  /** Both for the /24 of IPv4 or the /48 of IPv6 that contains an address: one visitor may have many addresses of it. */
  maxHoldsPerNetwork: number
  maxUnpaidPerNetwork: number
  /** The same for one visit, for all phones that are typed in it together. */
  maxHoldsPerVisit: number
  /** How often a hold may be renewed. */
  maxHoldRenewals: number
  /** How many cars one phone may have at all, on hold or booked, that it has not yet picked up. */
  maxOpenBookingsPerPhone: number
  /** How many bookings without a proved phone one /24 or /48 may have that are to begin. */
  maxUnprovedPerNetwork: number
  /** How many of them it may confirm within 24 hours, cancelled ones too. */
  maxUnprovedPerNetworkDay: number
  /** How many of them the branch accepts within an hour from everywhere. */
  maxUnprovedPerHour: number
  /** The share of a model's plates that bookings without a proved phone may take at any one moment, rounded up. */
  maxUnprovedModelPercent: number
  /** How many requests of each kind the branch accepts within an hour from visitors who are not signed in. */
  maxUnprovedRequestsPerHour: number
  /** How many days a phone is booked for with a proof alone, after its owner said of a booking that it is not his. */
  notMineDays: number
  /** How many calls one phone may request within 24 hours. */
  maxCallbacksPerPhone: number
  /** How often a later return of one booking may be asked for within 24 hours. */
  maxExtensionRequests: number
  /** How many hours before the pick-up the driver is reminded of it. */
  reminderHours: number
  /** How many hours before the return the driver is reminded of it. */
  returnReminderHours: number
  /** How many SMS one client gets within 24 hours about bookings that were just made; what is more comes by e-mail alone. */
  maxBookingSmsPerDay: number
  /** How many letters about his own holds, bookings, changes and cancellations one address gets within 24 hours. */
  maxBookingLettersPerDay: number
  sms: SmsBudget
  /** How many messages, and how many partners' requests, of one phone are accepted within 24 hours. */
  maxMessagesPerPhone: number
  /**
   * Limits of hiring by the month: requests of one phone within 24 hours; how many days before an early return the
   * client tells the branch.
   */
  longTerm: { maxRequestsPerPhone: number; earlyReturnNoticeDays: number }
  /**
   * `headStartHours`: how long a car is offered to one person before the next is told. Entries that may wait at once for
   * one e-mail or phone; of one e-mail or phone within 24 hours; and of one network without a proof, those that wait and
   * those of the last 24 hours together.
   */
  waitlist: { headStartHours: number; maxPerAddress: number; maxPerAddressPerDay: number; maxPerNetwork: number }
  transfers: TransferRules
  nightFee: NightFee
  freeDelivery: FreeDelivery
  saleLimit: SaleLimit
  /** The last day of the Abkhazia option, `YYYY-MM-DD` (specification §5). */
  abkhaziaLastDate: string
  mileageOption: { kmPerDay: number; discountPercent: number; overMileageKopPerKm: number }
  insurance: (InsurancePackage & { name: Texts; text: Texts; perDayKopByClass: Partial<Record<CarClassId, number>> })[]
  bookingProtection: { name: Texts; text: Texts; priceKop: number } | null
  laterCharges: (Omit<LaterCharge, 'name'> & { name: Texts })[]
  /** Bonus miles pay at most this share of the rental after discounts. */
  milesMaxSharePercent: number
  /** The opening hours in words; `time` is their key. */
  hours: Texts
  /** What is paid when booking, unless all of it or at the branch. */
  prepayPercent: number
  fines: { discountPercent: number; discountDays: number; disputeDays: number }
  loyalty: LoyaltyRules
  /** The tax codes as the cash register numbers them: tax system 1–6, rate of VAT 1–12 (54-FZ). */
  fiscal: Fiscal
  scans: { maxMb: number; retentionDays: number }
  /**
   * The client's photos of the car: most of one hand-over, how long before and after the pick-up and after the return they are
   * taken, and how long after the return they stay.
   */
  handOverPhotos: { maxEach: number; pickupHours: number; returnHours: number; retentionDays: number }
  signIn: SignInRules
  stepUp: StepUpRules
  /** Percent of each rental that came by a partner's link, at most. */
  partnerSharePercent: number
  /** Which ways to pay the branch takes: on the site, at the branch, for the deposit. */
  payments: { accepted: AcceptedPayments }
  /** null: prices are shown in roubles alone. */
  exchangeRates: ExchangeRates | null
  /** Whether the night fee is due when only the delay of a train or flight leads into the night. */
  nightFeeOnDelay: boolean
  /** Names or addresses; empty: not used. */
  messengers: BranchFacts['messengers']
  /** A client may ask for a clerk who speaks Chinese. */
  chineseClerk: boolean
  /** The branch has licences translated and notarised: for how much, within how many working days; null: it does not. */
  translationHelp: BranchFacts['translationHelp']
  /** The one van behind the cargo filter (specification §9). */
  cargoModel: string
  carsPerPage: number
  /** How many days after the requested dates the search for free ones ends. */
  nextFreeDays: number
  rules: StationRules
}

/** The limits as they are stored; `branchRules` adds those that follow from other settings. */
export type StationRules = Omit<
  BranchRules,
  'promoMaxPercent' | 'night' | 'prepayPercent' | 'standardDocsDays' | 'depositInCash'
>

/** One of a level's two conditions is enough: kilometres or rental days within the window. */
export type LoyaltyRules = {
  windowMonths: number
  expiryMonths: number
  mileKop: number
  levels: { code: string; km: number; days: number; earnPercent: number }[]
}

/** `countries`: calling codes, `+7`, to which codes are sent at all. A prefix: the first digits of a phone. */
export type SignInRules = {
  countries: string[]
  codesPerPrefixPerDay: number
  codesPerDay: number
  sessionIdleDays: number
  sessionDays: number
  /** 0: nobody is told of a sign-in from a new device. */
  newDeviceMessagesPerDay: number
}

/**
 * When a session is not enough: a client proves the identity again, which is valid for so many minutes. `scans`: to look at
 * scans; `miles`: to spend more than `milesAbove` miles within 24 hours.
 */
export type StepUpRules = { minutes: number; scans: boolean; miles: boolean; milesAbove: number }

/**
 * How many SMS of any kind leave within 24 hours: in all, of which a part is kept for phones with a rental; to phones of one
 * operator in one country; caused from one network; to one phone.
 */
export type SmsBudget = {
  perDay: number
  reservedPercent: number
  perPrefixPerDay: number
  perNetworkPerDay: number
  perPhonePerDay: number
}

/** What a model is, apart from its price and its limits. */
export type ModelAttributes = Pick<
  CarData,
  | 'body'
  | 'years'
  | 'seats'
  | 'seatRows'
  | 'doors'
  | 'fuel'
  | 'powertrain'
  | 'engineLitres'
  | 'powerHp'
  | 'transmission'
  | 'gearbox'
  | 'drive'
  | 'steeringSide'
  | 'tankLitres'
  | 'luggage'
  | 'tinting'
  | 'winterTyres'
  | 'heated'
  | 'features'
  | 'groundClearanceMm'
  | 'lengthMm'
  | 'heightMm'
  | 'consumptionL100km'
  | 'rangeKm'
  | 'mileageLimitKmPerDay'
>
