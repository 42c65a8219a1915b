import { describe, expect, it } from 'vitest'
import { type HoldContext, toHoldRequest, toPeople } from '@/lib/bookings/hold-request'
import { HoldRequest } from '@/provider/contract/bookings'
import { NO_OPTIONS } from '@/provider/contract/rules/options/option-kinds'
import { holdRequest } from '@/tests/setup/sample-booking'
import { driverFields } from '@/tests/setup/sample-driver'

describe('toHoldRequest', () => {
  const context = {
    request: { ...holdRequest.rental, options: { ...NO_OPTIONS, extras: [{ code: 'extra-driver', quantity: 1 }] } },
    quoteToken: 'token',
    language: 'ru',
    hasMiddleNameField: true,
    needsLicence: true,
    versions: { privacy_policy: '2026-11-01', driver_data_agreement: '2026-11-01' },
  } satisfies HoldContext

  it('keeps the contract, with both consents and their versions', () => {
    const request = toHoldRequest({ ...driverFields, last_name: ' Лебедева ' }, context)
    expect(HoldRequest.parse(request)).toEqual({ ...request, partner: false, affiliate: false })
    expect(request.driver).toMatchObject({ last_name: 'Лебедева', middle_name: 'Андреевна' })
    expect(request.consents.map(({ document }) => document)).toEqual(['privacy_policy', 'driver_data_agreement'])
  })

  it.each([
    ['the box says there is none', { ...driverFields, noMiddleName: true }, true],
    ['the language does not ask for one', driverFields, false],
  ])('sends null for the patronymic when %s', (_case, typed, hasMiddleNameField) => {
    expect(toHoldRequest(typed, { ...context, hasMiddleNameField: hasMiddleNameField }).driver.middle_name).toBeNull()
  })

  it('names as many further drivers as the rental counts, and writes the flight as the branch does', () => {
    const { citizenship, email, flight, extraDrivers, privacyPolicy, personalData, ...person } = driverFields
    const people = toPeople({ ...driverFields, flight: ' su 1700 ', extraDrivers: [person, person] }, context)
    expect(people.extraDrivers).toHaveLength(1)
    expect(people.extraDrivers[0]).not.toHaveProperty('email')
    expect(people.flight).toBe('SU 1700')
  })
})
