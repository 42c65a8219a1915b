import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { type Browser, type BrowserContext, chromium, type Page } from '@playwright/test'
import pLimit from 'p-limit'
import sharp from 'sharp'
import { DEMO_CLIENTS, type SignedIn, signIn } from '../../e2e/setup/demo-clients'
import { findChromium } from '../../scripts/chromium.mjs'
import { type Screen, screens } from './screens'

const FOLDER = 'test-results/screens'
const TRIES = 4
const TRY_AGAIN_MS = 700
/** As many pairs as the usual machine draws at once. */
const AT_ONCE = 2

type Sites = { before: string; after: string }
export type Differing = { name: string; pixels: number; size: string }

/**
 * Draws every screen of both sites and compares them.
 *
 * @returns how many were compared and which differ, after several tries: what only time changes is drawn anew
 */
export async function compareScreens({ only, ...sites }: Sites & { only: string }) {
  rmSync(FOLDER, { recursive: true, force: true })
  mkdirSync(FOLDER, { recursive: true })
  process.env.SITE_URL = sites.after
  const clients = { rich: await signIn(DEMO_CLIENTS.rich), debtor: await signIn(DEMO_CLIENTS.debtor) }
  const chosen = screens().filter(({ path }) => path.includes(only))
  const browser = await chromium.launch({
    executablePath: findChromium() ?? 'chromium',
    args: ['--no-sandbox', '--disable-gpu', '--hide-scrollbars'],
  })
  try {
    const limit = pLimit(AT_ONCE)
    let done = 0
    const compareOne = async (screen: Screen) => {
      const differing = await comparePair(browser, screen, sites, screen.client ? clients[screen.client] : null)
      done += 1
      if (done % 50 === 0) console.log(`${done} of ${chosen.length} screens`)
      return differing
    }
    const results = await Promise.all(chosen.map((screen) => limit(compareOne, screen)))
    return { count: chosen.length, differing: results.filter((one) => one !== null) }
  } finally {
    await browser.close()
  }
}

async function comparePair(
  browser: Browser,
  screen: Screen,
  { before, after }: Sites,
  client: SignedIn | null,
): Promise<Differing | null> {
  for (let attempt = 1; ; attempt++) {
    const pictures = await Promise.all([
      draw(browser, screen, before, client, attempt),
      draw(browser, screen, after, client, attempt),
    ])
    const [old, recent] = pictures
    if (old.equals(recent)) return null
    if (attempt < TRIES) continue
    const { pixels, size, picture } = await differenceOf(old, recent)
    if (pixels === 0) return null
    for (const [kind, data] of Object.entries({ before: old, after: recent, difference: picture }))
      writeFileSync(join(FOLDER, `${screen.name.replace(/[^\w.=-]+/g, '_')}.${kind}.png`), data)
    return { name: screen.name, pixels, size }
  }
}

/** @returns a PNG of the whole page */
async function draw(browser: Browser, screen: Screen, site: string, client: SignedIn | null, attempt: number) {
  const { width, scheme: colorScheme } = screen
  const context = await browser.newContext({
    viewport: { width, height: 900 },
    colorScheme,
    reducedMotion: 'reduce',
    timezoneId: 'Asia/Vladivostok',
    storageState: storageOf(site, client),
  })
  try {
    return await drawIn(context, screen, site, attempt)
  } finally {
    await context.close()
  }
}

async function drawIn(context: BrowserContext, screen: Screen, site: string, attempt: number) {
  const page = await context.newPage()
  await page.goto(`${site}${screen.path}`, { waitUntil: 'load' })
  await page.waitForFunction(() => document.cookie.includes('i18n_redirected'))
  await screen.prepare?.(page)
  await settle(page)
  if (attempt > 1) await pause(TRY_AGAIN_MS * attempt)
  return page.screenshot({ fullPage: !screen.isDialog, animations: 'disabled' })
}

/** Waits for fonts, and for pictures that load when they are scrolled to. */
async function settle(page: Page): Promise<void> {
  await page.evaluate(async () => {
    await document.fonts.ready
    for (const picture of document.images) picture.loading = 'eager'
    await Promise.all([...document.images].map((picture) => picture.decode().catch(() => undefined)))
  })
}

/** What a browser keeps that has answered the cookie notice, of a signed-in client also his session. */
function storageOf(site: string, client: SignedIn | null) {
  const lasting = { domain: 'localhost', path: '/', expires: -1, secure: false, sameSite: 'Lax' as const }
  const [name = '', value = ''] = client?.cookie.split('=') ?? []
  const stored = client
    ? {
        client: client.stored,
        client_authenticated: 'true',
        client_token: client.token,
        client_device_token: client.deviceToken,
      }
    : {}
  return {
    cookies: [
      { ...lasting, name: 'cookie_consent', value: 'true', httpOnly: false },
      ...(client ? [{ ...lasting, name, value, httpOnly: true }] : []),
    ],
    origins: [
      { origin: site, localStorage: Object.entries(stored).map(([key, text]) => ({ name: key, value: text })) },
    ],
  }
}

/** @returns how many pixels differ, both sizes, and a picture in which they are red */
async function differenceOf(before: Buffer, after: Buffer) {
  const [old, recent] = await Promise.all([before, after].map(pixelsOf))
  if (!old || !recent) throw new Error('no picture')
  const width = Math.max(old.info.width, recent.info.width)
  const height = Math.max(old.info.height, recent.info.height)
  const marked = Buffer.alloc(width * height * 3, 255)
  let pixels = 0
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      if (isSame(old, recent, x, y)) continue
      pixels += 1
      marked.set([220, 0, 0], (y * width + x) * 3)
    }
  const picture = await sharp(marked, { raw: { width, height, channels: 3 } })
    .png()
    .toBuffer()
  const size = [old, recent].map(({ info }) => `${info.width} × ${info.height}`).join(' → ')
  return { pixels, size, picture }
}

type Pixels = Awaited<ReturnType<typeof pixelsOf>>

function pixelsOf(picture: Buffer) {
  return sharp(picture).removeAlpha().raw().toBuffer({ resolveWithObject: true })
}

function isSame(one: Pixels, other: Pixels, x: number, y: number): boolean {
  if (x >= one.info.width || x >= other.info.width || y >= one.info.height || y >= other.info.height) return false
  const [here, there] = [(y * one.info.width + x) * 3, (y * other.info.width + x) * 3]
  return [0, 1, 2].every((channel) => one.data[here + channel] === other.data[there + channel])
}
