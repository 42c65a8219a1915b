import { isPossiblePhone } from '@/lib/forms/possible-phone'
import type { Rule } from '@/lib/forms/schema'
import { type DriverChecks, type DriverFieldError, type FieldPath, fieldOrder, validateField } from './driver-rules'
import { type FlatFields, unflatten } from './flat-fields'

export type DriverSchema = Record<FieldPath, readonly Rule<DriverFieldError>[]>

/**
 * Returns the rules of a form with so many further drivers.
 *
 * @param paths of the fields that it shows
 */
export function driverSchema(
  checks: DriverChecks,
  extraDrivers: number,
  paths: readonly FieldPath[] = fieldOrder(extraDrivers),
): DriverSchema {
  const rulesOf = (path: FieldPath): DriverSchema[FieldPath] => [
    (_value, values) => validateField(path, unflatten(values as FlatFields, extraDrivers), checks),
    ...(path.endsWith('phone') ? [possible] : []),
  ]
  return Object.fromEntries(paths.map((path) => [path, rulesOf(path)])) as DriverSchema
}

async function possible(phone: string): Promise<DriverFieldError | null> {
  return (await isPossiblePhone(phone)) ? null : 'phoneWrong'
}
