import { render } from '@testing-library/react'
import { NextIntlClientProvider } from 'next-intl'
import { expect, it } from 'vitest'
import { WaysNote } from '@/components/bookings/review/ways-note'
import en from '@/messages/en/bookings.json'
import ru from '@/messages/ru/bookings.json'
import zh from '@/messages/zh-CN/bookings.json'
import { settings } from '../../setup/sample-settings'

const BOOKINGS = { ru, en, 'zh-CN': zh }
const REFUSED = {
  ru: /Карты иностранных банков не принимаем/,
  en: /We cannot take cards issued abroad/,
  'zh-CN': /境外银行卡在网站和刷卡机上均不能使用/,
}
const BRANCH = { ru: /в филиале/i, en: /at the branch/i, 'zh-CN': /到店/ }
const TAKES = { ru: /сотрудник, который передаст вам машину/, en: /who hands over the car takes/, 'zh-CN': /当面收款/ }
const LOCALES = ['ru', 'en', 'zh-CN'] as const

type Shown = { locale?: (typeof LOCALES)[number]; isRussian?: boolean; unionpay?: boolean; isElsewhere?: boolean }

function shown({ locale = 'ru', isRussian = false, unionpay = false, isElsewhere = false }: Shown): string {
  const { payments } = settings.facts
  const accepted = { ...payments, unionpay: { ...payments.unionpay, online: unionpay } }
  const { container, unmount } = render(
    <NextIntlClientProvider locale={locale} messages={{ bookings: BOOKINGS[locale] }} timeZone="Asia/Vladivostok">
      <WaysNote accepted={accepted} isElsewhere={isElsewhere} isRussian={isRussian} />
    </NextIntlClientProvider>,
  )
  const text = (container.textContent ?? '').replaceAll('\u00a0', ' ')
  unmount()
  return text
}

it('says that foreign cards are not taken only to who may have one, once, and while it is so', () => {
  for (const locale of LOCALES) {
    expect(shown({ locale }).split(REFUSED[locale])).toHaveLength(2)
    expect(shown({ locale, isRussian: true })).not.toMatch(REFUSED[locale])
    expect(shown({ locale, unionpay: true })).not.toMatch(REFUSED[locale])
  }
})

it.each(LOCALES)(
  'sends nobody to the branch who gets the car elsewhere, and says who takes the money: %s',
  (locale) => {
    const elsewhere = shown({ locale, isElsewhere: true })
    expect(elsewhere).toMatch(TAKES[locale])
    expect(elsewhere).not.toMatch(BRANCH[locale])
    expect(shown({ locale })).not.toMatch(TAKES[locale])
    const { review, success } = BOOKINGS[locale]
    for (const label of [review.confirm, review.payAtBranch, review.ways.branch, success.payLater])
      expect(label).not.toMatch(BRANCH[locale])
  },
)

it.each(LOCALES)('names the way that was chosen for the visitor by the words of the choice itself: %s', (locale) => {
  const { branch, whyBranch } = BOOKINGS[locale].review.ways
  expect(shown({ locale })).toContain(whyBranch.split('.')[0]?.replace('{way}', branch).replaceAll('\u00a0', ' '))
  expect(whyBranch).toContain('{way}')
})
