'use client'

import { useTranslations } from 'next-intl'
import { type ReactNode, Suspense } from 'react'
import { useHydrated } from '@/components/forms/use-hydrated'
import { Button } from '@/components/ui/button/button'
import { Text } from '@/components/ui/text/text'
import { PanelNote } from './panel-note'
import styles from './profile.module.css'
import type { PanelStatus } from './use-panel'

type Props = {
  title: string
  value: ReactNode
  note?: ReactNode
  change: string
  isOpen: boolean
  status: PanelStatus
  onOpen: () => void
  onCancel: () => void
  /** The steps of a change. */
  children: ReactNode
}

/** How the client is reached now; the steps of a change open below. */
export function ContactRow({ title, value, note, change, isOpen, status, onOpen, onCancel, children }: Props) {
  const t = useTranslations('profile')
  const isReady = useHydrated()
  return (
    <div className={styles.contact}>
      <div>
        <Text as="h3" size="s" tone="muted" weight="medium">
          {title}
        </Text>
        <Text size="l" weight="semi">
          {value}
        </Text>
        {note && (
          <Text size="xs" tone="muted">
            {note}
          </Text>
        )}
      </div>
      <PanelNote status={status} />
      {isOpen ? (
        <>
          <Suspense>{children}</Suspense>
          <Button isFlush onClick={onCancel} size="s" variant="ghost">
            {t('cancel')}
          </Button>
        </>
      ) : (
        <Button disabled={!isReady} onClick={onOpen} visibility="js-only" size="s" variant="soft">
          {change}
        </Button>
      )}
    </div>
  )
}
