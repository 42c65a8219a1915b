import { MARKETING_VERSION } from '@/provider/contract/rules/profile/notification-settings'
import { KOPECKS_PER_ROUBLE } from '@/provider/contract/rules/text/money'
import type { BranchSettings, SignInRules, StationRules, StepUpRules } from '@/provider/rules/settings/station-settings'
import type { TransferRules } from '@/provider/rules/transfers/transfer-price'
import { contentFacts } from './content'
import type { Row } from './insert-rows'
import { optionValues } from './options'
import type { SeedData } from './seed-data'
import type { SeedingDay } from './seeding-day'

// Missing in the demo files: how far ahead a rental may begin, the limits of holds, bookings, calls and messages, the time
// of reminders, the rules of transfers, the length of a page of results, the limits of signing in, and the versions of the
// legal texts (the files of documents/).
const MAX_DAYS_AHEAD = 365
const LIMITS = {
  maxHoldsPerPhone: 2,
  maxHoldsPerAddress: 8,
  maxUnpaidPerAddress: 20,
  maxHoldsPerNetwork: 12,
  maxUnpaidPerNetwork: 24,
  maxHoldsPerVisit: 2,
  maxHoldRenewals: 2,
  maxOpenBookingsPerPhone: 4,
  maxUnprovedPerNetwork: 3,
  maxUnprovedPerNetworkDay: 5,
  maxUnprovedPerHour: 30,
  maxUnprovedModelPercent: 50,
  maxUnprovedRequestsPerHour: 60,
  notMineDays: 30,
  maxCallbacksPerPhone: 3,
  maxExtensionRequests: 5,
  maxMessagesPerPhone: 5,
  reminderHours: 24,
  returnReminderHours: 24,
  maxBookingSmsPerDay: 8,
  maxBookingLettersPerDay: 20,
  sms: { perDay: 1000, reservedPercent: 30, perPrefixPerDay: 300, perNetworkPerDay: 60, perPhonePerDay: 20 },
  longTerm: { maxRequestsPerPhone: 3, earlyReturnNoticeDays: 14 },
  waitlist: { headStartHours: 3, maxPerAddress: 3, maxPerAddressPerDay: 5, maxPerNetwork: 10 },
  handOverPhotos: { maxEach: 12, pickupHours: 3, returnHours: 24, retentionDays: 180 },
}
const TRANSFERS: TransferRules = {
  nightHourKop: 30_000,
  childSeatKop: 30_000,
  leadHours: 12,
  maxHours: 24,
  maxOrdersPerPhone: 5,
}
const CARS_PER_PAGE = 12
const NEXT_FREE_DAYS = 30
const SIGN_IN: SignInRules = {
  countries: [
    ...['+7', '+86', '+82', '+81', '+375', '+374', '+994', '+995', '+996', '+998', '+992', '+971', '+84', '+66'],
    ...['+44', '+49', '+33', '+1'],
  ],
  codesPerPrefixPerDay: 300,
  codesPerDay: 1000,
  sessionIdleDays: 30,
  sessionDays: 90,
  newDeviceMessagesPerDay: 5,
}
const STEP_UP: StepUpRules = { minutes: 10, scans: true, miles: true, milesAbove: 3000 }
const VERSIONS = ['2026-03-01', '2026-11-01']
/** From this day on each purpose has a consent of its own. */
const BY_PURPOSE = '2026-11-25'
/** From this day on a deposit may be left in cash, and policy and driver's consent name what is asked of a meeting. */
const CASH_AND_MEETING = '2026-11-28'
const DOCUMENT_VERSIONS: BranchSettings['documentVersions'] = {
  privacy_policy: [...VERSIONS, '2026-11-24', BY_PURPOSE, CASH_AND_MEETING],
  personal_data_agreement: [...VERSIONS, BY_PURPOSE],
  driver_data_agreement: [BY_PURPOSE, CASH_AND_MEETING],
  marketing_agreement: [MARKETING_VERSION],
  analytics_agreement: [BY_PURPOSE],
  public_offer: [...VERSIONS, BY_PURPOSE, CASH_AND_MEETING],
  rentalterms: [...VERSIONS, BY_PURPOSE, CASH_AND_MEETING],
}

/** Returns the row of the branch's settings. */
export function settingsRow({ settings, prices, fleet }: SeedData, station: string, day: SeedingDay): Row {
  const { rules, productConfig, company } = settings
  const free = fleet.tags.find((tag) => tag.freeDeliveryPlaceCodes)
  const data: BranchSettings = {
    id: settings.id,
    main_phone: settings.main_phone,
    address: settings.addressByLanguage,
    addressInContacts: settings.addressInContactsByLanguage,
    postalAddress: settings.postalAddress,
    map_lat: settings.map_lat,
    map_lng: settings.map_lng,
    time: settings.time,
    timeNote: settings.timeNoteByLanguage,
    openingHours: settings.openingHours,
    main_email: settings.main_email,
    soc_vk: settings.soc_vk,
    soc_insta: settings.soc_insta,
    soc_fb: settings.soc_fb,
    soc_youtube: settings.soc_youtube,
    brand: settings.brand,
    company: {
      name: company.nameByLanguage,
      inn: company.inn,
      ogrn: company.ogrn,
      legalAddress: company.legalAddressByLanguage,
      copyrightFrom: company.copyrightFrom,
    },
    sisterCities: settings.sisterCities,
    longTermUrl: settings.links.longTermExternal,
    documents: settings.documentsByCitizenship,
    documentVersions: DOCUMENT_VERSIONS,
    timeZone: productConfig.stationTimeZone,
    defaultPlaceId: productConfig.defaultPlaceId,
    turnaroundMinutes: rules.turnaroundMinutes,
    ...LIMITS,
    signIn: SIGN_IN,
    stepUp: STEP_UP,
    transfers: TRANSFERS,
    nightFee: {
      from: prices.nightFee.from,
      to: prices.nightFee.to,
      feeKop: prices.nightFee.feeRub * KOPECKS_PER_ROUBLE,
      placesFree: prices.nightFee.placesFree,
    },
    freeDelivery: { tag: free?.tag ?? '', placeCodes: free?.freeDeliveryPlaceCodes ?? [] },
    saleLimit: rules.salePersLimit,
    abkhaziaLastDate: rules.abkhaziaUnavailableAfter,
    ...optionValues(prices),
    ...contentFacts(settings),
    payments: settings.payments,
    exchangeRates: { ...settings.exchangeRates, date: day.date },
    nightFeeOnDelay: false,
    messengers: settings.links.messengers,
    chineseClerk: settings.chineseClerk,
    translationHelp: {
      priceKop: settings.translationHelp.priceRub * KOPECKS_PER_ROUBLE,
      workDays: settings.translationHelp.workDays,
    },
    cargoModel: fleet.cargoModel,
    carsPerPage: CARS_PER_PAGE,
    nextFreeDays: NEXT_FREE_DAYS,
    rules: branchLimits(settings),
  }
  return { station, public_station: productConfig.settingsStation, data }
}

/** Returns the rows of places, with fees in kopecks. */
export function placeRows({ places }: SeedData, station: string): Row[] {
  return places.map(({ feeRub, pickup, dropoff, returnHint, needsAddress, ...place }) => ({
    station,
    ...place,
    return_hint: returnHint,
    needs_address: needsAddress,
    fee_kop: feeRub * KOPECKS_PER_ROUBLE,
    hands_out: pickup,
    takes_back: dropoff,
  }))
}

/** Returns the rows of seasons, with coefficients in percent. */
export function seasonRows({ prices }: SeedData, station: string): Row[] {
  return prices.periods.map(({ coefficient, ...season }) => ({
    station,
    ...season,
    coefficient_percent: Math.round(coefficient * 100),
  }))
}

function branchLimits({ rules, productConfig }: SeedData['settings']): StationRules {
  return {
    minHoursBeforePickup: rules.minHoursBeforePickup,
    maxDaysAhead: MAX_DAYS_AHEAD,
    maxRentalDays: rules.maxRentalDays,
    defaultDaysAhead: productConfig.defaultDaysAhead,
    defaultLengthDays: productConfig.defaultLengthDays,
    defaultTime: productConfig.defaultTime,
    freeCancellationHours: rules.freeCancellationHours,
    changeHours: rules.changeHours,
    holdMinutes: rules.holdMinutes,
    depositReleaseDays: rules.depositReleaseDays,
    minDriverAge: rules.minDriverAge,
    maxDriverAge: rules.maxDriverAge,
    minExperienceYears: rules.minExperienceYears,
    maxDiscountPercent: rules.maxDiscountPercent,
    callbackMinutes: rules.callbackMinutes,
    depositMaxCards: rules.depositMaxCards,
    refundBankDays: rules.refundBankDays,
    cardPaymentMaxKop: rules.cardPaymentMaxRub * KOPECKS_PER_ROUBLE,
    onlinePaymentMaxKop: rules.onlinePaymentMaxRub * KOPECKS_PER_ROUBLE,
    carsAdvertised: productConfig.carsAdvertised,
  }
}
