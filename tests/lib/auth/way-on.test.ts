import { describe, expect, it } from 'vitest'
import { wayOn, withNext } from '@/lib/auth/way-on'

const CLIENT = 7
const on = (next: string, locale: 'ru' | 'en' | 'zh-CN' = 'ru') =>
  wayOn(`?${new URLSearchParams({ next })}`, CLIENT, locale)

describe('the way on after a login', () => {
  it('is the own page in the language of the form when nobody sent the visitor', () => {
    expect(wayOn('', CLIENT, 'ru')).toBe('/account/7/')
    expect(wayOn('?other=1', CLIENT, 'en')).toBe('/en/account/7/')
    expect(wayOn('?next=', CLIENT, 'zh-CN')).toBe('/cn/account/7/')
  })

  it('is the page that asked for it, with its query, in the language of the form', () => {
    expect(on('/account/history/?booking=5')).toBe('/account/history/?booking=5')
    expect(on('/account/fines/7/', 'en')).toBe('/en/account/fines/7/')
    expect(on('/cn/booking-online/toyota-rav4/?step=you', 'ru')).toBe('/booking-online/toyota-rav4/?step=you')
  })

  it.each([
    ...['//evil.example', '/\\evil.example', '/\t/evil.example', 'https://evil.example/', 'evil', '/..//evil.example'],
    ...['/en//evil.example', '/en/..//evil.example', '/%0a/\n/x', 'javascript:alert(1)', '/api/auth/logout/'],
    ...['/account/login/', '/en/account/registration/?next=%2F', '/account/renew_password/'],
  ])('is never %j', (next) => expect(on(next, 'en')).toBe('/en/account/7/'))

  it.each(['/account/8/', '/account/fines/8/', '/en/account/drivers/8/?edit=1'])(
    'is the own page instead of %s of another client',
    (next) => expect(on(next)).toBe('/account/7/'),
  )
})

describe('withNext', () => {
  it('takes along a page of this site and nothing else', () => {
    expect(withNext('/account/login/', '/account/history/?booking=5')).toBe(
      '/account/login/?next=%2Faccount%2Fhistory%2F%3Fbooking%3D5',
    )
    for (const next of [null, '//evil.example', '/account/login/']) expect(withNext('/x/', next)).toBe('/x/')
  })
})
