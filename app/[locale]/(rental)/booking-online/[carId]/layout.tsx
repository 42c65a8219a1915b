import { getLocale } from 'next-intl/server'
import type { ReactNode } from 'react'
import { BookingFooter } from '@/components/layout/footer/booking-footer'
import { BookingHeader } from '@/components/layout/header/booking-header'
import { findSettings } from '@/lib/api/settings'

/** The frame of a booking: nothing that leads away from it but what somebody may need on the way (decision 0113). */
export default async function BookingLayout({ children }: { children: ReactNode }) {
  const settings = await findSettings(await getLocale())
  return (
    <>
      <BookingHeader settings={settings} />
      <main id="content" tabIndex={-1}>
        {children}
      </main>
      <BookingFooter settings={settings} />
    </>
  )
}
