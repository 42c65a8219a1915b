import { describe, expect, it } from 'vitest'
import { deviceOf } from '@/lib/auth/device-of'

const CHROME = 'AppleWebKit/537.36 (KHTML, like Gecko) Chrome/126.0.0.0 Safari/537.36'

describe('what a browser says of itself', () => {
  it.each([
    ['Yandex on Android', `Mozilla/5.0 (Linux; Android 14; SM) ${CHROME} YaBrowser/24.4`, 'yandex', 'android'],
    [
      'WeChat on an iPhone',
      'Mozilla/5.0 (iPhone; CPU iPhone OS 17_4 like Mac OS X) Mobile/15E148 MicroMessenger/8',
      'wechat',
      'ios',
    ],
    ['Edge', `Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${CHROME} Edg/126.0`, 'edge', 'windows'],
    ['Chrome', `Mozilla/5.0 (X11; Linux x86_64) ${CHROME}`, 'chrome', 'linux'],
    [
      'Safari',
      'Mozilla/5.0 (Macintosh; Intel Mac OS X 14_5) AppleWebKit/605 Version/17.5 Safari/605',
      'safari',
      'macos',
    ],
    ['Firefox', 'Mozilla/5.0 (Windows NT 10.0; rv:127.0) Gecko/20100101 Firefox/127.0', 'firefox', 'windows'],
    ['a program', 'curl/8.5', 'other', 'other'],
  ])('is two words of ours: %s', (_, userAgent, browser, system) => {
    expect(deviceOf(userAgent)).toEqual({ browser, system })
  })

  it('is nothing when it says nothing', () => {
    expect(deviceOf('')).toBeNull()
  })
})
