import { BROWSER_NAMES, readDevice, SYSTEM_NAMES } from '@/provider/contract/rules/sessions/devices'
import { formatText } from '@/provider/rules/i18n/format-text'
import type { Language, Texts } from '@/provider/rules/i18n/language'
import { momentText, shortMomentText } from '@/provider/rules/vouchers/moment-text'

/** The kind of the message about a sign-in from a new device. */
export const NEW_DEVICE = 'new_device'

const YANDEX: Texts = { ru: 'Яндекс Браузер', en: 'Yandex Browser', 'zh-CN': 'Yandex 浏览器' }
const OTHER_BROWSER: Texts = { ru: 'другой браузер', en: 'another browser', 'zh-CN': '其他浏览器' }
const OTHER_SYSTEM: Texts = { ru: 'другая система', en: 'another system', 'zh-CN': '其他系统' }
const UNKNOWN: Texts = { ru: 'неизвестное устройство', en: 'unknown device', 'zh-CN': '未知设备' }
const DEVICE: Texts = { ru: '{browser}, {system}', en: '{browser}, {system}', 'zh-CN': '{browser}，{system}' }
const FROM: Texts = {
  ru: '{device}, сеть {network}',
  en: '{device}, network {network}',
  'zh-CN': '{device}，网络 {network}',
}

/**
 * Returns the values of the text about a sign-in from a new device: which, from where, and when on the branch's clock.
 *
 * @param params as the outbox stores them: `device` as `chrome/windows`, `network` without its last part, `at`
 */
export function deviceValues(
  { device, network, at = '' }: Record<string, string>,
  { timeZone, language, isShort }: { timeZone: string; language: Language; isShort: boolean },
): Record<string, string> {
  const name = deviceName(device, language)
  const moment = isShort ? shortMomentText : momentText
  return {
    at: moment(new Date(at), { timeZone }, language),
    device: network === undefined ? name : formatText(FROM[language], { device: name, network }),
  }
}

function deviceName(text: string | undefined, language: Language): string {
  const device = readDevice(text)
  if (device === null) return UNKNOWN[language]
  const { browser, system } = device
  return formatText(DEVICE[language], {
    browser:
      browser === 'other' ? OTHER_BROWSER[language] : browser === 'yandex' ? YANDEX[language] : BROWSER_NAMES[browser],
    system: system === 'other' ? OTHER_SYSTEM[language] : SYSTEM_NAMES[system],
  })
}
