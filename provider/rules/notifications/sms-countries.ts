import { parsePhoneNumberFromString } from 'libphonenumber-js/min'

const NORTH_AMERICA = '+1'
/** Who "+1" means in the settings: more than twenty other countries have it too, and an SMS to some of them costs far more. */
const OF_NORTH_AMERICA: readonly (string | undefined)[] = ['US', 'CA']

/**
 * Returns whether SMS are sent to the country of a phone.
 *
 * @param countries calling codes of the settings; a longer one, as `+1876`, names one of the countries with `+1`
 */
export function isSmsCountry(phone: string, countries: readonly string[]): boolean {
  const codes = countries.filter((code) => phone.startsWith(code))
  if (codes.some((code) => code !== NORTH_AMERICA)) return true
  return codes.length > 0 && OF_NORTH_AMERICA.includes(parsePhoneNumberFromString(phone)?.country)
}
