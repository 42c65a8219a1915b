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

const FIELD_OF = new Map<string, DriverField>([
  ['licence.number', 'licenceNumber'],
  ['licence.country', 'licenceCountry'],
  ['licence.issuedAt', 'issuedAt'],
  ['licence.expiresAt', 'expiresAt'],
  ['passport_blob', 'passport'],
  ['driver_license_blob', 'licence'],
])

/** Fields that a rejection names, as the form calls them. */
export function findRejectedFields(
  named: Record<string, string> | undefined,
  names: readonly DriverField[],
): DriverField[] {
  return Object.keys(named ?? {}).flatMap((name) => FIELD_OF.get(name) ?? names.find((one) => one === name) ?? [])
}
