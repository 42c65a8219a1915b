import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from '@playwright/test'
import { startStack } from '../scripts/stack.mjs'
import { ask } from './setup/ask'
import { axeFindings } from './setup/axe'
import { DEMO_CLIENTS, DEMO_PASSWORD } from './setup/demo-clients'
import { GUEST_LANGUAGES, logIn, signOut, storedKeys } from './setup/guest-screens'
import { hydrated } from './setup/hydrated'
import { LANGUAGES } from './setup/languages'
import { WIDE } from './setup/long-form'
import { KEPT } from './setup/pages'
import { descendantsOf } from './setup/processes'
import { rentalQuery } from './setup/site'
import { freePort } from './setup/start-stack'

const [russian] = GUEST_LANGUAGES

const DEMO = { phone: DEMO_CLIENTS.rich.phone, password: DEMO_PASSWORD }

/** One stack that may be broken, beside everybody's: provider first, then renderer. */
test(
  'without the provider a client is signed out all the same and every page that was seen is still there, any other says so; without the renderer too',
  WIDE,
  async ({ page }) => {
    const dataDir = mkdtempSync(join(tmpdir(), 'sun-e2e-outage-'))
    const [port, providerPort, sandboxPort] = [await freePort(), await freePort(), await freePort()]
    const env = { DATABASE_URL: process.env.E2E_DATABASE_URL }
    const stack = await startStack({ port, providerPort, sandboxPort, dataDir, env })
    const site = stack.siteUrl
    const paths = LANGUAGES.flatMap(({ prefix }) => KEPT.map((path) => prefix + path))
    const statuses = async () => {
      const all = []
      for (const path of paths) all.push((await ask(path, { site })).status)
      return new Set(all)
    }
    try {
      await page.goto(`${site}/account/login/`)
      await hydrated(page)
      await logIn(page, DEMO, russian)
      await expect(page).toHaveURL(/\/account\/\d+\/$/)
      await page.goto(`${site}/prices/`)
      await hydrated(page)
      expect(await statuses()).toEqual(new Set([200]))

      await stack.provider?.stop()
      await signOut(page, russian)
      await expect(page).toHaveURL(`${site}/`)
      expect(await storedKeys(page)).toEqual(['client_device_token'])
      expect((await page.context().cookies()).map(({ name }) => name)).not.toContain('sid')
      expect(await statuses()).toEqual(new Set([200]))

      for (const { prefix, failure } of LANGUAGES) {
        const answer = await page.goto(`${site}${prefix}/booking-online/${rentalQuery({ ahead: 33 })}`)
        expect(answer?.status()).toBe(503)
        await expect(page.getByRole('heading', { level: 1, name: failure.errorPage2 })).toBeVisible()
        expect(await axeFindings(page)).toEqual([])
      }

      const [renderer] = descendantsOf(stack.site.pid)
      expect(renderer).toBeDefined()
      process.kill(renderer ?? 0, 'SIGKILL')
      expect(await statuses()).toEqual(new Set([200]))
      // It is started again by itself: a page that nobody has seen is rendered, as far as it can be without a provider.
      await expect.poll(async () => (await ask('/zzz/', { site })).status, { timeout: 30_000 }).toBe(404)
    } finally {
      await stack.stop()
      rmSync(dataDir, { recursive: true, force: true })
    }
  },
)
