'use client'

import { useTranslations } from 'next-intl'
import { useHydrated } from '@/components/forms/use-hydrated'
import { Button } from '@/components/ui/button/button'
import { LinedItem } from '@/components/ui/lined-list/lined-item'
import { LinedList } from '@/components/ui/lined-list/lined-list'
import { Panel } from '@/components/ui/panel/panel'
import { Tag } from '@/components/ui/tag/tag'
import { Text } from '@/components/ui/text/text'
import { endOtherSessions, endSession } from '@/lib/browser-api/profile'
import { useRouter } from '@/lib/i18n/navigation'
import type { DeviceLine } from './device-lines'
import { PanelNote } from './panel-note'
import { usePanelWork } from './use-panel'

/** Browsers in which the client is signed in. */
export function DevicesPanel({ lines }: { lines: readonly DeviceLine[] }) {
  const t = useTranslations('profile.devices')
  const router = useRouter()
  const isReady = useHydrated()
  const work = usePanelWork()

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
        lines.length > 1 && (
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
        {lines.map(({ id, name, times, network, current }) => (
          <LinedItem key={id}>
            <span>
              <b>{name}</b>
              <Text as="span" size="s" tone="muted">
                {times}
              </Text>
              {network !== null && (
                <Text as="span" size="s" tone="muted">
                  {network}
                </Text>
              )}
            </span>
            {current ? (
              <Tag tone="success">{t('current')}</Tag>
            ) : (
              <Button
                aria-label={t('endOn', { device: name })}
                disabled={!isReady || work.isBusy}
                onClick={() => end(() => endSession(id))}
                visibility="js-only"
                size="s"
                variant="soft"
              >
                {t('end')}
              </Button>
            )}
          </LinedItem>
        ))}
      </LinedList>
      <PanelNote status={work.status} />
    </Panel>
  )
}
