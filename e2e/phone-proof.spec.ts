import { expect, test } from '@playwright/test'
import en from '@/messages/en/phone-proof.json' with { type: 'json' }
import enProfile from '@/messages/en/profile.json' with { type: 'json' }
import ru from '@/messages/ru/phone-proof.json' with { type: 'json' }
import ruProfile from '@/messages/ru/profile.json' with { type: 'json' }
import cn from '@/messages/zh-CN/phone-proof.json' with { type: 'json' }
import cnProfile from '@/messages/zh-CN/profile.json' with { type: 'json' }
import { acceptDocuments, around, confirmBooking, confirmedTitle, holdCar } from './setup/book'
import { LANGUAGES } from './setup/languages'
import { WIDE } from './setup/long-form'
import { codeOf } from './setup/outbox'
import { rentalQuery } from './setup/site'

const TEXTS = {
  ru: { ...ru, code: ruProfile.code.sms },
  en: { ...en, code: enProfile.code.sms },
  'zh-CN': { ...cn, code: cnProfile.code.sms },
}
const PHONES = { ru: '+799955523', en: '+799955524', 'zh-CN': '+799955525' }
const MODELS = { ru: 'mazda-6', en: 'subaru-forester', 'zh-CN': 'toyota-crown' }

for (const [index, language] of LANGUAGES.entries()) {
  const { id, booking } = language
  const texts = TEXTS[id]
  const title = `a network that has its unproved bookings books on with a code to the phone: ${id}`

  test(title, id === 'ru' ? {} : WIDE, async ({ page }, { retry }) => {
    // What a proxy says of the visitor: a network of his own, which may have one unproved booking; another at a second try.
    await page.context().setExtraHTTPHeaders({ 'x-forwarded-for': `198.18.${index * 10 + retry}.7` })
    const phone = `${PHONES[id]}${retry}`
    await holdCar(page, language, `/booking-online/${MODELS[id]}/${rentalQuery({ ahead: 140 })}`, `${phone}1`)
    await confirmBooking(page, language)

    await holdCar(page, language, `/booking-online/${MODELS[id]}/${rentalQuery({ ahead: 150 })}`, `${phone}2`)
    await page.getByRole('radio', { name: booking.review.ways.branch }).check()
    await acceptDocuments(page, language)
    const confirm = page.getByRole('button', { name: around(booking.review.confirm) }).filter({ visible: true })
    await confirm.click()
    const dialog = page.getByRole('dialog', { name: texts.title })
    await dialog.getByRole('button', { name: texts.leave }).click()
    await expect(dialog).toBeHidden()
    await expect(page.getByRole('timer')).toBeVisible()

    await confirm.click()
    await dialog.getByRole('button', { name: texts.requestCode }).click()
    const code = dialog.getByRole('textbox', { name: texts.code })
    await code.fill('000000')
    await dialog.getByRole('button', { name: texts.submit }).click()
    await expect(code).toHaveAttribute('aria-invalid', 'true')
    await code.fill(await codeOf(`${phone}2`))
    await dialog.getByRole('button', { name: texts.submit }).click()
    await expect(confirmedTitle(page, language)).toBeVisible()
  })
}
