'use client'

import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { useHydrated } from '@/components/forms/use-hydrated'
import { Button } from '@/components/ui/button/button'
import { LinedItem } from '@/components/ui/lined-list/lined-item'
import { LinedList } from '@/components/ui/lined-list/lined-list'
import { Panel } from '@/components/ui/panel/panel'
import { Text } from '@/components/ui/text/text'
import { withdrawMarketing } from '@/lib/browser-api/profile'
import { useRouter } from '@/lib/i18n/navigation'
import { PanelNote } from './panel-note'
import { usePanelWork } from './use-panel'

type Props = {
  /** A line for each consent, in words. */
  lines: readonly { id: string; text: ReactNode; canWithdraw: boolean }[]
}

/** What the client agreed to, and when; advertising may be taken back at once. */
export function ConsentsPanel({ lines }: Props) {
  const t = useTranslations('profile.consents')
  const router = useRouter()
  const isReady = useHydrated()
  const work = usePanelWork()

  function withdraw() {
    void work.run(async () => {
      await withdrawMarketing()
      router.refresh()
      return t('withdrawn')
    })
  }

  return (
    <Panel flow="stack" heading={t('title')} headingId="profile-consents">
      {lines.length === 0 && (
        <Text size="s" tone="muted">
          {t('none')}
        </Text>
      )}
      <LinedList>
        {lines.map(({ id, text, canWithdraw }) => (
          <LinedItem key={id}>
            {text}
            {canWithdraw && (
              <Button
                aria-label={t('withdrawMarketing')}
                disabled={!isReady}
                isBusy={work.isBusy}
                onClick={withdraw}
                visibility="js-only"
                size="s"
                variant="soft"
              >
                {t('withdraw')}
              </Button>
            )}
          </LinedItem>
        ))}
      </LinedList>
      <PanelNote status={work.status} />
      {lines.length > 0 && (
        <Text size="s" tone="muted">
          {t('note')}
        </Text>
      )}
    </Panel>
  )
}
