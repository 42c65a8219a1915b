import fc from 'fast-check'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { listCars } from '@/lib/api/cars'
import { ProviderError } from '@/lib/api/provider/errors'
import { quoteFor, toRentalRequest } from '@/lib/api/quotes'
import { CHOICE_NAMES, readChoice } from '@/lib/options/choice'
import { FILTER_NAMES, readFilterFields } from '@/lib/search/filter-params'
import { chooseRental, FIELD_NAMES, readSearchFields } from '@/lib/search/search-params'
import { byForm } from '@/tests/setup/by-form'
import { useProvider } from '@/tests/setup/use-provider'

const ADDRESSES = byForm({ short: 50, all: 150, long: 150 })

vi.mock('next-intl/server', () => ({ getLocale: async () => 'ru' }))

const DATES = { from: '2026-12-05', to: '2026-12-08' }
const LIMITS = { minHoursBeforePickup: 12, maxDaysAhead: 365, maxRentalDays: 60 }
const NAMES = [
  ...FIELD_NAMES,
  ...CHOICE_NAMES,
  ...FILTER_NAMES,
  'noDeposit',
  'cash',
  'driverAge',
  'page',
  'step',
] as const

/** Any unit of text: characters, surrogate halves, controls; and damaged values of real fields. */
const text = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 60 }),
  fc.string({
    unit: fc.constantFrom('\u0000', '\ud800', '\udfff', '\n', '\u200b', 'A', ' ', '\u{1f600}'),
    maxLength: 60,
  }),
  fc.constantFrom(
    '50',
    '-1',
    '1e9',
    'suv',
    'price',
    '-price',
    'full',
    'booster.1',
    'automatic',
    '2',
    '1',
    '99999999999',
  ),
)
const address = fc.dictionary(fc.constantFrom(...NAMES), fc.oneof(text, fc.array(text, { maxLength: 3 })))

describe('an address of a search', () => {
  const provider = useProvider()
  beforeEach(() => {
    vi.stubEnv('PROVIDER_TOKEN', 'token-of-the-tests')
    vi.stubGlobal('fetch', async (url: URL, { method, headers, body }: RequestInit) => {
      const response = await provider.app.inject({
        method: method === 'POST' ? 'POST' : 'GET',
        url: `${url.pathname}${url.search}`,
        headers: Object.fromEntries(new Headers(headers)),
        ...(typeof body === 'string' ? { payload: body } : {}),
      })
      return new Response(response.body, { status: response.statusCode })
    })
  })
  afterEach(() => {
    vi.unstubAllGlobals()
    vi.unstubAllEnvs()
  })

  /** Codes for which the pages have a screen; any other one is their 500. */
  const outcomeOf = async (call: Promise<unknown>): Promise<string> => {
    try {
      await call
      return 'answer'
    } catch (error) {
      if (error instanceof ProviderError) return error.code
      throw error
    }
  }

  it('sends the provider no request that it cannot read, for any query', { timeout: 120_000 }, async () => {
    await fc.assert(
      fc.asyncProperty(address, async (query) => {
        const searchQuery = { ...query, ...DATES }
        const fields = readSearchFields(searchQuery)
        const placeIds = [50, 51]
        const branch = { now: provider.clock.now, limits: LIMITS, placeIds, defaultTime: '12:00' }
        const { rental } = chooseRental(fields, branch)
        if (!rental) return
        const { class: classId, promo } = fields
        const list = listCars({ classId, promo, filters: readFilterFields(searchQuery), rental })
        expect(await outcomeOf(list)).toBe('answer')
        const request = toRentalRequest('honda-fit', rental, readChoice(searchQuery))
        const quote = quoteFor(request, { language: 'ru', requestHeaders: new Headers(), session: null })
        expect(['answer', 'option_not_offered', 'extra_sold_out']).toContain(await outcomeOf(quote))
      }),
      { numRuns: ADDRESSES, examples: [[{ promo: '\u0000' }], [{ promo: ['A\u0000', 'B'] }], [{ promo: '\ud800' }]] },
    )
  })
})
