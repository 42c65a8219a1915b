import type { Metadata } from 'next'
import { getLocale, getTranslations } from 'next-intl/server'
import { YouStep } from '@/components/bookings/driver/you-step'
import { OptionsStep } from '@/components/bookings/options/options-step'
import { CarNotFree } from '@/components/bookings/trip/car-not-free'
import { ChooseDates } from '@/components/bookings/trip/choose-dates'
import { Missing } from '@/components/layout/frame/missing'
import { pageSession } from '@/lib/account/page-session'
import { findCar } from '@/lib/api/cars'
import { findBookingView } from '@/lib/bookings/booking-view'
import { freeCancellationUntil } from '@/lib/bookings/free-cancellation'
import { readStep } from '@/lib/bookings/steps'
import { CURRENT_VERSIONS } from '@/lib/documents/versions'
import { findOwnOffer } from '@/lib/offers/find-own-offer'
import { pageMetadata } from '@/lib/seo/page-metadata'
import { findTravellers } from '@/lib/travellers/travellers'
import { HeldPage } from './held-page'
import { ReviewPage } from './review-page'

type Props = PageProps<'/[locale]/booking-online/[carId]'>

export async function generateMetadata({ params, searchParams }: Props): Promise<Metadata> {
  const { carId } = await params
  const car = await findCar(carId)
  if (!car) return {}
  const [locale, t] = await Promise.all([getLocale(), getTranslations('bookings.page')])
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
  const step = readStep(query.step)
  if (step === 'review') return <ReviewPage number={query.booking} now={now} />
  if (typeof query.booking === 'string') return <HeldPage now={now} number={query.booking} query={query} step={step} />

  const session = await pageSession()
  const view = await findBookingView(carId, query, { locale, session }, now)
  if (view.kind === 'missing') return <Missing />
  if (view.kind !== 'you') {
    const offer = await findOwnOffer(session, view.choice.offer)
    if (view.kind === 'dates_needed') return <ChooseDates {...view} offer={offer} />
    if (view.kind === 'not_free') return <CarNotFree {...view} offer={offer} />
    return <OptionsStep {...view} freeCancellationUntil={freeCancellationUntil(view.quote, now)} offer={offer} />
  }

  const until = freeCancellationUntil(view.quote, now)
  const people = session ? await findTravellers(session) : []
  return <YouStep {...view} freeCancellationUntil={until} people={people} versions={CURRENT_VERSIONS} />
}
