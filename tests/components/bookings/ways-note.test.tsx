import { render, screen } from '@testing-library/react'
import { NextIntlClientProvider } from 'next-intl'
import { expect, it } from 'vitest'
import { WaysNote } from '@/components/bookings/review/ways-note'
import bookings from '@/messages/ru/bookings.json'
import { settings } from '../../setup/sample-settings'

const FOREIGN = /карты иностранных банков на сайте не проходят/

function shown({ isRussian, online }: { isRussian: boolean; online: boolean }) {
  const { payments } = settings.facts
  const accepted = { ...payments, unionpay: { ...payments.unionpay, online } }
  const { unmount } = render(
    <NextIntlClientProvider locale="ru" messages={{ bookings }} timeZone="Asia/Vladivostok">
      <WaysNote accepted={accepted} isRussian={isRussian} />
    </NextIntlClientProvider>,
  )
  const isTold = screen.queryByText(FOREIGN) !== null
  unmount()
  return isTold
}

it('says that foreign cards do not pay online only to who may have one, and while it is so', () => {
  expect(shown({ isRussian: false, online: false })).toBe(true)
  expect(shown({ isRussian: true, online: false })).toBe(false)
  expect(shown({ isRussian: false, online: true })).toBe(false)
})
