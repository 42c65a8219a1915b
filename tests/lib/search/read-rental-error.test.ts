import { describe, expect, it } from 'vitest'
import { ProviderError } from '@/lib/api/provider/errors'
import { readRentalError } from '@/lib/search/read-rental-error'

describe('refusedRental', () => {
  it('tells a rejection of dates from a failure of the provider', () => {
    expect(readRentalError(new ProviderError('pickup_too_soon', ''))).toBe('pickup_too_soon')
    const failure = new ProviderError('unavailable', '')
    expect(() => readRentalError(failure)).toThrow(failure)
  })
})
