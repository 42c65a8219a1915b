import { useLocale, useTranslations } from 'next-intl'
import { DEADLINE_MOMENT } from '@/lib/format/moments'
import { useFormatter } from '@/lib/i18n/use-formatter'
import { BROWSER_NAMES, SYSTEM_NAMES } from '@/provider/contract/rules/sessions/devices'
import type { SessionsResponse } from '@/provider/contract/sessions'

type Item = SessionsResponse['items'][number]

export type DeviceLine = Pick<Item, 'id' | 'current'> & { name: string; times: string; network: string | null }

/** Returns browsers in words: what they are, since when they are signed in, and when they were last seen. */
export function useDeviceLines(items: readonly Item[]): DeviceLine[] {
  const t = useTranslations('profile.devices')
  const locale = useLocale()
  const format = useFormatter()
  const nameOf = useDeviceName()
  const moment = (text: string) => format.dateTime(new Date(text), { ...DEADLINE_MOMENT, year: 'numeric' })
  const networkText = ({ network, location }: Item) =>
    network === null
      ? null
      : location === null
        ? t('network', { network })
        : t('networkAt', { network, location: location[locale] })
  return items.map((item) => ({
    id: item.id,
    current: item.current,
    name: nameOf(item),
    times: t('times', { created: moment(item.createdAt), seen: moment(item.lastSeenAt) }),
    network: networkText(item),
  }))
}

function useDeviceName(): (item: Item) => string {
  const t = useTranslations('profile.devices')
  return ({ device }) => {
    if (!device) return t('unknown')
    const { browser, system } = device
    return t('name', {
      browser: browser === 'other' ? t('otherBrowser') : browser === 'yandex' ? t('yandex') : BROWSER_NAMES[browser],
      system: system === 'other' ? t('otherSystem') : SYSTEM_NAMES[system],
    })
  }
}
