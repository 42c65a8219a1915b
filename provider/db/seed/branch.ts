import type { StationData } from '@/provider/rules/station'
import type { Row } from './insert-rows'
import type { SeedData } from './seed-data'

const KOPECKS = 100
/** How far ahead a rental may begin; the demo files do not name it. */
const MAX_DAYS_AHEAD = 365

export function settingsRow({ settings, prices, fleet }: SeedData, station: string): Row {
  const { rules, productConfig, company } = settings
  const free = fleet.tags.find((tag) => tag.freeDeliveryPlaceCodes)
  const data: StationData = {
    id: settings.id,
    main_phone: settings.main_phone,
    address: settings.addressByLanguage,
    addressInContacts: settings.addressInContactsByLanguage,
    map_lat: settings.map_lat,
    map_lng: settings.map_lng,
    time: settings.time,
    timeNote: settings.timeNoteByLanguage,
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
      legalAddress: company.legalAddress,
      copyrightFrom: company.copyrightFrom,
    },
    sisterCities: settings.sisterCities,
    longTermUrl: settings.links.longTermExternal,
    documents: settings.documentsByCitizenship,
    timeZone: productConfig.stationTimeZone,
    defaultPlaceId: productConfig.defaultPlaceId,
    turnaroundMinutes: rules.turnaroundMinutes,
    nightFee: {
      from: prices.nightFee.from,
      to: prices.nightFee.to,
      feeKop: prices.nightFee.feeRub * KOPECKS,
      placesFree: prices.nightFee.placesFree,
    },
    freeDelivery: { tag: free?.tag ?? '', placeCodes: free?.freeDeliveryPlaceCodes ?? [] },
    rules: {
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
      carsAdvertised: productConfig.carsAdvertised,
    },
  }
  return { station, public_station: productConfig.settingsStation, data }
}

export function placeRows({ places }: SeedData, station: string): Row[] {
  return places.map(({ feeRub, ...place }) => ({ station, ...place, fee_kop: feeRub * KOPECKS }))
}

export function periodRows({ prices }: SeedData, station: string): Row[] {
  return prices.periods.map(({ coefficient, ...period }) => ({
    station,
    ...period,
    coefficient_percent: Math.round(coefficient * 100),
  }))
}
