import type { Device } from '@/provider/contract/rules/sessions/devices'

type Sign<Name> = readonly [RegExp, Name]

// The first that fits: most browsers call themselves Chrome or Safari as well.
const BROWSERS: readonly Sign<Device['browser']>[] = [
  [/YaBrowser/, 'yandex'],
  [/MicroMessenger/, 'wechat'],
  [/Edg(?:A|iOS|e)?\//, 'edge'],
  [/OPR\/|Opera/, 'opera'],
  [/SamsungBrowser/, 'samsung'],
  [/Firefox\/|FxiOS/, 'firefox'],
  [/Chrome\/|CriOS/, 'chrome'],
  [/Safari\//, 'safari'],
]

const SYSTEMS: readonly Sign<Device['system']>[] = [
  [/Windows/, 'windows'],
  [/Android/, 'android'],
  [/iPhone|iPad|iPod/, 'ios'],
  [/Mac OS X|Macintosh/, 'macos'],
  [/Linux|X11|CrOS/, 'linux'],
]

/** What a browser says of itself, in two words; the rest of it goes no further. @returns null: it says nothing. */
export function deviceOf(userAgent: string): Device | null {
  if (userAgent === '') return null
  const findName = <Name>(signs: readonly Sign<Name>[]) => signs.find(([sign]) => sign.test(userAgent))?.[1]
  return { browser: findName(BROWSERS) ?? 'other', system: findName(SYSTEMS) ?? 'other' }
}
