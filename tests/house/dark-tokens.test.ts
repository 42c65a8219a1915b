import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { DARK_TOKENS, darkTokens } from '../../scripts/make-dark-tokens.mjs'

it('the dark tokens of the system preference are those of [data-theme=dark]', () => {
  expect(readFileSync(DARK_TOKENS, 'utf8')).toBe(darkTokens())
})
