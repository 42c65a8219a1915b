import { NextIntlClientProvider, useMessages, useTranslations } from 'next-intl'
import { OfferPanel } from '@/components/content/offer-panel'
import { ShareButton } from '@/components/content/share-button'
import { DiscountTerms } from '@/components/discounts/discount-terms'
import { DiscountValidity } from '@/components/discounts/discount-validity'
import { Button } from '@/components/ui/button/button'
import { Heading } from '@/components/ui/heading/heading'
import { Row } from '@/components/ui/row/row'
import { Stack } from '@/components/ui/stack/stack'
import { Text } from '@/components/ui/text/text'
import { STATION_TIME_ZONE } from '@/lib/config/product'
import { promoHref } from '@/lib/content/promo-href'
import { eventStatus } from '@/lib/events/event-time'
import { SITE_LINKS } from '@/lib/routing/site-links'
import type { EventDetails } from '@/provider/contract/content'
import { toStationMoment } from '@/provider/contract/rules/dates/station-time'
import { EventCalendarLink } from './event-calendar-link'

/** On to the search, with the event's code while it is of use; and the way to tell somebody. */
export function EventActions({ event, now }: { event: EventDetails; now: Date }) {
  const t = useTranslations('events')
  const { content } = useMessages()
  const promo = eventStatus(event, now) === 'past' ? null : event.promo
  // A search does not know who asks: a code of signed-in clients would only be rejected.
  const code = promo === null || promo.loginOnly ? null : promo.code
  return (
    <OfferPanel as="div" isPrinted>
      <Stack>
        <Heading isSub>{promo === null ? t('goTitle') : t('codeTitle', { code: promo.code })}</Heading>
        <Text size="s" tone="muted">
          {code === null ? t('goText') : t('codeText')}
        </Text>
        {promo && (
          <>
            <DiscountTerms rules={promo} />
            <DiscountValidity today={toStationMoment(now, STATION_TIME_ZONE).date} valid={promo} />
          </>
        )}
      </Stack>
      <Row isWrapping>
        <NextIntlClientProvider messages={{ content: { share: content.share } }}>
          <ShareButton title={event.title} />
        </NextIntlClientProvider>
        <EventCalendarLink event={event} now={now} />
        <Button href={code === null ? SITE_LINKS.rent : promoHref(code)}>
          {code === null ? t('choose') : t('bookWithCode', { code })}
        </Button>
      </Row>
    </OfferPanel>
  )
}
