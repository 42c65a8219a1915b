import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from '@playwright/test'
import { TEN_THOUSAND } from '../provider/modules/auth/rules/common-passwords/ten-thousand'
import { BUILD_CANARY } from '../scripts/gates.mjs'

/** What a browser can get as a file: the build's, the packed ones, and those that are served as they are. */
const FOLDERS = ['.next/static', 'dist/static', 'dist/opengraph', 'public']

/** What only the provider has: its addresses, headers of the site to it, its libraries, its lists. */
const OF_THE_PROVIDER = [
  ...['/auth-client/', '/sun/v2/', '/sun/fetchSettings', 'x-app-token', 'x-client-ip', 'argon2', 'drizzle', 'pg-pool'],
  ...[TEN_THOUSAND.at(-1) ?? '', '127.0.0.1:', 'postgresql:'],
]

const files = FOLDERS.flatMap((folder) =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name)),
)
/** Brotli and gzip copies hold the same text. */
const texts = files
  .filter((file) => /\.(js|mjs|css|json|txt|html|svg|xml|webmanifest)$/.test(file))
  .map((file) => ({ file, text: readFileSync(file, 'utf8') }))

const filesWith = (word: string) => texts.filter(({ text }) => text.includes(word)).map(({ file }) => file)

test('no file of the browser has a secret, a name of the environment or an address of the provider', () => {
  // Or nothing of it was read.
  expect(filesWith('/api/bookings/').length).toBeGreaterThan(0)
  expect(texts.length).toBeGreaterThan(50)
  const names = [...readFileSync('.env.example', 'utf8').matchAll(/^#?([A-Z][A-Z_]+)=/gm)].map(([, name = '']) => name)
  expect(names.length).toBeGreaterThan(40)
  // The names of what everybody may know are said to be so.
  const secret = names.filter((name) => !name.startsWith('NEXT_PUBLIC_'))
  const isNamed = new RegExp(`(?<![A-Z_])(?:${secret.join('|')})(?![A-Z_\\d])`)
  expect(texts.flatMap(({ file, text }) => isNamed.exec(text)?.map((name) => `${name} in ${file}`) ?? [])).toEqual([])
  const words = [BUILD_CANARY, ...OF_THE_PROVIDER]
  expect(words.flatMap((word) => filesWith(word).map((file) => `${word} in ${file}`))).toEqual([])
})

test('no file of the browser tells its source', () => {
  expect(files.filter((file) => file.endsWith('.map'))).toEqual([])
  expect(filesWith('sourceMappingURL')).toEqual([])
  expect(filesWith('sourcesContent')).toEqual([])
})
