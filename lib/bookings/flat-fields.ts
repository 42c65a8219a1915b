import type { PersonFields } from './draft-slice'
import type { DriverFields, FieldPath, PersonName } from './driver-rules'
import { seatedDrivers } from './form-fields'

/** The form as texts by path; a ticked box is `yes`. */
export type FlatFields = Record<FieldPath, string>

/** Returns the fields as texts. */
export function flatten({ extraDrivers, ...own }: DriverFields): FlatFields {
  const people = extraDrivers.map((person, index) => flat(person, `extraDrivers.${index}.`))
  return Object.assign(flat(own, ''), ...people)
}

/**
 * Returns what the texts say.
 *
 * @param extraDrivers so many further drivers have fields, typed into or not
 */
export function unflatten(values: FlatFields, extraDrivers: number): DriverFields {
  const text = (path: FieldPath) => values[path] ?? ''
  const others: PersonFields[] = []
  for (const path of Object.keys(values)) {
    const index = Number(/^extraDrivers\.(\d+)/.exec(path)?.[1])
    if (others[index] === undefined && !Number.isNaN(index))
      others[index] = personOf((name) => text(`extraDrivers.${index}.${name}`))
  }
  return {
    ...personOf(text),
    citizenship: text('citizenship'),
    email: text('email'),
    flight: text('flight'),
    pickupAddress: text('pickupAddress'),
    dropoffAddress: text('dropoffAddress'),
    note: text('note'),
    chineseClerk: text('chineseClerk') !== '',
    extraDrivers: seatedDrivers(others, extraDrivers),
    privacyPolicy: text('privacyPolicy') !== '',
    personalData: text('personalData') !== '',
  }
}

function flat(fields: Record<string, string | boolean>, prefix: string) {
  const texts = Object.entries(fields).map(([name, value]) => [prefix + name, value === true ? 'yes' : value || ''])
  return Object.fromEntries(texts) as FlatFields
}

function personOf(text: (name: PersonName) => string): PersonFields {
  return {
    last_name: text('last_name'),
    first_name: text('first_name'),
    middle_name: text('middle_name'),
    noMiddleName: text('noMiddleName') !== '',
    birthDate: text('birthDate'),
    licenceSince: text('licenceSince'),
    phone: text('phone'),
  }
}
