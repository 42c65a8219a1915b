import { readdirSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'

/** A text, and a space of any language before another text or a link. */
const FIXED_SPACE = /\)\}(?:<\/\w+>)?(?:\{' '\}| <\w*Link\b| \{t\()/
/** A tag and a title, a card and its digits, a price and the car that it is of. */
const NO_SENTENCES = [
  'components/documents/section-changes.tsx',
  'components/history/deposit-cards.tsx',
  'components/transfers/transfer-routes.tsx',
]

it('what follows a sentence stands behind the gap of its language: Chinese has none', () => {
  const violations = ['app', 'components']
    .flatMap((folder) => readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((name) => `${folder}/${name}`))
    .filter((file) => file.endsWith('.tsx') && !NO_SENTENCES.includes(file))
    .filter((file) => FIXED_SPACE.test(readFileSync(file, 'utf8')))
  expect(violations).toEqual([])
})

it.each([
  '{t(\'firstTime\')} <GuestLink href="/">',
  '{t(failure)} <LivePhoneLink phone={phone} />',
  "<b>{t(state)}</b>{' '}",
  "{t('notice')} {t('urgent')}",
])('is found: %s', (line) => {
  expect(FIXED_SPACE.test(line)).toBe(true)
})
