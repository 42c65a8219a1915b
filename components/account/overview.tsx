import { useTranslations } from 'next-intl'
import { type Debts, DebtsPanel } from '@/components/debts/debts-panel'
import { DepositsPanel } from '@/components/history/deposits-panel'
import { RentalMonths } from '@/components/history/history-view'
import { NextTrip } from '@/components/history/next-trip'
import { Heading } from '@/components/ui/heading/heading'
import { Panel } from '@/components/ui/panel/panel'
import { Row } from '@/components/ui/row/row'
import { Stack } from '@/components/ui/stack/stack'
import { Text } from '@/components/ui/text/text'
import { TextLink } from '@/components/ui/text-link/text-link'
import { clientHref } from '@/lib/account/client-sections'
import { monthsOf } from '@/lib/account/months'
import { FAR_DAY } from '@/lib/format/moments'
import type { OwnDeposit } from '@/lib/history/own-deposits'
import { useFormatter } from '@/lib/i18n/use-formatter'
import type { ClientResponse } from '@/provider/contract/account'
import type { DriversResponse } from '@/provider/contract/client-drivers'
import type { HistoryItem } from '@/provider/contract/history'
import styles from './account.module.css'
import { DriversAttention } from './drivers-attention'
import { MilesPanel } from './miles-panel'

type Props = {
  client: ClientResponse
  pending: number
  history: readonly HistoryItem[]
  debts: Debts
  deposits: readonly OwnDeposit[]
  drivers: DriversResponse['items']
  now: Date
}

const LAST_TRIPS = 4

/** What a client wants to know first. */
export function Overview({ client, pending, history, debts, deposits, drivers, now }: Props) {
  const { id, nextBooking, expiring } = client
  return (
    <>
      <div className={styles.halves}>
        <Stack gap={20}>
          <NextTrip booking={nextBooking} clientId={id} now={now} />
          <LastTrips clientId={id} history={history} />
        </Stack>
        <Stack gap={20}>
          <DebtsPanel clientId={id} debts={debts} />
          <DepositsPanel clientId={id} deposits={deposits} now={now} />
          <DriversAttention clientId={id} drivers={drivers} />
        </Stack>
      </div>
      <MilesPanel client={client} pending={pending} />
      {expiring && <Expiring {...expiring} />}
    </>
  )
}

function LastTrips({ clientId, history }: { clientId: number; history: readonly HistoryItem[] }) {
  const t = useTranslations('account.overview')
  const over = history.filter(({ status }) => status === 'completed' || status === 'cancelled_client')
  if (over.length === 0) return null
  return (
    <Panel aria-labelledby="last-trips" flow="stack">
      <Row justify="between">
        <Heading id="last-trips" isSub>
          {t('trips')}
        </Heading>
        <TextLink href={clientHref('history', clientId)} isOneLine size="s">
          {t('allTrips', { count: history.length })}
        </TextLink>
      </Row>
      <RentalMonths
        clientId={clientId}
        isLinks
        months={monthsOf(over.slice(0, LAST_TRIPS), ({ pickupAt }) => pickupAt)}
      />
    </Panel>
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
