'use client'

import { useTranslations } from 'next-intl'
import { useHydrated } from '@/components/forms/use-hydrated'
import { Button } from '@/components/ui/button/button'
import { LinedList } from '@/components/ui/lined-list/lined-list'
import { Panel } from '@/components/ui/panel/panel'
import { Tag } from '@/components/ui/tag/tag'
import { Text } from '@/components/ui/text/text'
import { endOtherSessions, endSession } from '@/lib/browser-api/profile'
import { DEADLINE_MOMENT } from '@/lib/format/moments'
import { useRouter } from '@/lib/i18n/navigation'
import { useFormatter } from '@/lib/i18n/use-formatter'
import type { Device } from '@/provider/contract/rules/sessions/devices'
import type { SessionsResponse } from '@/provider/contract/sessions'
import { PanelNote } from './panel-note'
import styles from './profile.module.css'
import { usePanelWork } from './use-panel'

type Item = SessionsResponse['items'][number]

/** Brands, which are written alike everywhere; what has none is named by the page. */
const BROWSER_NAMES: Record<Exclude<Device['browser'], 'other' | 'yandex'>, string> = {
  edge: 'Edge',
  opera: 'Opera',
  samsung: 'Samsung Internet',
  wechat: 'WeChat',
  firefox: 'Firefox',
  chrome: 'Chrome',
  safari: 'Safari',
}

const SYSTEM_NAMES: Record<Exclude<Device['system'], 'other'>, string> = {
  windows: 'Windows',
  android: 'Android',
  ios: 'iOS',
  macos: 'macOS',
  linux: 'Linux',
}

/** Browsers in which the client is signed in. */
export function DevicesPanel({ items }: { items: readonly Item[] }) {
  const t = useTranslations('profile.devices')
  const router = useRouter()
  const format = useFormatter()
  const isReady = useHydrated()
  const nameOf = useDeviceName()
  const work = usePanelWork()
  const moment = (text: string) => format.dateTime(new Date(text), { ...DEADLINE_MOMENT, year: 'numeric' })

  function end(action: () => Promise<void>) {
    void work.run(async () => {
      try {
        await action()
      } finally {
        router.refresh()
      }
      return t('ended')
    })
  }

  return (
    <Panel
      actions={
        items.length > 1 && (
          <Button
            disabled={!isReady}
            isBusy={work.isBusy}
            onClick={() => end(endOtherSessions)}
            visibility="js-only"
            variant="soft"
          >
            {t('endOthers')}
          </Button>
        )
      }
      flow="stack"
      heading={t('title')}
      headingId="profile-devices"
    >
      <LinedList>
        {items.map((item) => (
          <li className={styles.line} key={item.id}>
            <span>
              <b>{nameOf(item)}</b>
              <Text as="span" size="s" tone="muted">
                {t('times', { created: moment(item.createdAt), seen: moment(item.lastSeenAt) })}
              </Text>
            </span>
            {item.current ? (
              <Tag tone="success">{t('current')}</Tag>
            ) : (
              <Button
                aria-label={t('endOn', { device: nameOf(item) })}
                disabled={!isReady || work.isBusy}
                onClick={() => end(() => endSession(item.id))}
                visibility="js-only"
                size="s"
                variant="soft"
              >
                {t('end')}
              </Button>
            )}
          </li>
        ))}
      </LinedList>
      <PanelNote status={work.status} />
    </Panel>
  )
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
