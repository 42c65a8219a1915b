import { render, screen } from '@testing-library/react'
import { NextIntlClientProvider } from 'next-intl'
import { expect, it } from 'vitest'
import { InsurancePackages } from '@/components/conditions/insurance-packages'
import en from '@/messages/en/conditions.json'
import ru from '@/messages/ru/conditions.json'
import zh from '@/messages/zh-CN/conditions.json'

const CONDITIONS = { ru, en, 'zh-CN': zh }
const STOLEN = {
  ru: /При угоне вы платите столько же, сколько за повреждение машины/,
  en: /If the car is stolen, you pay the same as for damage to the car/,
  'zh-CN': /盗抢您最多自付 30,000 ₽/,
}
const standard = {
  ...{ code: 'standard' as const, name: 'Standard', text: '', deductiblePercent: null, maxLiabilityKop: 3_000_000 },
  documentsWithinDays: null,
} as const

it.each(['ru', 'en', 'zh-CN'] as const)('say what a stolen car costs the client: %s', (locale) => {
  const { container } = render(
    <NextIntlClientProvider locale={locale} messages={{ conditions: CONDITIONS[locale] }} timeZone="Asia/Vladivostok">
      <InsurancePackages insurance={[standard]} />
    </NextIntlClientProvider>,
  )
  expect(container.textContent?.replace(/\s/g, ' ')).toMatch(STOLEN[locale])
  // Only Chinese readers have the table, with the same sum in the row of a theft.
  expect(screen.queryAllByRole('table')).toHaveLength(locale === 'zh-CN' ? 1 : 0)
})
