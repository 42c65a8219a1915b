import { useLocale, useTranslations } from 'next-intl'
import { LinedItem } from '@/components/ui/lined-list/lined-item'
import { LinedList } from '@/components/ui/lined-list/lined-list'
import { Panel } from '@/components/ui/panel/panel'
import { Text } from '@/components/ui/text/text'
import { STATION_TIME_ZONE } from '@/lib/config/product'
import { formatDayRange } from '@/lib/format/day-range'
import type { OwnWaitlistResponse } from '@/provider/contract/waitlist'
import { LeaveButton } from './leave-button'

type Entry = OwnWaitlistResponse['items'][number]

/** What the client waits for, each with a button that ends it; nothing for who waits for nothing. */
export function OwnEntries({ items }: { items: readonly Entry[] }) {
  const t = useTranslations('waitlist.own')
  const datesOf = useEntryDates()
  if (items.length === 0) return null
  return (
    <Panel flow="stack" heading={t('title')} headingId="waitlist">
      <Text tone="muted">{t('lead')}</Text>
      <LinedList>
        {items.map((entry) => {
          const { id, email, car } = entry
          const dates = datesOf(entry)
          return (
            <LinedItem key={id}>
              <span>
                <b>{car.name}</b>
                <Text as="span" size="s" tone="muted">
                  {t('line', { dates, way: email === null ? t('bySms') : t('byEmail', { email }) })}
                </Text>
              </span>
              <LeaveButton
                failure={t('failed')}
                id={id}
                name={t('stopFor', { car: car.name, dates })}
                text={t('stop')}
              />
            </LinedItem>
          )
        })}
      </LinedList>
    </Panel>
  )
}

function useEntryDates(): (entry: Entry) => string {
  const locale = useLocale()
  return ({ pickupAt, dropoffAt }) => formatDayRange(new Date(pickupAt), new Date(dropoffAt), locale, STATION_TIME_ZONE)
}
