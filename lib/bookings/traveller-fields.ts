import { isLatinOrCyrillic } from '@/provider/contract/rules/profile/name-script'
import type { TravellersResponse } from '@/provider/contract/travellers'
import type { DriverFields } from './driver-rules'

export type Traveller = TravellersResponse['items'][number]

/**
 * What the form takes over of somebody. The client's own e-mail stays: that is where the voucher goes. A name in another
 * script is left out: it has to be typed as a passport has it.
 */
export function travellerFields(
  { middle_name, birthDate, licenceSince, email, citizenship, ...person }: Traveller,
  fields: DriverFields,
): DriverFields {
  const { last_name, first_name, phone } = person
  return {
    ...fields,
    last_name: readable(last_name),
    first_name: readable(first_name),
    middle_name: readable(middle_name ?? ''),
    noMiddleName: middle_name === null,
    phone,
    birthDate: birthDate ?? '',
    licenceSince: licenceSince ?? '',
    email: fields.email || email,
    citizenship: citizenship ?? fields.citizenship,
  }
}

/** Whom the fields name, as far as the phone tells; null: somebody else. */
export function travellerOf(people: readonly Traveller[], phone: string): Traveller | null {
  return people.find((one) => one.phone === phone) ?? null
}

/** Returns whether the branch can compare the names of the account with a passport. */
export function hasReadableName({ last_name, first_name, middle_name }: Traveller): boolean {
  return [last_name, first_name, middle_name ?? ''].every(isLatinOrCyrillic)
}

function readable(name: string): string {
  return isLatinOrCyrillic(name) ? name : ''
}
