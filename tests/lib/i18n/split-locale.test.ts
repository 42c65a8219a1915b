import { describe, expect, it } from 'vitest'
import { splitLocale } from '@/lib/i18n/split-locale'

describe('splitLocale', () => {
  it.each([
    { address: '/', locale: 'ru', path: '/' },
    { address: '/rent/', locale: 'ru', path: '/rent/' },
    { address: '/en/', locale: 'en', path: '/' },
    { address: '/en', locale: 'en', path: '/' },
    { address: '/en/rent/a/', locale: 'en', path: '/rent/a/' },
    { address: '/cn/rent/', locale: 'zh-CN', path: '/rent/' },
    { address: '/english/', locale: 'ru', path: '/english/' },
    { address: '/cnx', locale: 'ru', path: '/cnx' },
    { address: '/zh-CN/rent/', locale: 'ru', path: '/zh-CN/rent/' },
  ])('$address is $path in $locale', ({ address, locale, path }) => {
    expect(splitLocale(address)).toEqual({ locale, path })
  })
})
