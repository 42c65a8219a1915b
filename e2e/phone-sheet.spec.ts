import { expect, type Page, test } from '@playwright/test'
import { fillDriver, openBreakdown, sendDriver, spaced } from './setup/book'
import { hydrated } from './setup/hydrated'
import { LANGUAGES, type Language } from './setup/languages'
import { LONG, WIDE } from './setup/long-form'
import { rentalQuery, siteUrl } from './setup/site'

test.use({ viewport: { width: 390, height: 844 } })

/** The open sheet says where, when, on which clock and until when cancelling is free; then it is closed again. */
async function expectTrip(page: Page, language: Language): Promise<void> {
  const { trip } = language.booking
  await openBreakdown(page, language)
  const bar = page.locator('details').filter({ hasText: trip.breakdown, visible: true })
  const [beforeMoment = '', afterMoment = ''] = trip.freeCancellation.split('{moment}')
  const text = spaced(await bar.innerText())
  expect(text).toContain('→')
  expect(text.match(/12:00/g)?.length).toBeGreaterThanOrEqual(2)
  for (const part of [trip.zone, beforeMoment, afterMoment, language.quotes.total]) expect(text).toContain(spaced(part))
  await openBreakdown(page, language)
}

for (const language of LANGUAGES)
  test(
    `${language.id}: on a phone every step shows the trip beside the price`,
    language.id === 'ru' ? WIDE : LONG,
    async ({ page }) => {
      const ahead = 220 + LANGUAGES.indexOf(language) * 7
      const path = `${language.prefix}/booking-online/toyota-rav4/${rentalQuery({ ahead })}&place=51&back=50`
      await page.goto(siteUrl(`${path}&step=options`))
      await hydrated(page)
      await expectTrip(page, language)
      await page.goto(siteUrl(`${path}&step=you`))
      await hydrated(page)
      await expectTrip(page, language)
      await fillDriver(page, language, `+7999555${2200 + ahead}`)
      await sendDriver(page, language)
      await expect(page.getByRole('timer')).toBeVisible()
      await expectTrip(page, language)
    },
  )
