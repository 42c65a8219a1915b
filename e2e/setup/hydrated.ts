import { expect, type Page } from '@playwright/test'

/**
 * The browser's own language cookie is written after hydration: the sign that the page's scripts ran. An earlier page may have
 * left one, so the content of this page must be React's too; without that, what a test adds meanwhile is taken away again.
 */
export async function hydrated(page: Page): Promise<void> {
  const isHydrated = async () =>
    (await page.context().cookies()).some(({ name }) => name === 'i18n_redirected') &&
    (await page.evaluate(() =>
      Object.keys(document.querySelector('main') ?? {}).some((key) => key.startsWith('__reactFiber')),
    ))
  await expect.poll(isHydrated, { intervals: [50] }).toBe(true)
}
