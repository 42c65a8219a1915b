import type { DOCUMENTS } from '@/provider/contract/bookings'
import type { CarData } from '@/provider/contract/cars'
import type { BranchRules } from '@/provider/contract/settings'
import type { Texts } from './language'
import type { FreeDelivery, NightFee } from './price-rules'

/** Everything that a branch may change without a developer; one row of `settings`. Money in kopecks. */
export type StationData = {
  id: number
  main_phone: string
  address: Texts
  addressInContacts: Texts
  map_lat: number
  map_lng: number
  /** A message key (specification §3). */
  time: string
  timeNote: Texts
  main_email: string
  soc_vk: string
  soc_insta: string
  soc_fb: string
  soc_youtube: string
  brand: string
  company: { name: Texts; inn: string; ogrn: string; legalAddress: string; copyrightFrom: number }
  sisterCities: { code: string; name: Texts; url: string }[]
  longTermUrl: string
  documents: { RU: Texts; CN: Texts; other: Texts }
  /** Versions of every text that a client agrees to, by the date from which each applies, `YYYY-MM-DD`. */
  documentVersions: Record<(typeof DOCUMENTS)[number], string[]>
  timeZone: string
  defaultPlaceId: number
  turnaroundMinutes: number
  /** How many cars one phone may keep on hold at the same time (PRODUCT §6). */
  maxHoldsPerPhone: number
  /** The same for one network address: a hotel's guests share one. */
  maxHoldsPerAddress: number
  nightFee: NightFee
  freeDelivery: FreeDelivery
  rules: BranchRules
}

/** What a model is, apart from its price and its limits. */
export type ModelAttributes = Pick<
  CarData,
  | 'body'
  | 'years'
  | 'seats'
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
  | 'consumptionL100km'
  | 'rangeKm'
  | 'mileageLimitKmPerDay'
>
