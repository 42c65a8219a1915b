import { spawnSync } from 'node:child_process'
import { expect, test } from '@playwright/test'
import { siteUrl } from './setup/site'

/** What stands so far; the list grows with the site and ends as "everything". */
const BUILT = [
  '/',
  '/booking-online/',
  '/rent/',
  '/service/',
  '/long_term_rental/',
  '/payment/',
  '/account/login/',
  '/account/registration/',
  '/account/renew_password/',
  '/status/success/',
  '/status/error/',
  '/privacy_policy/',
  '/personal_data_agreement/',
  '/public_offer/',
  '/rentalterms/',
  'missing',
  'account',
]

test('the black-box check of the specification passes for every page built', () => {
  const { stdout, status } = spawnSync(
    process.execPath,
    ['e2e/acceptance/check-site.mjs', siteUrl(), '--only', BUILT.join(',')],
    { encoding: 'utf8', timeout: 170_000 },
  )
  expect(stdout.split('\n').filter((line) => line.startsWith('FAIL'))).toEqual([])
  expect(status).toBe(0)
})
