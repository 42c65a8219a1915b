/** Names of browsers in the list of devices; nothing else of the user agent is stored. */
export const BROWSERS = [
  'yandex',
  'edge',
  'opera',
  'samsung',
  'wechat',
  'firefox',
  'chrome',
  'safari',
  'other',
] as const
export const SYSTEMS = ['windows', 'android', 'ios', 'macos', 'linux', 'other'] as const

export type Device = { browser: (typeof BROWSERS)[number]; system: (typeof SYSTEMS)[number] }

/** Brands, which are written alike everywhere; what has none is named where it is shown. */
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

/** Header of a call that begins a session: `chrome/windows`. */
export const DEVICE_HEADER = 'x-device'

/** Reads `browser/system`; returns null for a text that names no browser or system of the lists. */
export function readDevice(text: string | null | undefined): Device | null {
  const [first, second] = (text ?? '').split('/')
  const browser = BROWSERS.find((name) => name === first)
  const system = SYSTEMS.find((name) => name === second)
  return browser && system ? { browser, system } : null
}

/** Formats a device as `readDevice` reads it. */
export function deviceText({ browser, system }: Device): string {
  return `${browser}/${system}`
}
