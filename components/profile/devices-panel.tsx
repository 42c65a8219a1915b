'use client'

import { useTranslations } from 'next-intl'
import { useHydrated } from '@/components/forms/use-hydrated'
import { endOtherSessions, endSession } from '@/lib/browser-api/profile'
import { DEADLINE_MOMENT } from '@/lib/format/moments'
import { useRouter } from '@/lib/i18n/navigation'
import { useFormatter } from '@/lib/i18n/use-formatter'
import { BROWSER_NAMES, SYSTEM_NAMES } from '@/lib/profile/device-name'
import type { SessionsResponse } from '@/provider/contract/sessions'
import { PanelNote } from './panel-note'
import { usePanelWork } from './use-panel'

type Item = SessionsResponse['items'][number]

/** Browsers in which the client is signed in. */
export function DevicesPanel({ items }: { items: readonly Item[] }) {
  const t = useTranslations('profile.devices')
  const router = useRouter()
  const format = useFormatter()
  const isReady = useHydrated()
  const nameOf = useDeviceName()
  const work = usePanelWork()
  const moment = (text: string) => format.dateTime(new Date(text), { ...DEADLINE_MOMENT, year: 'numeric' })

  function end(act: () => Promise<void>) {
    void work.run(async () => {
      try {
        await act()
      } finally {
        router.refresh()
      }
      return t('ended')
    })
  }

  return (
    <section aria-labelledby="profile-devices" className="panel stack">
      <h2 className="h-sub" id="profile-devices">
        {t('title')}
      </h2>
      <ul className="lined">
        {items.map((item) => (
          <li className="row between device" key={item.id}>
            <span>
              <b>{nameOf(item)}</b>
              <span className="small muted">
                {t('times', { created: moment(item.createdAt), seen: moment(item.lastSeenAt) })}
              </span>
            </span>
            {item.current ? (
              <span className="tag ok">{t('current')}</span>
            ) : (
              <button
                aria-label={t('endOn', { device: nameOf(item) })}
                className="btn soft sm js-only"
                disabled={!isReady || work.isBusy}
                onClick={() => end(() => endSession(item.id))}
                type="button"
              >
                {t('end')}
              </button>
            )}
          </li>
        ))}
      </ul>
      <PanelNote told={work.told} />
      {items.length > 1 && (
        <button
          aria-busy={work.isBusy}
          className="btn soft js-only contact-back"
          disabled={!isReady}
          onClick={() => end(endOtherSessions)}
          type="button"
        >
          {t('endOthers')}
        </button>
      )}
    </section>
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
