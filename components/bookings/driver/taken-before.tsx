import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { BookingStack } from '@/components/bookings/summary/booking-columns'
import { Notice } from '@/components/ui/notice/notice'

/** Opened for a car that was taken before: nothing was sent, and there is nothing to go on with. */
export function TakenBefore({ children }: { children: ReactNode }) {
  const t = useTranslations('bookings.rejection')
  return (
    <BookingStack>
      <Notice as="p" kind="error" role="alert">
        {t('takenBefore')}
      </Notice>
      {children}
    </BookingStack>
  )
}
