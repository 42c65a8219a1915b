import { expect, type Page, test } from '@playwright/test'
import contacts from '@/messages/ru/contacts.json' with { type: 'json' }
import { hydrated } from './setup/hydrated'
import { WIDE, wide } from './setup/long-form'
import { rentalQuery, siteUrl } from './setup/site'

const SHOWN = '+7 999 000 0001'
const phoneOf = (page: Page) => page.getByRole('textbox', { name: contacts.form.phone })

/** The field with the list of countries in it: until then a plain one serves. */
async function open(page: Page) {
  await page.goto(siteUrl('/contacts/'))
  await hydrated(page)
  await expect(page.locator('form').getByRole('combobox')).toBeAttached()
  const field = phoneOf(page)
  await expect(field).toHaveValue('+7')
  return field
}

/** Where the text of the field begins, in pixels from its left edge. */
async function textLeft(page: Page): Promise<number> {
  return phoneOf(page).evaluate((input) => Number.parseFloat(getComputedStyle(input).paddingLeft))
}

const PLACES = [
  { where: 'left of the prefix', offset: -2 },
  { where: 'on the plus', offset: 4 },
  { where: 'on the seven', offset: 14 },
]

for (const [index, { where, offset }] of PLACES.entries()) {
  test(`with a keyboard, a press ${where} and ten digits give the number`, wide(index > 0), async ({ page }) => {
    const field = await open(page)
    await field.click({ position: { x: Math.max((await textLeft(page)) + offset, 1), y: 24 } })
    await page.keyboard.type('9990000001')
    await expect(field).toHaveValue(SHOWN)
  })

  test.describe('on a phone', () => {
    test.use({ hasTouch: true, isMobile: true, viewport: { width: 390, height: 844 } })

    test(`a tap ${where} and ten digits give the number`, wide(index > 0), async ({ page }) => {
      const field = await open(page)
      await field.tap({ position: { x: Math.max((await textLeft(page)) + offset, 1), y: 24 } })
      await page.keyboard.type('9990000001')
      await expect(field).toHaveValue(SHOWN)
    })
  })
}

test('wherever a script or a key puts the cursor, digits go behind the country', async ({ page }) => {
  const field = await open(page)
  for (const caret of [0, 1, 2]) {
    await field.evaluate((input: HTMLInputElement, at) => {
      input.focus()
      input.setSelectionRange(at, at)
    }, caret)
    await page.keyboard.type('9990000001')
    await expect(field).toHaveValue(SHOWN)
    await page.getByRole('button', { name: contacts.form.clearPhone }).click()
    await expect(field).toHaveValue('+7')
  }
  await page.keyboard.press('Home')
  await page.keyboard.insertText('999')
  await page.keyboard.insertText('0000001')
  await expect(field).toHaveValue(SHOWN)
})

test('a number over a marked one, digits taken away and put back: always what stands there', async ({ page }) => {
  const field = await open(page)
  await field.pressSequentially('9145556671')
  await field.press('ControlOrMeta+a')
  await page.keyboard.type('89990000001')
  await expect(field).toHaveValue(SHOWN)
  await field.press('ControlOrMeta+a')
  await page.keyboard.type('9990000001')
  await expect(field).toHaveValue(SHOWN)
  await field.press('End')
  for (const key of ['Backspace', 'Backspace', '0', '1']) await page.keyboard.press(key)
  await expect(field).toHaveValue(SHOWN)
  await field.press('ControlOrMeta+a')
  await page.keyboard.press('Backspace')
  await page.keyboard.type('9990000001')
  await expect(field).toHaveValue(SHOWN)
})

test('pasted numbers of any habit are right wherever they are put', WIDE, async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  const field = await open(page)
  for (const text of ['8 (999) 000-00-01', '+7 999 000-00-01', '9990000001', '7 999 000 00 01'])
    for (const key of ['Home', 'End', 'ControlOrMeta+a']) {
      await page.evaluate((copied) => navigator.clipboard.writeText(copied), text)
      await field.press(key)
      await field.press('ControlOrMeta+v')
      await expect(field).toHaveValue(SHOWN)
      await page.getByRole('button', { name: contacts.form.clearPhone }).click()
    }
})

/** Phone, tablet, and both sides of each width where a layout changes. */
const WIDTHS = [320, 360, 390, 600, 768, 860, 861, 1024, 1100, 1101, 1280, 1440, 1920]
const NUMBERS = ['+79145550101', '+8613800138000', '+998901234567', '+4915112345678']
const FORMS = [
  { path: `/booking-online/toyota-rav4/${rentalQuery({ ahead: 220 })}&step=you`, isWide: false },
  { path: '/contacts/', isWide: false },
  { path: '/long_term_rental/a949ck25/', isWide: true },
  { path: '/about/partnership/', isWide: true },
]

for (const { path, isWide } of FORMS)
  test(`the field shows a whole number at every width: ${path.split('?')[0]}`, wide(isWide), async ({ page }) => {
    await page.goto(siteUrl(path))
    await hydrated(page)
    const field = page.getByRole('main').locator('input[type="tel"]').first()
    await expect(field).toBeVisible()
    const cut: string[] = []
    for (const number of NUMBERS) {
      await page.setViewportSize({ width: 1280, height: 900 })
      await field.fill(number)
      await field.blur()
      await expect(field).toHaveValue(/ \d+$/)
      for (const width of WIDTHS) {
        await page.setViewportSize({ width, height: 900 })
        const { scrollWidth, clientWidth } = await field.evaluate((input) => ({
          scrollWidth: input.scrollWidth,
          clientWidth: input.clientWidth,
        }))
        if (scrollWidth > clientWidth) cut.push(`${number} at ${width}: ${scrollWidth} > ${clientWidth}`)
      }
    }
    expect(cut).toEqual([])
  })
