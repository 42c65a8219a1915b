import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { heldStepHref, stepHref, withChoice } from '@/lib/bookings/steps'
import {
  type Choice,
  choiceFields,
  NOTHING_CHOSEN,
  quantityOf,
  readChoice,
  readPromo,
  withExtra,
} from '@/lib/options/choice'
import { mostPieces, offeredChoice } from '@/lib/options/offered-choice'
import { readSearchFields } from '@/lib/search/search-params'
import { RentalOptions } from '@/provider/contract/options'
import { COLOURS } from '@/provider/contract/rules/cars/paints'
import { INSURANCE_CODES, MILEAGE_CODES } from '@/provider/contract/rules/options/option-kinds'

const code = fc.constantFrom('booster', 'child-seat-infant', 'roof-box', 'extra-driver', 'wifi', 'camping-set')
const choices: fc.Arbitrary<Choice> = fc.record(
  {
    options: fc.record({
      insurance: fc.constantFrom(...INSURANCE_CODES),
      mileage: fc.constantFrom(...MILEAGE_CODES),
      protection: fc.boolean(),
      extras: fc.uniqueArray(fc.record({ code, quantity: fc.integer({ min: 1, max: 9 }) }), {
        selector: (one) => one.code,
      }),
    }),
    promo: fc.string({ maxLength: 40, unit: 'grapheme' }).map(readPromo),
    colour: fc.constantFrom(...COLOURS),
    cash: fc.constant(true as const),
  },
  { requiredKeys: ['options', 'promo'] },
)

/** As Next hands an address to a page. */
function asQuery(address: string): Record<string, string | string[]> {
  const { searchParams } = new URL(address, 'http://localhost')
  return Object.fromEntries(
    [...new Set(searchParams.keys())].map((name) => {
      const values = searchParams.getAll(name)
      return [name, values.length === 1 ? String(values[0]) : values]
    }),
  )
}

describe('a choice in an address', () => {
  it('comes back as it was, whatever it is, and keeps the contract', () => {
    fc.assert(
      fc.property(choices, (choice) => {
        const read = readChoice(asQuery(stepHref('honda-fit', { from: '2026-12-05' }, 'you', choice)))
        expect(read).toEqual(choice)
        expect(RentalOptions.parse(read.options)).toEqual(choice.options)
      }),
    )
  })

  it('is nothing where nothing is chosen', () => {
    expect(choiceFields(NOTHING_CHOSEN)).toEqual([])
    expect(readChoice({})).toEqual(NOTHING_CHOSEN)
  })

  it.each([
    ['an unknown package', { insurance: 'gold' }],
    ['an unknown mileage', { mileage: '7' }],
    ['protection that is not ticked', { protection: 'on' }],
    ['an extra without a number', { extra: 'booster' }],
    ['none of an extra', { extra: 'booster.0' }],
    ['ten of an extra', { extra: 'booster.10' }],
    ['an extra in capitals', { extra: 'BOOSTER.1' }],
    ['an extra that is no code', { extra: '--.1' }],
    ['an empty list field', { extra: ['', ''] }],
    ['a colour outside the table', { colour: 'pink' }],
  ])('leaves out %s', (_case, query) => {
    expect(readChoice(query)).toEqual(NOTHING_CHOSEN)
  })

  it('takes the first of a repeated extra, and twenty at most', () => {
    expect(readChoice({ extra: ['booster.1', 'booster.3'] }).options.extras).toEqual([{ code: 'booster', quantity: 1 }])
    const many = Array.from({ length: 30 }, (_, index) => `e${index}.1`)
    expect(readChoice({ extra: many }).options.extras).toHaveLength(20)
  })

  it('reads a code as people type it', () => {
    expect(readChoice({ promo: '  port3 ' }).promo).toBe('PORT3')
    expect(readChoice({ promo: 'x'.repeat(60) }).promo).toHaveLength(40)
  })

  it.each(['PORT3\u0000', '\u0000', 'A\tB', 'A\u200bB', '\ud800', `${'x'.repeat(39)}\u{1f600}`])(
    'takes the unreadable code %j for none',
    (promo) => {
      expect(readChoice({ promo }).promo).toBe('')
      expect(readSearchFields({ promo }).promo).toBe('')
    },
  )

  it('wins over the code of the search', () => {
    const address = withChoice('/', { from: '2026-12-05', promo: 'OLD' }, { ...NOTHING_CHOSEN, promo: 'NEW' }, [])
    expect(new URL(address, 'http://localhost').searchParams.getAll('promo')).toEqual(['NEW'])
  })

  it('is not in the address of a booking, which has its own', () => {
    expect(heldStepHref('honda-fit', '1234567', 'options')).toBe(
      '/booking-online/honda-fit/?step=options&booking=1234567',
    )
  })
})

describe('pieces of an extra', () => {
  it('are set, changed and taken out, the others staying', () => {
    const two = withExtra(withExtra(NOTHING_CHOSEN.options, 'booster', 2), 'wifi', 1)
    expect(quantityOf(withExtra(two, 'booster', 3), 'booster')).toBe(3)
    expect(withExtra(two, 'booster', 0).extras).toEqual([{ code: 'wifi', quantity: 1 }])
    expect(quantityOf(two, 'roof-box')).toBe(0)
  })

  it.each([
    { maxQuantity: 3, left: null, most: 3 },
    { maxQuantity: 3, left: 5, most: 3 },
    { maxQuantity: 3, left: 1, most: 1 },
    { maxQuantity: 3, left: 0, most: 0 },
  ])('$maxQuantity at most, $left left: $most', ({ most, ...offer }) => {
    expect(mostPieces(offer)).toBe(most)
  })
})

describe('a choice for one car', () => {
  const none = { insurance: [], mileage: null, protection: null, extras: [] }

  it('has nothing that the car is not offered with', () => {
    const choice: Choice = {
      options: { insurance: 'extended', mileage: 'limited', protection: true, extras: [{ code: 'wifi', quantity: 1 }] },
      promo: 'PORT3',
    }
    expect(offeredChoice(choice, none)).toEqual({ choice: { ...NOTHING_CHOSEN, promo: 'PORT3' }, short: [] })
  })
})
