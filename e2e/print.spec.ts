import { expect, type Page, test } from '@playwright/test'
import { confirmBooking, holdCar, spaced } from './setup/book'
import { addClient } from './setup/demo-clients'
import { enterAs } from './setup/enter'
import { LANGUAGES } from './setup/languages'
import { WIDE, wide } from './setup/long-form'
import { addBooking } from './setup/own-rows'
import { readCode } from './setup/read-code'
import { rentalQuery, siteUrl } from './setup/site'

const [, english] = LANGUAGES
/** Labels of the voucher: somebody reads Russian alone, somebody else none of it. */
const WORDS = {
  ru: [
    'Подтверждение брони',
    'Получение',
    'Возврат',
    'Водитель',
    'Страховка',
    'Телефон филиала',
    'К оплате при получении',
    'ДТП',
  ],
  en: ['Voucher', 'Pick-up', 'Drop-off', 'Driver', 'Insurance', 'Branch phone', 'To pay at pick-up', 'accident'],
  'zh-CN': ['租车凭证', '取车', '还车', '驾驶人', '保险', '门店电话', '取车时应付', '发生事故怎么办'],
}
/** A4 between its margins, in CSS pixels. */
const PAPER = { width: 718, height: 1047 }

/** What belongs to the screen alone: ways around the site, buttons, bars, notices. */
async function expectOnPaper(page: Page): Promise<void> {
  await page.setViewportSize(PAPER)
  await page.emulateMedia({ media: 'print' })
  await expect(page.getByRole('navigation').filter({ visible: true })).toHaveCount(0)
  await expect(page.getByRole('button').filter({ visible: true })).toHaveCount(0)
  await expect(page.getByRole('dialog').filter({ visible: true })).toHaveCount(0)
  await expect(page.getByRole('banner').getByRole('link').filter({ visible: true })).toHaveCount(2)
  await expect(page.getByRole('banner').getByRole('link', { name: /^\+7 \d{3} \d{3} \d{4}$/ })).toBeVisible()
  expect(await cutElements(page)).toEqual([])
}

/** Elements that stick out of the paper, hide a part of their text, or would be printed over every sheet. */
function cutElements(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const isCut = (element: Element) => {
      const { overflowX, overflowY, position } = getComputedStyle(element)
      const { width, height, right } = element.getBoundingClientRect()
      if (width <= 1 || height <= 1) return false
      const hides = (overflow: string, full: number, shown: number) => overflow !== 'visible' && full > shown + 1
      return (
        position === 'fixed' ||
        right > window.innerWidth + 1 ||
        hides(overflowX, element.scrollWidth, element.clientWidth) ||
        hides(overflowY, element.scrollHeight, element.clientHeight)
      )
    }
    return [...document.body.querySelectorAll('*')]
      .filter((element) => element.checkVisibility() && !element.closest('.sr-only, svg') && isCut(element))
      .map((element) => `${element.tagName} ${element.className}`)
  })
}

for (const [index, language] of LANGUAGES.entries())
  test(
    `a confirmed booking prints in Russian and in the language of the page: ${language.id}`,
    wide(language.id !== 'en'),
    async ({ page }) => {
      const path = `/booking-online/toyota-rav4/${rentalQuery({ ahead: 200 + 5 * index })}&insurance=standard`
      const number = await holdCar(page, language, path, `+7999555210${index}`)
      await confirmBooking(page, language)
      await expectOnPaper(page)
      const text = spaced(await page.getByRole('main').innerText())
      for (const part of [number, ...WORDS.ru, ...WORDS[language.id]]) expect(text).toContain(part)
      // What stands on the page for the screen alone.
      expect(text).not.toContain(language.booking.success.confirmed)
      expect(text).toContain(language.id === 'ru' ? 'Лебедева Мария Андреевна' : 'LEBEDEVA MARIA')
      expect(text).toMatch(/ 12:00[\s\S]+ 12:00/)
      expect(text).toMatch(/Итого[^\n]*\s+\d[\d ]* ₽/)
      expect(text.match(/Получение/g)).toHaveLength(1)
    },
  )

test('a client prints his booking as the same voucher, with its code', async ({ page }) => {
  const client = await addClient()
  const number = await addBooking(client.id, '1046333')
  await enterAs(page, client)
  await page.goto(siteUrl(`/en/account/history/?booking=${number}`))
  await expectOnPaper(page)
  const text = spaced(await page.getByRole('main').innerText())
  for (const part of [number, ...WORDS.ru, ...WORDS.en]) expect(text).toContain(part)
  // Ink is dear: nothing of the dark theme is printed.
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' })
  await expect(page.getByRole('banner').locator('> :visible')).toHaveCSS('background-color', 'rgba(0, 0, 0, 0)')
  const code = page.getByRole('img', { name: english.booking.papers.code })
  expect(await readCode(page, await code.screenshot())).toBe(siteUrl(`/en/status/success/?booking=${number}`))
})

test('pages print whole and without the ways around the site', WIDE, async ({ page }) => {
  for (const path of ['/privacy_policy/', '/prices/', '/rent/toyota-rav4/', '/support/incident/'])
    await test.step(path, async () => {
      await page.emulateMedia({ media: 'screen' })
      await page.goto(siteUrl(path))
      await expectOnPaper(page)
    })
})

test('a legal text on paper names the address of each document that it refers to', WIDE, async ({ page }) => {
  await page.emulateMedia({ media: 'print' })
  await page.goto(siteUrl('/en/rentalterms/'))
  const link = page.getByRole('main').getByRole('link', { name: 'public offer' }).first()
  const printed = await link.evaluate((element) => getComputedStyle(element, '::after').content)
  expect(printed).toContain(siteUrl('/en/public_offer/'))
})

test('the prices are two sheets of paper, the fleet a table on the first', WIDE, async ({ page }) => {
  await page.goto(siteUrl('/prices/'))
  const paper = await page.pdf({ format: 'A4', margin: { top: '12mm', bottom: '12mm', left: '10mm', right: '10mm' } })
  expect(paper.toString('latin1').match(/\/Type\s*\/Page\b/g)).toHaveLength(2)
  await page.setViewportSize(PAPER)
  await page.emulateMedia({ media: 'print' })
  await expect(page.getByRole('table').first().getByRole('row').first()).toHaveCSS('display', 'table-row')
})
