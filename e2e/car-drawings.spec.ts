import { expect, type Locator, type Page, test } from '@playwright/test'
import { confirmBooking, fillDriver, passOptions, sendDriver } from './setup/book'
import { hydrated } from './setup/hydrated'
import { LANGUAGES } from './setup/languages'
import { rentalQuery, siteUrl } from './setup/site'

const [russian] = LANGUAGES
const { cars, booking } = russian

/** Whose plates are white, grey and black in the demo. */
const MODEL = { path: '/rent/toyota-voxy/', name: 'Toyota Voxy Hybrid' }

const paintOf = (drawing: Locator) =>
  drawing
    .locator('use')
    .evaluate((use) => `${getComputedStyle(use).getPropertyValue('--paint')} ${use.getAttribute('color')}`)
const groundOf = (drawing: Locator) =>
  drawing.evaluate((element) => getComputedStyle(element.parentElement ?? element).backgroundImage)

for (const javaScriptEnabled of [false, true])
  test.describe(`with${javaScriptEnabled ? '' : 'out'} JavaScript`, () => {
    test.use({ javaScriptEnabled })

    test('the colour that is chosen paints the car and its stage, is called a wish, and goes along', async ({
      page,
    }) => {
      await page.goto(siteUrl(MODEL.path))
      const drawing = (colour: keyof typeof cars.colour) =>
        page.getByRole('img', { name: `${MODEL.name}, ${cars.colour[colour]}`, exact: true })
      const colours = page.getByRole('navigation', { name: cars.label.colour })
      await colours.getByRole('link', { name: cars.colour.white }).click()
      await expect(page).toHaveURL(/\?colour=white$/)
      expect(await paintOf(drawing('white'))).toBe('currentcolor #f0f3f3')
      const ground = await groundOf(drawing('white'))

      const black = colours.getByRole('link', { name: cars.colour.black })
      await black.focus()
      await page.keyboard.press('Enter')
      await expect(page).toHaveURL(/\?colour=black$/)
      await expect(black).toHaveAttribute('aria-current', 'true')
      expect(await groundOf(drawing('black'))).not.toBe(ground)
      await expect(colours).toContainText(cars.colourWish)

      await page.getByRole('button', { name: cars.showPrice }).click()
      await expect(page).toHaveURL(/[?&]from=.*[?&]colour=black|[?&]colour=black.*[?&]from=/)
      await expect(black).toHaveAttribute('aria-current', 'true')

      await colours.getByRole('link', { name: cars.colourAny }).click()
      await expect(page).not.toHaveURL(/colour=/)
      await expect(page).toHaveURL(/[?&]from=/)
    })
  })

test('the wished colour goes from the page of a car to that of its booking', async ({ page }) => {
  await page.goto(siteUrl(`/rent/toyota-rav4/${rentalQuery({ ahead: 155 })}`))
  await hydrated(page)
  const swatch = page.getByRole('navigation', { name: cars.label.colour }).getByRole('link').nth(1)
  const colour = (await swatch.getAttribute('aria-label')) ?? ''
  await swatch.click()
  await expect(swatch).toHaveAttribute('aria-current', 'true')
  await page.getByRole('complementary').getByRole('link', { name: cars.book }).click()
  await expect(
    page.getByText(booking.trip.colourLine.replace('{colour}', colour)).filter({ visible: true }),
  ).toHaveCount(1)

  await passOptions(page, russian)
  await fillDriver(page, russian, '+79995550719')
  await sendDriver(page, russian)
  await expect(page.getByRole('timer')).toBeVisible()
  const row = page.getByRole('main').locator('dl > div').filter({ hasText: booking.trip.colourNote })
  await expect(row).toContainText(colour)
  await confirmBooking(page, russian)
  await expect(row).toContainText(colour)
})

/** Every drawing of the list that is on the page, first by `<use>`, later by `<img>`. */
const drawingsOf = (page: Page) =>
  page
    .getByRole('article')
    .getByRole('img')
    .filter({ has: page.locator('use') })
    .or(page.getByRole('article').locator('img[src*="/assets/cars/"]'))

test('the drawings of a list are loaded, and all show the same width of the world', async ({ page }) => {
  const refused: string[] = []
  page.on('response', (response) => {
    if (response.url().includes('/assets/cars/') && response.status() !== 200) refused.push(response.url())
  })
  page.on('console', (message) => {
    if (message.type() === 'error') refused.push(message.text())
  })
  await page.goto(siteUrl('/rent/?class=minivans'), { waitUntil: 'networkidle' })
  const later = page.getByRole('article').locator('img[src*="/assets/cars/"]')
  for (const drawing of await later.all()) {
    await drawing.scrollIntoViewIfNeeded()
    await expect.poll(() => drawing.evaluate((element: HTMLImageElement) => element.naturalWidth)).toBeGreaterThan(0)
  }
  const seen = await drawingsOf(page).evaluateAll((all) =>
    all.map((element) => {
      const { width, height } = element.getBoundingClientRect()
      const use = element.querySelector('use')
      const file = use?.getAttribute('href') ?? element.getAttribute('src') ?? ''
      const [, , ...size] = element.getAttribute('viewBox')?.split(' ') ?? []
      const window = use ? size.join(' ') : `${element.getAttribute('width')} ${element.getAttribute('height')}`
      return { shape: `${Math.round(width)} ${Math.round(height)} ${window}`, file: file.replace(/#.*/, '') }
    }),
  )
  expect(new Set(seen.map(({ file }) => file)).size).toBe(seen.length)
  expect(seen.length).toBeGreaterThan(2)
  expect(await later.count()).toBeGreaterThan(0)
  expect(new Set(seen.map(({ shape }) => shape)).size).toBe(1)
  expect(refused).toEqual([])
})

test('a drawing far below is not asked for until it comes near', async ({ page }) => {
  const asked: string[] = []
  page.on('request', (request) => {
    if (request.url().includes('/assets/cars/models/')) asked.push(new URL(request.url()).pathname)
  })
  await page.setViewportSize({ width: 390, height: 664 })
  await page.goto(siteUrl('/rent/'), { waitUntil: 'networkidle' })
  const last = page.getByRole('article').locator('img[src*="/assets/cars/models/"]').last()
  const path = new URL((await last.getAttribute('src')) ?? '', page.url()).pathname
  expect(asked).not.toContain(path)
  await last.scrollIntoViewIfNeeded()
  await expect.poll(() => asked).toContain(path)
})

test('the fragment of its address paints a drawing', async ({ page }) => {
  await page.goto(siteUrl('/rent/?class=minivans'))
  const source =
    (await page.getByRole('article').locator('img[src*="/assets/cars/models/"]').first().getAttribute('src')) ?? ''
  const colourIn = (fragment: string) =>
    page.evaluate(
      async (address) => {
        const image = new Image()
        image.src = address
        await image.decode()
        const canvas = document.createElement('canvas')
        Object.assign(canvas, { width: 640, height: 300 })
        const context = canvas.getContext('2d')
        context?.drawImage(image, 0, 0, 640, 300)
        const { data } = context?.getImageData(0, 0, 640, 300) ?? { data: [] }
        let [red, blue] = [0, 0]
        for (let index = 0; index < data.length; index += 4) {
          red += data[index] ?? 0
          blue += data[index + 2] ?? 0
        }
        return red / blue
      },
      source.replace(/#.*/, fragment),
    )
  expect(await colourIn('#red')).toBeGreaterThan(1.2 * (await colourIn('#blue')))
})

test('the length is as long as the car that is drawn above it', async ({ page }) => {
  await page.goto(siteUrl(MODEL.path), { waitUntil: 'networkidle' })
  const line = page.getByRole('main').locator('svg[viewBox="0 0 640 9"]')
  await expect(page.getByText('4,70 м').first()).toBeVisible()
  // 4.695 m at 8.75 mm a unit of a window of 640 units.
  const { path, window } = await line.evaluate((element) => ({
    path: element.querySelector('path')?.getBoundingClientRect().width ?? 0,
    window: element.getBoundingClientRect().width,
  }))
  expect(Math.abs(path / window - 4695 / 8.75 / 640)).toBeLessThan(0.01)
})
