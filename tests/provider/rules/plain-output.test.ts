import { expect, it } from 'vitest'
import { plainOutput } from '@/provider/cli/terminal/plain-output'
import { guardFormula, unguardFormula } from '@/provider/modules/import-export/formula-guard'
import { HOSTILE_STRINGS } from '@/tests/setup/fuzz/hostile-strings'

it.each(Object.entries(HOSTILE_STRINGS))(
  'a terminal gets lines of text alone, whatever stands in a table: %s',
  (_, text) => {
    expect(plainOutput(text)).not.toMatch(/(?!\n)\p{Cc}|\p{Bidi_Control}|\p{Cs}|\p{Zl}|\p{Zp}/u)
  },
)

it('what a terminal does not get stands there by its code, and all else as it is', () => {
  expect(plainOutput('Анна\u001b[31m\u202e\tх\n😀 中文 \u00a0₽')).toBe('Анна<001B>[31m<202E> х\n😀 中文 \u00a0₽')
})

it.each(Object.entries(HOSTILE_STRINGS))('an exported cell is no formula, and is imported as it was: %s', (_, text) => {
  const cell = guardFormula(text)
  expect(cell).not.toMatch(/^[=+\-@＝＋＠－\t\r\n]/)
  expect(unguardFormula(cell)).toBe(text)
})
