import { wireDate } from '@/provider/contract/rules/dates/wire-time'
import type { BranchRules, Settings as SettingsResponse } from '@/provider/contract/settings'
import { FailureError } from '@/provider/failure-error'
import { branchFacts } from '@/provider/modules/settings/rules/branch-facts'
import { type Language, textIn } from '@/provider/rules/i18n/language'
import { standardDocumentDays } from '@/provider/rules/options/insurance'
import { saleLimitPercent } from '@/provider/rules/prices/discount-limit'
import type { BranchSettings } from '@/provider/rules/settings/station-settings'
import type { SettingQueries } from './queries'

/** `station`: the code of the branch that this provider serves. */
type Deps = { settings: SettingQueries; station: string; now: () => Date }

/**
 * Returns the settings of the branch.
 *
 * @throws {FailureError} `unavailable` when the branch is not set up: seeding or the import comes first.
 */
export async function currentSettings({ settings, station }: Deps): Promise<BranchSettings> {
  const row = await settings.find(station)
  if (!row) throw new FailureError('unavailable', `Station ${station} has no settings.`)
  return row.data
}

/**
 * Returns the settings that the site shows, in the reader's language.
 *
 * @throws {FailureError} `not_found` for any other branch.
 */
export async function readSettings(
  { settings, station, now }: Deps,
  publicStation: string,
  language: Language,
): Promise<SettingsResponse> {
  const row = await settings.find(station)
  if (row?.publicStation !== publicStation) throw new FailureError('not_found', 'No such station.')
  return settingsIn(row.data, publicStation, language, now())
}

function settingsIn(data: BranchSettings, station: string, language: Language, now: Date): SettingsResponse {
  const { company, documents, postalAddress } = data
  return {
    id: data.id,
    station,
    main_phone: data.main_phone,
    address: textIn(data.address, language),
    address_in_contacts: textIn(data.addressInContacts, language),
    map_lat: data.map_lat,
    map_lng: data.map_lng,
    time: data.time,
    main_email: data.main_email,
    soc_vk: data.soc_vk,
    soc_insta: data.soc_insta,
    soc_fb: data.soc_fb,
    soc_youtube: data.soc_youtube,
    brand: data.brand,
    timeNote: textIn(data.timeNote, language),
    openingHours: data.openingHours,
    postalAddress: {
      street: textIn(postalAddress.street, language),
      locality: textIn(postalAddress.locality, language),
      region: textIn(postalAddress.region, language),
      postalCode: postalAddress.postalCode,
    },
    company: {
      ...company,
      name: textIn(company.name, language),
      legalAddress: textIn(company.legalAddress, language),
    },
    sisterCities: data.sisterCities.map((city) => ({ ...city, name: textIn(city.name, language) })),
    longTermUrl: data.longTermUrl,
    documents: {
      RU: textIn(documents.RU, language),
      EAEU: textIn(documents.EAEU, language),
      CN: textIn(documents.CN, language),
      other: textIn(documents.other, language),
    },
    rules: branchRules(data, now),
    facts: branchFacts(data, language),
  }
}

/** Returns the limits of the branch that screens show, on the day of `now`. */
function branchRules(data: BranchSettings, now: Date): BranchRules {
  const { rules, nightFee, saleLimit, prepayPercent } = data
  const { from, to, feeKop } = nightFee
  const night = { from, to, feeKop, onDelay: data.nightFeeOnDelay }
  const depositInCash = data.payments.accepted.cashRub.deposit
  const promoMaxPercent = saleLimitPercent(wireDate(now), saleLimit)
  const standardDocsDays = standardDocumentDays(data.insurance)
  return { ...rules, standardDocsDays, promoMaxPercent, depositInCash, night, prepayPercent }
}
