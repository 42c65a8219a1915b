import type { Device } from '@/provider/contract/rules/sessions/devices'

/** Brands, which are written alike everywhere; what has none is named by the page. */
export const BROWSER_NAMES: Record<Exclude<Device['browser'], 'other' | 'yandex'>, string> = {
  edge: 'Edge',
  opera: 'Opera',
  samsung: 'Samsung Internet',
  wechat: 'WeChat',
  firefox: 'Firefox',
  chrome: 'Chrome',
  safari: 'Safari',
}

export const SYSTEM_NAMES: Record<Exclude<Device['system'], 'other'>, string> = {
  windows: 'Windows',
  android: 'Android',
  ios: 'iOS',
  macos: 'macOS',
  linux: 'Linux',
}
