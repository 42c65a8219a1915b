import { expect, type Locator, type Page } from '@playwright/test'

/** More stops than any page has. */
const STOPS = 150

/** Presses Tab until the first visible one of `targets` has the focus. */
export async function tabTo(page: Page, targets: Locator): Promise<void> {
  const target = targets.filter({ visible: true }).first()
  for (let pressed = 0; pressed < STOPS; pressed++) {
    if (await target.evaluate((element) => element === document.activeElement)) return
    await page.keyboard.press('Tab')
  }
  throw new Error(`Tab never reached ${targets}`)
}

export async function type(page: Page, field: Locator, text: string): Promise<void> {
  await tabTo(page, field)
  await page.keyboard.type(text)
}

/** A date field is several Tab stops: the first of them takes the digits, which move on by themselves. */
export async function typeDate(page: Page, field: Locator, date: string): Promise<void> {
  const [year = '', month = '', day = ''] = date.split('-')
  await type(page, field, `${month}${day}${year}`)
  await expect(field).toHaveValue(date)
}

export async function tick(page: Page, boxes: Locator[]): Promise<void> {
  for (const box of boxes) {
    await tabTo(page, box)
    await page.keyboard.press('Space')
    await expect(box).toBeChecked()
  }
}

/** Down the options of a list until the one with this value. */
export async function pick(page: Page, list: Locator, value: string): Promise<void> {
  await tabTo(page, list)
  for (let options = await list.getByRole('option').count(); options > 0; options--) {
    if ((await list.inputValue()) === value) return
    await page.keyboard.press('ArrowDown')
  }
  await expect(list).toHaveValue(value)
}
