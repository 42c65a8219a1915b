import { cleanup, render } from '@testing-library/react'
import Cookies from 'js-cookie'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { Visit } from '@/components/layout/visit/visit'
import { goal } from '@/lib/tracking/goal'
import { readReferral } from '@/lib/tracking/referral'

// Never comes: the visitor is faster than the code that follows the page.
vi.mock('@/lib/tracking/start-tracking', () => new Promise(() => undefined))

vi.mock('next/navigation', async (original) => ({
  ...(await original<typeof import('next/navigation')>()),
  usePathname: () => window.location.pathname,
  useSearchParams: () => new URLSearchParams(window.location.search),
}))

afterEach(() => {
  cleanup()
  localStorage.clear()
  window.history.replaceState(null, '', '/')
  for (const name of ['cookie_consent', 'analytics']) Cookies.remove(name)
  for (const script of document.querySelectorAll('script')) script.remove()
  delete window.ym
  delete window.ymId
  vi.restoreAllMocks()
})

it('keeps the codes of the address before the code of the visit has come', () => {
  window.history.replaceState(null, '', '/?partner=hotel&affiliate=blog')
  render(<Visit metrikaId={null} />)
  expect(readReferral()).toEqual({ partner: 'hotel', affiliate: 'blog' })
})

describe('the analytics', () => {
  function open(address: string) {
    Cookies.set('cookie_consent', 'true')
    Cookies.set('analytics', 'yes')
    window.history.replaceState(null, '', address)
    return render(<Visit metrikaId={42} />)
  }
  /** The code of the analytics has come and was run. */
  const counted = () => import('@/lib/tracking/track-pages').then(() => vi.dynamicImportSettled())
  const calls = () => (window.ym?.a ?? []).map((call) => (call as unknown[]).slice(1))

  it.each([
    '/payment/?purpose=damage&number=D-12',
    '/en/payment/?purpose=fine&number=77',
    '/cn/status/success/?booking=1234567',
    '/status/error/',
    '/account/history/1/',
    '/booking-online/honda-fit/?step=review&booking=1234567',
  ])('do not come to %s, whose address is personal', async (address) => {
    open(address)
    await counted()
    goal('pressphone')
    expect([document.querySelectorAll('script').length, window.ym]).toEqual([0, undefined])
  })

  it('count another page with its query, and of our own page before nothing but the site', async () => {
    const { origin } = window.location
    vi.spyOn(document, 'referrer', 'get').mockReturnValue(`${origin}/payment/?number=D-12`)
    open('/rent/?utm_source=ads')
    await counted()
    goal('pressphone')
    expect(document.querySelectorAll('script')).toHaveLength(1)
    expect(calls()).toEqual([
      ['init', expect.objectContaining({ defer: true })],
      ['hit', `${origin}/rent/?utm_source=ads`, { referer: `${origin}/` }],
      ['reachGoal', 'pressphone'],
    ])
    expect(JSON.stringify(calls())).not.toContain('D-12')
  })

  it('end where a visitor goes on to a personal page, and begin again after it', async () => {
    const { rerender } = open('/about/')
    await counted()
    window.history.replaceState(null, '', '/payment/?number=D-12')
    rerender(<Visit metrikaId={42} />)
    await counted()
    goal('pressphone')
    expect(calls().map(([action]) => action)).toEqual(['init', 'hit', 'destruct'])
    window.history.replaceState(null, '', '/about/')
    rerender(<Visit metrikaId={42} />)
    await counted()
    expect(calls().map(([action]) => action)).toEqual(['init', 'hit', 'destruct', 'init', 'hit'])
    expect(document.querySelectorAll('script')).toHaveLength(1)
  })
})
