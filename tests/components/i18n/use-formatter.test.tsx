import { render, screen } from '@testing-library/react'
import { NextIntlClientProvider } from 'next-intl'
import { expect, it } from 'vitest'
import { FAR_DAY, HAND_OVER_MOMENT, SHORT_HAND_OVER_MOMENT } from '@/lib/format/moments'
import { useFormatter } from '@/lib/i18n/use-formatter'
import { useListFormat } from '@/lib/i18n/use-list-format'

/** Noon of a Thursday at the station. */
const MOMENT = new Date('2026-12-10T02:00:00Z')

function Dates() {
  const format = useFormatter()
  const shown = [HAND_OVER_MOMENT, SHORT_HAND_OVER_MOMENT, FAR_DAY].map((form) => format.dateTime(MOMENT, form))
  return (
    <p>
      {[...shown, format.dateTimeRange(MOMENT, new Date('2026-12-12'), { day: 'numeric', month: 'short' })].join(' | ')}
    </p>
  )
}

it.each([
  { locale: 'ru', text: /^чт, 10 декабря в 12:00 \| чт, 10 дек\., 12:00 \| 10 декабря 2026 г\. \| 10–12 дек\.$/ },
  { locale: 'en', text: /^Thu,? 10 December at 12:00 \| Thu,? 10 Dec, 12:00 \| 10 December 2026 \| 10–12 Dec$/ },
  { locale: 'zh-CN', text: /^12月10日周四 12:00 \| 12月10日周四 12:00 \| 2026年12月10日 \| 12月10日至12月12日$/ },
] as const)('writes days for its readers, on the station’s clock: $locale', ({ locale, text }) => {
  render(
    <NextIntlClientProvider locale={locale} messages={{}} timeZone="Asia/Vladivostok">
      <Dates />
    </NextIntlClientProvider>,
  )
  expect(screen.getByText((shown) => text.test(shown.replace(/\s/g, ' ')))).toBeTruthy()
})

function Lists() {
  const format = useListFormat()
  const links = ['one', 'two', 'three'].map((name) => (
    <a href={`/${name}`} key={name}>
      {name}
    </a>
  ))
  return (
    <p>
      {format.list(['A', 'B', 'C'])}
      {' | '}
      {format.list(['A', 'B'], { type: 'disjunction' })}
      {' | '}
      {format.elementList(links)}
    </p>
  )
}

it.each([
  { locale: 'ru', text: 'A, B и C | A или B | one, two и three' },
  { locale: 'en', text: 'A, B and C | A or B | one, two and three' },
  { locale: 'zh-CN', text: 'A、B、C | A 或 B | one、two、three' },
] as const)('joins lists as its readers do, of links too: $locale', ({ locale, text }) => {
  render(
    <NextIntlClientProvider locale={locale} messages={{}} timeZone="Asia/Vladivostok">
      <Lists />
    </NextIntlClientProvider>,
  )
  expect(document.body.textContent).toBe(text)
  expect(screen.getAllByRole('link')).toHaveLength(3)
})
