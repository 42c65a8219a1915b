'use client'

import { useTranslations } from 'next-intl'
import { Icon } from '@/components/ui/icon/icon'
import { Notice } from '@/components/ui/notice/notice'
import styles from './profile.module.css'
import type { PanelStatus } from './use-panel'

const SECONDS_OF_MINUTE = 60

/** How it went. Both boxes are always there, so that screen readers hear them fill. */
export function PanelNote({ status }: { status: PanelStatus }) {
  const t = useTranslations('profile.rejections')
  const done = status && 'done' in status ? status.done : ''
  const rejection = status && 'note' in status ? status : null
  return (
    <>
      <p className={styles.outcome} role="status">
        {done && (
          <>
            <Icon of="check" size="s" />
            {done}
          </>
        )}
      </p>
      <div className={styles.outcome} role="alert">
        {rejection && (
          <Notice as="p" key={rejection.revision} kind="error">
            {t(rejection.note, { minutes: Math.max(1, Math.ceil(rejection.seconds / SECONDS_OF_MINUTE)) })}
          </Notice>
        )}
      </div>
    </>
  )
}
