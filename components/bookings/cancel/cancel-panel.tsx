import { NextIntlClientProvider, useLocale, useMessages, useTranslations } from 'next-intl'
import { ContentText } from '@/components/content/content-text'
import { Panel } from '@/components/ui/panel/panel'
import { Text } from '@/components/ui/text/text'
import type { BookingDoors } from '@/lib/browser-api/booking-doors'
import { formatRoubles } from '@/lib/format/money'
import { formatPhone } from '@/lib/format/phone'
import type { Booking } from '@/provider/contract/bookings'
import { sentenceGap } from '@/provider/contract/rules/text/sentence-gap'
import type { Settings } from '@/provider/contract/settings'
import { CancelBooking } from './cancel-booking'
import { CancelScale } from './cancel-scale'
import { RefundSplit } from './refund-split'

type Props = {
  booking: Booking
  now: Date
  settings: Pick<Settings, 'main_phone' | 'main_email' | 'facts'>
  doors?: BookingDoors | undefined
}

/** What comes back, of money and of miles, if the booking is cancelled, now and later, and the act itself. */
export function CancelPanel({ booking, now, settings, doors }: Props) {
  const t = useTranslations('bookings.cancel')
  const locale = useLocale()
  const { cancel } = useMessages().bookings
  const { cancellation, paidKop, number } = booking
  const { main_phone: phone, main_email: email, facts } = settings
  const miles = paidMiles(booking, facts.loyalty.mileKop)
  const phoneText = formatPhone(phone)
  const isUnpaid = paidKop === 0
  return (
    <Panel flow="stack" heading={t('title')} headingId="cancel" visibility="no-print">
      <Text size="s" tone="muted">
        {isUnpaid ? (
          <ContentText phone={phone} text={t('notPaid', { phone: phoneText })} />
        ) : (
          t('paid', { amount: formatRoubles(paidKop, locale) })
        )}
      </Text>
      {!isUnpaid && (
        <>
          <CancelScale now={now} zones={cancellation.zones} />
          <RefundDetails {...cancellation} />
          {cancellation.zones.some(({ kind }) => kind === 'none') && (
            <Text size="s" tone="muted">
              <ContentText phone={phone} text={t('proof', { phone: phoneText, email })} />
            </Text>
          )}
        </>
      )}
      {miles > 0 && <p>{t('miles', { miles })}</p>}
      <NextIntlClientProvider locale={locale} messages={{ bookings: { cancel } }}>
        <CancelBooking
          doors={doors}
          isUnpaid={isUnpaid}
          miles={miles}
          number={number}
          phoneText={phoneText.replaceAll(' ', '\u00a0')}
          refundKop={cancellation.refundKop}
        />
      </NextIntlClientProvider>
      <noscript>
        <Text size="s">
          <ContentText phone={phone} text={t('noScript', { phone: phoneText })} />
        </Text>
      </noscript>
    </Panel>
  )
}

/** What the scale does not tell of a refund now: where it comes from, and what is kept of it. */
function RefundDetails({ refundKop, onlineKop, keptKop }: Booking['cancellation']) {
  const t = useTranslations('bookings.cancel')
  const locale = useLocale()
  const isSplit = refundKop !== onlineKop
  if (refundKop === 0 || (!isSplit && keptKop === 0)) return null
  return (
    <p>
      <RefundSplit onlineKop={onlineKop} refundKop={refundKop} />
      {isSplit && keptKop > 0 && sentenceGap(locale)}
      {keptKop > 0 && t('kept', { amount: formatRoubles(keptKop, locale) })}
    </p>
  )
}

/** Miles that pay for a booking; 0: none do. @param mileKop what one of them pays */
function paidMiles({ price }: Pick<Booking, 'price'>, mileKop: number): number {
  const line = price.lines.find(({ code }) => code === 'miles')
  return line ? Math.round(-line.amountKop / mileKop) : 0
}
