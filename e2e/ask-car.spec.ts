import { expect, type Page, test } from '@playwright/test'
import callback from '@/messages/ru/callback.json' with { type: 'json' }
import cars from '@/messages/ru/cars.json' with { type: 'json' }
import { axeFindings } from './setup/axe'
import { starting } from './setup/book'
import { query } from './setup/demo-clients'
import { hydrated } from './setup/hydrated'
import { siteUrl } from './setup/site'

/** Of a car that cannot be hired in winter. */
async function ask(page: Page) {
  await page.goto(siteUrl('/booking-online/?from=2027-01-20&to=2027-01-24&class=cabriolet'))
  await hydrated(page)
  const link = page.getByRole('link', { name: starting(cars.question) }).first()
  const name = (await link.innerText()).replace(cars.question, '').trim()
  await link.click()
  const dialog = page.getByRole('dialog')
  await expect(dialog).toBeVisible()
  return { dialog, name }
}

test('a question about a car that cannot be had is the small form, and reaches the branch with car and dates', async ({
  page,
}) => {
  const { dialog } = await ask(page)
  const { errors } = callback.question
  await dialog.getByRole('button', { name: callback.question.send }).click()
  await expect(dialog.getByRole('alert').getByRole('listitem')).toHaveText([
    'Фамилия не может быть пустым',
    'Телефон не может быть пустым',
    'Email не может быть пустым',
    errors.privacyPolicyNeeded,
    errors.personalDataNeeded,
  ])
  expect(await axeFindings(page)).toEqual([])

  await dialog.getByLabel(callback.question.email).fill('anna@')
  await dialog.getByLabel(callback.question.fio).fill('Проверкина Анна')
  await expect(dialog.getByText('E-Mail введен не корректно').first()).toBeVisible()
  await dialog.getByLabel(callback.question.email).fill('anna@clients.example')
  await dialog.getByRole('textbox', { name: callback.phone }).click()
  await page.keyboard.type('9995550177')
  for (const name of [callback.privacyPolicy, callback.personalData])
    await dialog.getByRole('checkbox', { name: starting(name) }).check()
  await dialog.getByRole('button', { name: callback.question.send }).click()
  await expect(dialog).toBeHidden()
  await expect(page.getByRole('status').filter({ hasText: callback.question.sentTitle })).toBeVisible()
  const { rows } = await query("select name, email, message from messages where phone = '+79995550177'", [])
  expect(rows).toEqual([
    {
      name: 'Проверкина Анна',
      email: 'anna@clients.example',
      message: expect.stringMatching(/^Вопрос о машине .+\. Даты: 20.24 января\.$/),
    },
  ])
})
