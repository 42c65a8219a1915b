import { expect, type Page } from '@playwright/test'

/** The browser's own language cookie is written after hydration: the sign that the page's scripts ran. */
export async function hydrated(page: Page): Promise<void> {
  // A page that goes on meanwhile takes the waiting with it.
  await expect.poll(() => page.evaluate(languageWritten).catch(() => false), { intervals: [50] }).toBe(true)
}

/** Runs in the page, which tells of the cookie by itself: asking again and again costs a tenth of a short test. */
function languageWritten(): Promise<true> {
  return new Promise((resolve) => {
    const look = () => document.cookie.includes('i18n_redirected=') && resolve(true)
    cookieStore.addEventListener('change', look)
    look()
  })
}
