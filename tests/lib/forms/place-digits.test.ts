import { describe, expect, it } from 'vitest'
import { beginNumber, placeDigits } from '@/lib/forms/place-digits'

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

describe('the first digits of a phone', () => {
  it.each([
    ['', '4|', '+74|'],
    ['', '495|', '+7495|'],
    ['+', '+9|', '+79|'],
    ['+', '9|+', '+79|'],
    ['+', '+914 555|', '+7914555|'],
  ])('belong to the country: %s, then %s → %s', (before, after, begun) => {
    expect(beginNumber(before, marked(after), '+7')).toEqual(marked(begun))
  })

  it.each([
    ['behind a code', '+7', '+79|'],
    ['a plus', '', '+|'],
    ['a code of its own', '', '+86|'],
    ['a plus behind the one that was left', '+', '++|'],
    ['a code behind the plus that was left', '+', '++86|'],
    ['a number filled in', '', '4155552671|'],
    ['a number filled in over the plus', '+', '4155552671|'],
    ['nothing', '+', '|'],
  ])('are none: %s', (_what, before, after) => {
    expect(beginNumber(before, marked(after), '+7')).toBeNull()
  })
})
