'use client'

import { useTranslations } from 'next-intl'
import { Dialog } from '@/components/ui/dialog/dialog'
import { Icon } from '@/components/ui/icon/icon'
import { RebookButtons, type RebookButtonsProps } from './rebook-buttons'

/** Opens over the review when the time is over; the page under it stays as it is. Closed, it stays so. */
export function ExpiredDialog(props: RebookButtonsProps) {
  const t = useTranslations('bookings.expired')
  return (
    <Dialog icon={<Icon of="hourglass" size="l" />} isOpen onClose={() => {}} title={t('title')}>
      <p>{t('text')}</p>
      <RebookButtons {...props} />
    </Dialog>
  )
}
