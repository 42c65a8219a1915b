import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { Icon } from '@/components/ui/icon/icon'

/** Opened for a car that was taken before: nothing was sent, and there is nothing to go on with. */
export function TakenBefore({ children }: { children: ReactNode }) {
  const t = useTranslations('bookings.refusal')
  return (
    <div className="bk-main">
      <p className="errsum" role="alert">
        <Icon of="circle-alert" />
        {t('takenBefore')}
      </p>
      {children}
    </div>
  )
}
