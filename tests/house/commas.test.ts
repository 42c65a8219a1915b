import { readdirSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'

/** A half-width comma before a text of the messages: a Chinese line has none. */
const FIXED_COMMA = /(?:[}>]|^\s*), \{t\(|\.join\(', '\)/m
/** Sources of a picture. */
const NO_TEXTS = ['components/photos/photo-picture.tsx']

it('parts of a line are joined by the comma of the language', () => {
  const violations = ['app', 'components']
    .flatMap((folder) => readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((name) => `${folder}/${name}`))
    .filter((file) => file.endsWith('.tsx') && !NO_TEXTS.includes(file))
    .filter((file) => FIXED_COMMA.test(readFileSync(file, 'utf8')))
  expect(violations).toEqual([])
})

it.each([
  "{moment(dropoff)}, {t('localTime')}",
  "<VisuallyHidden>, {t('differs')}</VisuallyHidden>",
  "        , {t('zone')}",
  "facts.filter(Boolean).join(', ')",
])('is found: %s', (line) => {
  expect(FIXED_COMMA.test(line)).toBe(true)
})
