import { useTranslations } from 'next-intl'
import { EmptyPanel } from '@/components/account/empty-panel'
import { Button } from '@/components/ui/button/button'
import { ButtonRow } from '@/components/ui/button-row/button-row'
import { Text } from '@/components/ui/text/text'
import { bookingHref, ownChangeHref } from '@/lib/history/addresses'
import { countdownOf } from '@/lib/history/countdown'
import { SITE_LINKS } from '@/lib/routing/site-links'
import type { HistoryItem } from '@/provider/contract/history'
import { BookingPanel } from './booking-panel'

type Props = { clientId: number; booking: HistoryItem | null; now: Date }

/** The trip that runs, or the next one, and how long until it begins or ends. */
export function NextTrip({ clientId, booking, now }: Props) {
  const t = useTranslations('account')
  const tHistory = useTranslations('history')
  if (!booking)
    return (
      <EmptyPanel picture="empty-trips" text={t('overview.noNextText')} title={t('overview.noNext')}>
        <Button href={SITE_LINKS.booking} variant="soft">
          {t('chooseCar')}
        </Button>
      </EmptyPanel>
    )
  const { kind, unit, count } = countdownOf(booking, now)
  const countdown = (
    <Text as="b" tone={kind === 'late' ? 'danger' : undefined} weight="semi">
      {tHistory(`countdown.${kind}`, { unit, count })}
    </Text>
  )
  return (
    <BookingPanel booking={booking} countdown={countdown}>
      <ButtonRow isFilling visibility="no-print">
        <Button href={bookingHref(clientId, booking.number)} size="s">
          {tHistory('entry.open')}
        </Button>
        {booking.status === 'confirmed' && (
          <Button href={ownChangeHref(clientId, booking.number)} size="s" variant="soft">
            {tHistory('change')}
          </Button>
        )}
      </ButtonRow>
    </BookingPanel>
  )
}
