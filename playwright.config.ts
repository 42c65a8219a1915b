import { defineConfig } from '@playwright/test'
import { findChromium } from './scripts/chromium.mjs'
import { tagsLeftOut } from './scripts/test-forms.mjs'

const CHROMIUM_FLAGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--disable-background-networking',
  '--disable-component-update',
  // One process fewer to draw in: a fourteenth of the work.
  '--in-process-gpu',
  // A page of a test is gone before optimised code pays: a sixteenth of the work.
  '--js-flags=--no-opt --no-maglev',
]

export default defineConfig({
  testDir: 'e2e',
  outputDir: 'test-results/e2e',
  globalSetup: './e2e/setup/start-stack.ts',
  timeout: 120_000,
  expect: { timeout: 10_000 },
  // A test waits for the server or the bank now and then: of two cores, a third one has work meanwhile.
  workers: 3,
  fullyParallel: true,
  grepInvert: tagsLeftOut(process.env).map((tag) => new RegExp(`${tag}\\b`)),
  forbidOnly: Boolean(process.env.CI),
  // Where others work on the same machine a page can come too late once. `npm test` names what needed a second try.
  retries: process.env.CI ? 1 : 0,
  use: {
    // Recording every step for a trace takes a quarter of the time; a failure shows the page and, in words, its content.
    screenshot: 'only-on-failure',
    // A visitor's own zone must never change what is shown.
    timezoneId: 'America/New_York',
    launchOptions: { executablePath: findChromium() ?? 'chromium', args: CHROMIUM_FLAGS },
  },
})
