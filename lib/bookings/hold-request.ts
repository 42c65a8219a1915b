import type { Driver, HoldRequest } from '@/provider/contract/bookings'
import type { RentalRequest } from '@/provider/contract/quotes'
import type { DriverFields } from './driver-rules'

const CITIZENSHIPS: ReadonlyArray<Driver['citizenship']> = ['RU', 'CN', 'other']

/** What the form knows besides its fields. */
export type HoldContext = {
  request: RentalRequest
  quoteToken: string
  language: HoldRequest['language']
  asksMiddleName: boolean
  versions: { privacy_policy: string; personal_data_agreement: string }
}

/** Checked fields → the contract's request. A patronymic that is not asked for is "has none". */
export function toHoldRequest(fields: DriverFields, context: HoldContext): HoldRequest {
  const { request, quoteToken, language, asksMiddleName, versions } = context
  return {
    rental: request,
    quoteToken,
    driver: {
      last_name: fields.last_name.trim(),
      first_name: fields.first_name.trim(),
      middle_name: asksMiddleName && !fields.noMiddleName ? fields.middle_name.trim() : null,
      phone: fields.phone,
      email: fields.email.trim(),
      birthDate: fields.birthDate,
      licenceSince: fields.licenceSince,
      citizenship: CITIZENSHIPS.find((one) => one === fields.citizenship) ?? 'other',
    },
    language,
    consents: [
      { document: 'privacy_policy', version: versions.privacy_policy },
      { document: 'personal_data_agreement', version: versions.personal_data_agreement },
    ],
  }
}
