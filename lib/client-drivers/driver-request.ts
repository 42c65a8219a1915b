import { readFieldErrors } from '@/lib/forms/rejection'
import type { DriverRequest } from '@/provider/contract/client-drivers'
import type { DriverField, DriverFields } from './driver-rules'

/** The form as the door takes it. `hasMiddleNameField` false: the field is hidden, and what was there stays. */
export function driverRequest(fields: DriverFields, hasMiddleNameField: boolean): DriverRequest {
  const middle = fields.noMiddleName ? '' : fields.middle_name.trim()
  return {
    last_name: fields.last_name.trim(),
    first_name: fields.first_name.trim(),
    middle_name: middle === '' ? null : middle,
    noPatronymic: hasMiddleNameField ? fields.noMiddleName !== '' : middle === '',
    phone: fields.phone,
    email: fields.email.trim(),
    birthDate: fields.birthDate,
    licence: {
      number: fields.licenceNumber.trim(),
      country: fields.licenceCountry,
      issuedAt: fields.issuedAt,
      expiresAt: fields.expiresAt,
    },
    passport_blob: fields.passport,
    driver_license_blob: fields.licence,
  }
}

const WIRE_NAMES = new Map<string, string>([
  ['licenceNumber', 'licence.number'],
  ['licenceCountry', 'licence.country'],
  ['issuedAt', 'licence.issuedAt'],
  ['expiresAt', 'licence.expiresAt'],
  ['passport', 'passport_blob'],
  ['licence', 'driver_license_blob'],
])

/** Returns an error for each field of the form that a route handler named, or null. */
export function readDriverErrors(error: unknown, names: readonly DriverField[]) {
  const fieldErrors = Object.fromEntries(names.map((name) => [name, 'rejected' as const]))
  return readFieldErrors(error, fieldErrors, (name) => WIRE_NAMES.get(name) ?? name)
}
