import { render } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { Visit } from '@/components/layout/visit/visit'
import { readReferral } from '@/lib/tracking/referral'

// Never comes: the visitor is faster than the code that follows the page.
vi.mock('@/lib/tracking/start-tracking', () => new Promise(() => undefined))

afterEach(() => {
  localStorage.clear()
  window.history.replaceState(null, '', '/')
})

it('keeps the codes of the address before the code of the visit has come', () => {
  window.history.replaceState(null, '', '/?partner=hotel&affiliate=blog')
  render(<Visit metrikaId={null} />)
  expect(readReferral()).toEqual({ partner: 'hotel', affiliate: 'blog' })
})
