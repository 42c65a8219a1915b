import { useLocale, useTranslations } from 'next-intl'
import { ButtonRow } from '@/components/ui/button-row/button-row'
import { LinedItem } from '@/components/ui/lined-list/lined-item'
import { LinedList } from '@/components/ui/lined-list/lined-list'
import { Panel } from '@/components/ui/panel/panel'
import { Text } from '@/components/ui/text/text'
import { STATION_TIME_ZONE } from '@/lib/config/product'
import { formatDayRange } from '@/lib/format/day-range'
import type { HistoryItem } from '@/provider/contract/history'
import { ClaimButtons } from './claim-buttons'

/**
 * Bookings that somebody made with the client's phone without signing in: he, yesterday, or a stranger. They say no name and open
 * nothing until he says that they are his. Nothing for who has none.
 */
export function UnclaimedBookings({ bookings }: { bookings: readonly HistoryItem[] }) {
  const t = useTranslations('history.unclaimed')
  const locale = useLocale()
  if (bookings.length === 0) return null
  return (
    <Panel flow="stack" heading={t('title')} headingId="unclaimed" visibility="no-print">
      <Text tone="muted">{t('lead')}</Text>
      <LinedList>
        {bookings.map(({ number, car, pickupAt, dropoffAt }) => {
          const dates = formatDayRange(new Date(pickupAt), new Date(dropoffAt), locale, STATION_TIME_ZONE)
          return (
            <LinedItem key={number}>
              <span>
                <b>{car}</b>
                <Text as="span" size="s" tone="muted">
                  {t('line', { number, dates })}
                </Text>
              </span>
              <ButtonRow>
                <ClaimButtons
                  failure={t('failed')}
                  mine={{ text: t('mine'), name: t('mineFor', { car, dates }) }}
                  notMine={{ text: t('notMine'), name: t('notMineFor', { car, dates }) }}
                  number={number}
                  tooMany={t('tooMany')}
                />
              </ButtonRow>
            </LinedItem>
          )
        })}
      </LinedList>
    </Panel>
  )
}
