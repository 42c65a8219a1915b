import { describe, expect, it } from 'vitest'
import { toHoldRequest } from '@/lib/bookings/hold-request'
import { HoldRequest } from '@/provider/contract/bookings'
import { driverFields } from '@/tests/setup/sample-driver'

describe('toHoldRequest', () => {
  const context = {
    request: { slug: 'honda-fit', df: '2026-12-05-05-00', dt: '2026-12-12-05-00', city: 50, dropoffPlace: 50 },
    quoteToken: 'token',
    language: 'ru',
    asksMiddleName: true,
    versions: { privacy_policy: '2026-11-01', personal_data_agreement: '2026-11-01' },
  } as const

  it('keeps the contract, with both consents and their versions', () => {
    const request = toHoldRequest({ ...driverFields, last_name: ' Лебедева ' }, context)
    expect(HoldRequest.parse(request)).toEqual(request)
    expect(request.driver).toMatchObject({ last_name: 'Лебедева', middle_name: 'Андреевна' })
    expect(request.consents.map(({ document }) => document)).toEqual(['privacy_policy', 'personal_data_agreement'])
  })

  it.each([
    ['the box says there is none', { ...driverFields, noMiddleName: true }, true],
    ['the language does not ask for one', driverFields, false],
  ])('sends null for the patronymic when %s', (_case, typed, asksMiddleName) => {
    expect(toHoldRequest(typed, { ...context, asksMiddleName }).driver.middle_name).toBeNull()
  })
})
