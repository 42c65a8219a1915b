import { useTranslations } from 'next-intl'
import { EmptySection } from '@/components/account/empty-section'
import { ListPanel } from '@/components/account/list-panel'
import { Button } from '@/components/ui/button/button'
import { Row } from '@/components/ui/row/row'
import { Text } from '@/components/ui/text/text'
import { clientHref } from '@/lib/account/client-sections'
import type { ListQuery } from '@/lib/account/list-address'
import { monthsOf } from '@/lib/account/months'
import { FAR_DAY } from '@/lib/format/moments'
import { useFormatter } from '@/lib/i18n/use-formatter'
import { SITE_LINKS } from '@/lib/routing/site-links'
import type { ClientResponse } from '@/provider/contract/account'
import type { ChargeResponse } from '@/provider/contract/miles'
import { LedgerMonths } from './ledger-months'
import { LevelLadder } from './level-ladder'
import { MilesBalance, MilesSurface } from './miles-surface'
import { YearOfMiles } from './month-chart'

type Props = {
  client: Pick<ClientResponse, 'id' | 'loyalty'>
  charge: ChargeResponse
  query: ListQuery
}

/** The account of miles: what is on it, how it came about, and the way to every level. */
export function ChargeView({ client, charge, query }: Props) {
  const t = useTranslations('account.empty.charge')
  const hasLedger = charge.items.length > 0 || query.year !== null
  return (
    <>
      {hasLedger ? (
        <>
          <Account charge={charge} clientId={client.id} />
          <Ledger query={query} charge={charge} clientId={client.id} />
        </>
      ) : (
        <EmptySection action={{ href: SITE_LINKS.loyalty, name: t('action') }} picture="empty-trips" section="charge" />
      )}
      <LevelLadder levels={charge.levels} loyalty={client.loyalty} windowMonths={charge.windowMonths} />
    </>
  )
}

function Account({ charge, clientId }: Pick<Props, 'charge'> & { clientId: number }) {
  const t = useTranslations('miles')
  const tClient = useTranslations('account.miles')
  const format = useFormatter()
  const { balance, pending, nextExpiry, year, months } = charge
  const expiry =
    nextExpiry &&
    t('expiry', {
      miles: nextExpiry.miles,
      date: format.dateTime(new Date(nextExpiry.on), { ...FAR_DAY, timeZone: 'UTC' }),
    })
  return (
    <MilesSurface headingId="mile-balance">
      <Row align="start" isWrapping justify="between">
        <MilesBalance
          count={t('count', { miles: balance })}
          heading={t('balance')}
          headingId="mile-balance"
          notes={[...(pending > 0 ? [t('pendingNote', { miles: pending })] : []), ...(expiry ? [expiry] : [])]}
        />
        <Button href={clientHref('spend', clientId)} size="s" variant="glass" visibility="no-print">
          {tClient('spent')}
        </Button>
      </Row>
      <YearOfMiles months={months} year={year} />
    </MilesSurface>
  )
}

function Ledger({ charge, clientId, query }: Pick<Props, 'charge' | 'query'> & { clientId: number }) {
  const t = useTranslations('miles')
  const tList = useTranslations('account.list')
  const { items, years } = charge
  const months = monthsOf(items, ({ at }) => at, query.isAll)
  const listed = months.reduce((sum, month) => sum + month.listed.length, 0)
  return (
    <ListPanel
      query={query}
      clientId={clientId}
      heading={t('ledger.title')}
      leftOut={items.length - listed}
      list="charge"
      years={years}
    >
      {items.length === 0 && <Text tone="muted">{tList('nothing')}</Text>}
      <LedgerMonths months={months} />
    </ListPanel>
  )
}
