import { render } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { Link } from '@/lib/i18n/navigation'
import { PageLanguage } from '@/lib/i18n/page-language'

const nextLink = vi.hoisted(() => vi.fn())
vi.mock('next/link', () => ({
  default: (props: object) => {
    nextLink(props)
    return null
  },
}))

function propsOf(link: React.ReactNode): unknown {
  render(<PageLanguage locale="en">{link}</PageLanguage>)
  return nextLink.mock.lastCall?.[0]
}

it('keeps the language and fetches nothing ahead of a press', () => {
  expect(propsOf(<Link href="/rent/">Fleet</Link>)).toMatchObject({ href: '/en/rent/', prefetch: false })
})

it.each(['#cars', 'tel:+74232000000', 'https://example.com/'])('leaves %s as it is', (href) => {
  expect(propsOf(<Link href={href}>There</Link>)).toMatchObject({ href })
})
