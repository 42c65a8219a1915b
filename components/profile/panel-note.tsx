'use client'

import { useTranslations } from 'next-intl'
import { Icon } from '@/components/ui/icon/icon'
import type { Told } from './use-panel'

const SECONDS_OF_MINUTE = 60

/** How it went. Both boxes are always there, so that screen readers hear them fill. */
export function PanelNote({ told }: { told: Told }) {
  const t = useTranslations('profile.refusals')
  const done = told && 'done' in told ? told.done : ''
  const refused = told && 'note' in told ? told : null
  return (
    <>
      <p className="panel-done" role="status">
        {done && (
          <>
            <Icon of="check" size="s" />
            {done}
          </>
        )}
      </p>
      <div className="panel-refused" role="alert">
        {refused && (
          <p className="errsum" key={refused.turn}>
            <Icon of="circle-alert" />
            {t(refused.note, { minutes: Math.max(1, Math.ceil(refused.seconds / SECONDS_OF_MINUTE)) })}
          </p>
        )}
      </div>
    </>
  )
}
