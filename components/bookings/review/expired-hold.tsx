import { NextIntlClientProvider, useMessages, useTranslations } from 'next-intl'
import { Container } from '@/components/ui/container/container'
import { Icon } from '@/components/ui/icon/icon'
import { Panel } from '@/components/ui/panel/panel'
import { TextLink } from '@/components/ui/text-link/text-link'
import { stepHref } from '@/lib/bookings/steps'
import { bookedTrip, tripRental } from '@/lib/bookings/trip'
import { formatPhone } from '@/lib/format/phone'
import { rentalFields, searchQuery, withCash } from '@/lib/search/search-params'
import type { Booking } from '@/provider/contract/bookings'
import { ClearAttempt } from './clear-attempt'
import { RebookButtons } from './rebook-buttons'

/** The hold has run out, and the page was opened after: the same two ways on; without scripts by the form. */
export function ExpiredHold({ booking, phone }: { booking: Booking; phone: string }) {
  const t = useTranslations('bookings.expired')
  const { expired, rejection } = useMessages().bookings
  const trip = bookedTrip(booking)
  const fields = rentalFields(tripRental(trip))
  const { options, promo, number, price, cash } = booking
  const choice = { options, promo, ...(cash && { cash }) }
  const listHref = `/booking-online/${withCash(searchQuery({ ...fields, promo }), cash)}`
  return (
    <Container space="both">
      <Panel as="div" flow="stack" role="alert">
        <ClearAttempt />
        <Icon of="hourglass" size="l" />
        <h1>{t('title')}</h1>
        <p>{t('text')}</p>
        <NextIntlClientProvider messages={{ bookings: { expired, rejection } }}>
          <RebookButtons
            listHref={listHref}
            number={number}
            phoneText={formatPhone(phone)}
            slug={trip.car.slug}
            totalKop={price.totalKop}
          />
        </NextIntlClientProvider>
        <p>
          <TextLink href={stepHref(trip.car.slug, fields, 'options', choice)}>{t('fromStart')}</TextLink>
        </p>
      </Panel>
    </Container>
  )
}
