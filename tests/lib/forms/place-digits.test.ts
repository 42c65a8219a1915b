import { describe, expect, it } from 'vitest'
import { placeDigits } from '@/lib/forms/place-digits'

/** `|` marks the cursor. */
const marked = (text: string) => ({ text: text.replace('|', ''), caret: text.indexOf('|') })

describe('digits that come into a phone before or inside its country', () => {
  it.each([
    ['+7', '9|+7', '+79|'],
    ['+7', '+9|7', '+79|'],
    // Before or behind the code's own seven: the same.
    ['+7', '+7|7', '+77|'],
    ['+7 99', '8|+7 99', '+78| 99'],
    ['+86 138', '+85|6 138', '+865| 138'],
    ['+7', '(999) 000|+7', '+7999000|'],
    ['+7', '+|+7', '+|'],
    ['+7', '+86|+7', '+86|'],
  ])('%s, then %s → %s', (before, after, placed) => {
    expect(placeDigits(before, marked(after))).toEqual(marked(placed))
  })

  it.each([
    ['behind the code', '+7', '+79|'],
    ['further on', '+7 999', '+7 95|99'],
    ['instead of all', '+7 999', '8|'],
    ['instead of the code', '+7 999', '8| 999'],
    ['into an empty field', '', '9|'],
    ['as a deletion in the code', '+86 138', '+8| 138'],
    ['as a plus before a number', '+7 999', '+|+7 999'],
  ])('leaves what comes %s', (_where, before, after) => {
    expect(placeDigits(before, marked(after))).toBeNull()
  })
})
