import { isName } from '@/provider/contract/rules/profile/person'

/** Demands a name as passports have them. */
export function personName<Key extends string>(error: Key) {
  return (value: string) => (isName(value) ? null : error)
}
