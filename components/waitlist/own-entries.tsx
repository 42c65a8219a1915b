'use client'

import { useLocale, useTranslations } from 'next-intl'
import { useHydrated } from '@/components/forms/use-hydrated'
import { PanelNote } from '@/components/profile/panel-note'
import { usePanelWork } from '@/components/profile/use-panel'
import { Button } from '@/components/ui/button/button'
import { LinedList } from '@/components/ui/lined-list/lined-list'
import { Panel } from '@/components/ui/panel/panel'
import { Text } from '@/components/ui/text/text'
import { leaveWaitlist } from '@/lib/browser-api/waitlist'
import { STATION_TIME_ZONE } from '@/lib/config/product'
import { formatDayRange } from '@/lib/format/day-range'
import { useRouter } from '@/lib/i18n/navigation'
import type { OwnWaitlistResponse } from '@/provider/contract/waitlist'
import styles from './own-entries.module.css'

type Entry = OwnWaitlistResponse['items'][number]

/** What the client waits for, each with a button that ends it. */
export function OwnEntries({ items }: { items: readonly Entry[] }) {
  const t = useTranslations('waitlist.own')
  const router = useRouter()
  const isReady = useHydrated()
  const datesOf = useEntryDates()
  const work = usePanelWork()

  const stop = ({ id, car: { name: car } }: Entry) =>
    work.run(async () => {
      await leaveWaitlist(id).finally(() => router.refresh())
      return t('stopped', { car })
    })

  return (
    <Panel flow="stack" heading={t('title')} headingId="profile-waitlist">
      <Text tone="muted">{t('lead')}</Text>
      <LinedList>
        {items.map((entry) => (
          <li className={styles.line} key={entry.id}>
            <span>
              <b>{entry.car.name}</b>
              <Text as="span" size="s" tone="muted">
                {t('line', {
                  dates: datesOf(entry),
                  way: entry.email === null ? t('bySms') : t('byEmail', { email: entry.email }),
                })}
              </Text>
            </span>
            <Button
              aria-label={t('stopFor', { car: entry.car.name, dates: datesOf(entry) })}
              disabled={!isReady || work.isBusy}
              onClick={() => void stop(entry)}
              size="s"
              variant="soft"
              visibility="js-only"
            >
              {t('stop')}
            </Button>
          </li>
        ))}
      </LinedList>
      <PanelNote status={work.status} />
    </Panel>
  )
}

function useEntryDates(): (entry: Entry) => string {
  const locale = useLocale()
  return ({ pickupAt, dropoffAt }) => formatDayRange(new Date(pickupAt), new Date(dropoffAt), locale, STATION_TIME_ZONE)
}
