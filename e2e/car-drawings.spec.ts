import { expect, type Locator, test } from '@playwright/test'
import { LANGUAGES } from './setup/languages'
import { siteUrl } from './setup/site'

const [{ cars }] = LANGUAGES

/** Whose plates are white, grey and black in the demo. */
const MODEL = { path: '/rent/toyota-voxy/', name: 'Toyota Voxy Hybrid' }

/** The paint of the drawing that is shown: of several, all but the chosen one are hidden. */
const paintOf = (drawing: Locator) =>
  drawing.evaluate((element) =>
    [...element.children]
      .filter((child) => getComputedStyle(child).display !== 'none')
      .map((child) => `${getComputedStyle(child).getPropertyValue('--paint')} ${getComputedStyle(child).color}`)
      .join(),
  )
const groundOf = (drawing: Locator) =>
  drawing.evaluate((element) => getComputedStyle(element.parentElement ?? element).backgroundImage)

for (const javaScriptEnabled of [false, true])
  test.describe(`with${javaScriptEnabled ? '' : 'out'} JavaScript`, () => {
    test.use({ javaScriptEnabled })

    test('the colour that is chosen paints the car and its stage, and is called a wish', async ({ page }) => {
      await page.goto(siteUrl(MODEL.path))
      const drawing = page.getByRole('img', { name: MODEL.name, exact: true })
      const colours = page.getByRole('group', { name: cars.label.colour })
      const first = colours.getByRole('radio').first()
      await expect(first).toBeChecked()
      const before = { paint: await paintOf(drawing), ground: await groundOf(drawing) }

      await first.focus()
      const black = colours.getByRole('radio', { name: cars.colour.black })
      for (let step = 0; step < 2 && !(await black.isChecked()); step += 1) await page.keyboard.press('ArrowRight')
      await expect(black).toBeChecked()
      expect(await paintOf(drawing)).not.toBe(before.paint)
      expect(await groundOf(drawing)).not.toBe(before.ground)

      await colours.getByRole('radio', { name: cars.colour.white }).check()
      expect(await paintOf(drawing)).toBe('currentcolor rgb(240, 243, 243)')
      await expect(colours).toContainText(cars.colourWish)
    })
  })

test('the drawings of a list are loaded, and all show the same width of the world', async ({ page }) => {
  const refused: string[] = []
  page.on('response', (response) => {
    if (response.url().includes('/assets/cars/') && response.status() !== 200) refused.push(response.url())
  })
  page.on('console', (message) => {
    if (message.type() === 'error') refused.push(message.text())
  })
  await page.goto(siteUrl('/rent/?class=minivans'), { waitUntil: 'networkidle' })
  const drawings = page
    .getByRole('article')
    .getByRole('img')
    .filter({ has: page.locator('use') })
  const seen = await drawings.evaluateAll((all) =>
    all.map((element) => ({
      width: element.getBoundingClientRect().width,
      window: element.getAttribute('viewBox'),
      href: element.querySelector('use')?.getAttribute('href'),
      drawn: element.querySelector('use')?.getBoundingClientRect().width ?? 0,
    })),
  )
  expect(new Set(seen.map(({ href }) => href)).size).toBe(seen.length)
  expect(seen.length).toBeGreaterThan(2)
  expect(new Set(seen.map(({ width, window }) => `${Math.round(width)} ${window}`)).size).toBe(1)
  expect(seen.filter(({ drawn }) => drawn === 0)).toEqual([])
  expect(refused).toEqual([])
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
