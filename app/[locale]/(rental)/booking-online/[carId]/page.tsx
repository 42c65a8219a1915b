import type { Metadata } from 'next'
import { getLocale, getTranslations } from 'next-intl/server'
import { AskDates } from '@/components/booking/ask-dates'
import { CarNotFree } from '@/components/booking/car-not-free'
import { DatesStep } from '@/components/booking/dates-step'
import { YouStep } from '@/components/booking/you-step'
import { Missing } from '@/components/layout/missing'
import { findCar } from '@/lib/api/cars'
import { toRentalRequest } from '@/lib/api/quotes'
import { findBookingView, freeCancellationUntil } from '@/lib/bookings/booking-view'
import { readStep } from '@/lib/bookings/steps'
import { CURRENT_VERSIONS } from '@/lib/documents/versions'
import { pageMetadata } from '@/lib/seo/page-metadata'
import { ReviewPage } from './review-page'

type Props = PageProps<'/[locale]/booking-online/[carId]'>

export async function generateMetadata({ params, searchParams }: Props): Promise<Metadata> {
  const { carId } = await params
  const car = await findCar(carId)
  if (!car) return {}
  const [locale, t] = await Promise.all([getLocale(), getTranslations('booking.page')])
  return pageMetadata({
    locale,
    path: `/booking-online/${carId}/`,
    title: t('title', { name: car.name }),
    description: t('description', { name: car.name }),
    // With dates or a booking it is somebody's own page.
    index: Object.keys(await searchParams).length === 0,
  })
}

export default async function BookingPage({ params, searchParams }: Props) {
  const [{ carId }, query, locale] = await Promise.all([params, searchParams, getLocale()])
  const now = new Date()
  if (readStep(query.step) === 'review') return <ReviewPage number={query.booking} now={now} />

  const view = await findBookingView(carId, query, locale, now)
  if (view.kind === 'missing') return <Missing />
  if (view.kind === 'dates_needed') return <AskDates {...view} />
  if (view.kind === 'not_free') return <CarNotFree {...view} />

  const { rental, settings } = view
  const until = freeCancellationUntil(rental.pickup, settings.rules.freeCancellationHours, now)
  if (view.kind === 'dates') return <DatesStep {...view} freeCancellationUntil={until} />
  return (
    <YouStep
      {...view}
      freeCancellationUntil={until}
      locale={locale}
      request={toRentalRequest(view.car.slug, rental)}
      versions={CURRENT_VERSIONS}
    />
  )
}
