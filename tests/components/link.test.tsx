import { render } from '@testing-library/react'
import { NextIntlClientProvider } from 'next-intl'
import { expect, it, vi } from 'vitest'
import { Link } from '@/lib/i18n/navigation'

const nextLink = vi.hoisted(() => vi.fn())
vi.mock('next/link', () => ({
  default: (props: object) => {
    nextLink(props)
    return null
  },
}))

function propsOf(link: React.ReactNode): unknown {
  render(
    <NextIntlClientProvider locale="en" messages={{}} timeZone="Asia/Vladivostok">
      {link}
    </NextIntlClientProvider>,
  )
  return nextLink.mock.lastCall?.[0]
}

it('keeps the language and fetches nothing ahead of a press', () => {
  expect(propsOf(<Link href="/rent/">Fleet</Link>)).toMatchObject({ href: '/en/rent/', prefetch: false })
})
