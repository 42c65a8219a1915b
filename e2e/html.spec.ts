import { expect, test } from '@playwright/test'
import { HtmlValidate } from 'html-validate'
import { ROUTES } from '@/lib/routing/routes'
import { rentalQuery, siteUrl } from './setup/site'

/** What stands for the parameter of a route. */
const SAMPLES: Partial<Record<(typeof ROUTES)[number], string>> = {
  '/privacy_policy/components/:slug/': '/privacy_policy/components/2026-11-01/',
  '/rentalterms/components/:slug/': '/rentalterms/components/2026-11-01/',
  '/about/events/:slug/': '/about/events/1/',
  '/booking-online/:slug/': '/booking-online/toyota-rav4/',
  '/rent/:slug/': '/rent/toyota-rav4/',
  '/service/:slug/': '/service/toyota-crown/',
  '/long_term_rental/:slug/': '/long_term_rental/a949ck25/',
}

/** Of pages that exist in Chinese only. */
const IN_CHINESE: Partial<Record<(typeof ROUTES)[number], string>> = {
  '/news/': '/cn/news/',
  '/news/:slug/': '/cn/news/winter-tyres-2026/',
}

const QUERY = rentalQuery()
const STATES = [
  `/booking-online/${QUERY}`,
  `/booking-online/toyota-rav4/${QUERY}`,
  `/booking-online/toyota-rav4/${QUERY}&step=options`,
  `/booking-online/toyota-rav4/${QUERY}&step=you&extra=extra-driver.1`,
  '/rent/?class=suv&drive=awd',
  '/contacts/?map=1',
]

const validator = new HtmlValidate({ extends: ['html-validate:standard'] })

test('the HTML of every route is valid', async ({ request }) => {
  const paths = [...ROUTES.map((route) => IN_CHINESE[route] ?? SAMPLES[route] ?? route), ...STATES]
  const faults: string[] = []
  for (const path of paths) {
    const answer = await request.get(siteUrl(path))
    expect(answer.status(), path).toBe(200)
    const report = await validator.validateString(await answer.text())
    for (const { messages } of report.results)
      for (const { ruleId, message, selector } of messages) faults.push(`${path} ${ruleId}: ${message} ${selector}`)
  }
  expect(faults).toEqual([])
})
