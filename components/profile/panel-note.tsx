'use client'

import { useTranslations } from 'next-intl'
import { Icon } from '@/components/ui/icon/icon'
import { Notice } from '@/components/ui/notice/notice'
import styles from './profile.module.css'
import type { Told } from './use-panel'

const SECONDS_OF_MINUTE = 60

/** How it went. Both boxes are always there, so that screen readers hear them fill. */
export function PanelNote({ told }: { told: Told }) {
  const t = useTranslations('profile.refusals')
  const done = told && 'done' in told ? told.done : ''
  const refused = told && 'note' in told ? told : null
  return (
    <>
      <p className={styles.told} role="status">
        {done && (
          <>
            <Icon of="check" size="s" />
            {done}
          </>
        )}
      </p>
      <div className={styles.told} role="alert">
        {refused && (
          <Notice as="p" icon={<Icon of="circle-alert" />} key={refused.turn} kind="error">
            {t(refused.note, { minutes: Math.max(1, Math.ceil(refused.seconds / SECONDS_OF_MINUTE)) })}
          </Notice>
        )}
      </div>
    </>
  )
}
