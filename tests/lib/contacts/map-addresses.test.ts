import { describe, expect, it } from 'vitest'
import { coordinatesText, mapWidgetHref, routeHref } from '@/lib/contacts/map-addresses'
import { pagePolicy } from '@/lib/routing/content-security-policy'

const POINT = { latitude: 43.14, longitude: 131.96 }

describe('addresses of the map', () => {
  it('copies latitude first, as navigators take it', () => {
    expect(coordinatesText(POINT)).toBe('43.14, 131.96')
  })

  it('asks for a Russian map around the branch, in the order of each parameter', () => {
    const widget = new URL(mapWidgetHref(POINT)).searchParams
    expect(Object.fromEntries(widget)).toMatchObject({ lang: 'ru_RU', ll: '131.96,43.14', pt: '131.96,43.14,pm2rdm' })
    expect(new URL(routeHref(POINT)).searchParams.get('rtext')).toBe('~43.14,131.96')
  })

  it('is allowed by the policy of the contacts page in each language, and by no other page', () => {
    const host = new URL(mapWidgetHref(POINT)).origin
    for (const path of ['/contacts/', '/en/contacts/', '/cn/contacts/'])
      expect(pagePolicy('n', path)).toContain(`frame-src ${host}`)
    for (const path of ['/', '/about/', '/contacts/x/', '/en/conditions/'])
      expect(pagePolicy('n', path)).not.toContain('yandex')
  })
})
