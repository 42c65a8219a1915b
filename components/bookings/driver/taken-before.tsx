import { CircleAlert } from 'lucide-react'
import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'

/** Opened for a car that was taken before: nothing was sent, and there is nothing to go on with. */
export function TakenBefore({ children }: { children: ReactNode }) {
  const t = useTranslations('bookings.refusal')
  return (
    <div className="bk-main">
      <p className="errsum" role="alert">
        <CircleAlert aria-hidden className="ic" />
        {t('takenBefore')}
      </p>
      {children}
    </div>
  )
}
