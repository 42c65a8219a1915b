import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { expect, type Page, test } from '@playwright/test'
import { axeFindings, nothingLooked } from './setup/axe'
import { hydrated } from './setup/hydrated'
import { LANGUAGES, WIDTHS } from './setup/languages'
import { WIDE } from './setup/long-form'
import { type View, viewLooks } from './setup/looks'
import { recordOf } from './setup/looks-record'
import { siteUrl } from './setup/site'

/** Whether the build under test has the page: docs/decisions/0105. */
const HAS_PAGE = process.env.NEXT_PUBLIC_COMPONENTS_PAGE === '1'

/** `UPDATE_LOOKS=1` writes it anew. */
const RECORD = 'e2e/components.generated.json'

const COMPONENTS = readdirSync('components/ui', { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map(({ name }) => name)

const SCHEMES = ['light', 'dark'] as const

if (!HAS_PAGE)
  test('the page of the components is in no build that visitors get', async ({ request }) => {
    for (const { prefix } of LANGUAGES)
      expect((await request.get(siteUrl(`${prefix}/components/`), { maxRedirects: 0 })).status()).toBe(404)
  })

if (HAS_PAGE) {
  for (const { id, prefix } of LANGUAGES)
    for (const colorScheme of SCHEMES)
      test(`axe finds nothing on the page of the components: ${id}, ${colorScheme}`, WIDE, async ({ page }) => {
        await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
        for (const width of WIDTHS) {
          await show(page, { prefix, width })
          expect(await axeFindings(page, true, nothingLooked()), `${width}`).toEqual([])
        }
      })

  test('the page of the components shows each of them, and is found by no search engine', WIDE, async ({ page }) => {
    await show(page)
    for (const name of COMPONENTS) await expect(page.getByRole('region', { name, exact: true })).toBeVisible()
    await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', /noindex/)
  })

  for (const { id, prefix } of LANGUAGES)
    test(`no component is wider than the narrowest phone: ${id}`, WIDE, async ({ page }) => {
      await show(page, { prefix, width: 320 })
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320)
    })

  test('every component is drawn as its record says, in both schemes and on phones', WIDE, async ({ page }) => {
    const looks = recordOf({
      wide: await viewAt(page, { width: 1280 }),
      phone: await viewAt(page, { width: 390 }),
      dark: await viewAt(page, { width: 1280, isDark: true }),
    })
    if (process.env.UPDATE_LOOKS === '1') writeFileSync(RECORD, `${JSON.stringify(looks, null, 1)}\n`)
    expect(Object.keys(looks.components).sort()).toEqual([...COMPONENTS].sort())
    expect(looks).toEqual(JSON.parse(readFileSync(RECORD, 'utf8')))
  })

  test('a component looks the same twice, other in the dark, and shows where the focus is', WIDE, async ({ page }) => {
    await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' })
    await show(page)
    const region = page.getByRole('region', { name: 'button', exact: true })
    const light = await region.screenshot()
    expect(light.equals(await region.screenshot()), 'twice').toBe(true)
    const first = region.getByRole('button').first()
    await region.getByRole('button').first().focus()
    await page.keyboard.press('Shift+Tab')
    await page.keyboard.press('Tab')
    await expect(first).toBeFocused()
    expect(light.equals(await region.screenshot()), 'focus').toBe(false)
    await first.blur()
    await page.emulateMedia({ colorScheme: 'dark' })
    expect(light.equals(await region.screenshot()), 'dark').toBe(false)
  })
}

async function show(page: Page, { prefix = '/en', width = 1280 } = {}): Promise<void> {
  await page.setViewportSize({ width, height: 900 })
  await page.goto(siteUrl(`${prefix}/components/`))
  await hydrated(page)
}

async function viewAt(page: Page, { width, isDark = false }: { width: number; isDark?: boolean }): Promise<View> {
  await page.emulateMedia({ colorScheme: isDark ? 'dark' : 'light', reducedMotion: 'reduce' })
  await show(page, { width })
  return viewLooks(page)
}
