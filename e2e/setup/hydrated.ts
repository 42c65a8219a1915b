import { expect, type Page } from '@playwright/test'

/** The browser's own language cookie is written after hydration: the sign that the page's scripts ran. */
export async function hydrated(page: Page): Promise<void> {
  await expect
    .poll(async () => (await page.context().cookies()).some(({ name }) => name === 'i18n_redirected'), {
      intervals: [50],
    })
    .toBe(true)
}
