import { useTranslations } from 'next-intl'
import { type Debts, DebtsPanel } from '@/components/debts/debts-panel'
import { BookingsTable } from '@/components/history/bookings-table'
import { NextTrip } from '@/components/history/next-trip'
import { Heading } from '@/components/ui/heading/heading'
import { Panel } from '@/components/ui/panel/panel'
import { Row } from '@/components/ui/row/row'
import { Text } from '@/components/ui/text/text'
import { TextLink } from '@/components/ui/text-link/text-link'
import { clientHref } from '@/lib/account/client-sections'
import { FAR_DAY } from '@/lib/format/moments'
import { useFormatter } from '@/lib/i18n/use-formatter'
import type { ClientResponse } from '@/provider/contract/account'
import type { DriversResponse } from '@/provider/contract/client-drivers'
import type { HistoryItem } from '@/provider/contract/history'
import styles from './account.module.css'
import { DebtsBanner } from './debts-banner'
import { DriversAttention } from './drivers-attention'
import { MilesPanel } from './miles-panel'

type Props = {
  client: ClientResponse
  pending: number
  history: readonly HistoryItem[]
  debts: Debts
  drivers: DriversResponse['items']
  now: Date
}

const LAST_TRIPS = 3

/** What a client wants to know first. */
export function Overview({ client, pending, history, debts, drivers, now }: Props) {
  const t = useTranslations('account')
  const { id, nextBooking, expiring } = client
  const trips = history.filter(({ status }) => status === 'completed').slice(0, LAST_TRIPS)
  return (
    <>
      <DebtsBanner clientId={id} debts={debts} />
      <MilesPanel client={client} pending={pending} />
      {expiring && <Expiring {...expiring} />}
      <div className={styles.halves}>
        <NextTrip booking={nextBooking} clientId={id} now={now} />
        <DebtsPanel clientId={id} debts={debts} />
      </div>
      <DriversAttention clientId={id} drivers={drivers} />
      {trips.length > 0 && (
        <Panel>
          <Row justify="between">
            <Heading isSub>{t('overview.trips')}</Heading>
            <TextLink href={clientHref('history', id)} isOneLine size="s">
              {t('overview.allTrips')}
            </TextLink>
          </Row>
          <BookingsTable caption={t('overview.trips')} clientId={id} items={trips} />
        </Panel>
      )}
    </>
  )
}

function Expiring({ miles, on }: NonNullable<ClientResponse['expiring']>) {
  const t = useTranslations('history')
  const format = useFormatter()
  const day = format.dateTime(new Date(on), { ...FAR_DAY, timeZone: 'UTC' })
  return (
    <Text size="s" tone="muted">
      {t('expiring', { miles, day })}
    </Text>
  )
}
