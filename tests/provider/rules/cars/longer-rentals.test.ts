import { expect, it } from 'vitest'
import { cheaperLengths } from '@/provider/modules/cars/rules/longer-rentals'

it.each([
  [1, null, [3, 7]],
  [3, null, [7]],
  [6, null, [7]],
  [7, null, []],
  [6, 14, [7, 14]],
  [5, 6, [6, 7]],
  [6, 61, [7]],
])('after %i days, with a code from %s days, a percent begins at %j', (days, promoMinDays, lengths) => {
  expect(cheaperLengths(days, promoMinDays, 60)).toEqual(lengths)
})
