import { mkdirSync } from 'node:fs'
import { chromium } from 'playwright'
import { findChromium } from './chromium.mjs'

/**
 * Pictures of pages for looking at: every language, two widths, light and dark, into test-results/screens.
 * Usage: node scripts/screens.mjs http://localhost:3000 /rent/ /booking-online/ …
 */
const [site = 'http://localhost:3000', ...given] = process.argv.slice(2)
const paths = given.length > 0 ? given : ['/', '/rent/', '/booking-online/', '/zzz/']
const FOLDER = 'test-results/screens'

mkdirSync(FOLDER, { recursive: true })
const browser = await chromium.launch({ executablePath: findChromium() ?? 'chromium', args: ['--no-sandbox'] })
for (const colorScheme of /** @type {const} */ (['light', 'dark']))
  for (const width of [390, 1280]) {
    const page = await browser.newPage({ viewport: { width, height: 900 }, colorScheme })
    for (const prefix of ['', '/en', '/cn'])
      for (const path of paths) {
        await page.goto(new URL(`${prefix}${path}`, site).href)
        const name = `${prefix}${path}`.replace(/[^a-z0-9]+/gi, '-')
        await page.screenshot({ path: `${FOLDER}/${name}-${width}-${colorScheme}.png`, fullPage: true })
      }
    await page.close()
  }
await browser.close()
