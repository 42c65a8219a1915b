import { NextIntlClientProvider, useMessages, useTranslations } from 'next-intl'
import { EmptySection } from '@/components/account/empty-section'
import { ChoiceLinks } from '@/components/ui/choice-links/choice-links'
import { Heading } from '@/components/ui/heading/heading'
import { Panel } from '@/components/ui/panel/panel'
import { Row } from '@/components/ui/row/row'
import { Text } from '@/components/ui/text/text'
import { clientHref } from '@/lib/account/client-sections'
import { FAR_DAY } from '@/lib/format/moments'
import { useFormatter } from '@/lib/i18n/use-formatter'
import { yearHref } from '@/lib/miles/year'
import { SITE_LINKS } from '@/lib/routing/site-links'
import type { ClientResponse } from '@/provider/contract/account'
import type { ChargeResponse } from '@/provider/contract/miles'
import { CsvButton } from './csv-button'
import { LedgerTable } from './ledger-table'
import { LevelLadder } from './level-ladder'
import { MilesBalance, MilesSurface } from './miles-surface'
import { MonthChart, MonthNumbers } from './month-chart'

type Props = {
  client: Pick<ClientResponse, 'id' | 'loyalty'>
  charge: ChargeResponse
  /** Null: all of them. */
  year: number | null
}

/** The account of miles: what is on it, how it came about, and the way to every level. */
export function ChargeView({ client, charge, year }: Props) {
  const t = useTranslations('account.empty.charge')
  const hasLedger = charge.items.length > 0 || year !== null
  return (
    <>
      {hasLedger ? (
        <>
          <Account charge={charge} />
          <Ledger charge={charge} clientId={client.id} year={year} />
        </>
      ) : (
        <EmptySection action={{ href: SITE_LINKS.loyalty, name: t('action') }} picture="empty-trips" section="charge" />
      )}
      <LevelLadder levels={charge.levels} loyalty={client.loyalty} windowMonths={charge.windowMonths} />
    </>
  )
}

function Account({ charge: { balance, pending, nextExpiry, year, months } }: Pick<Props, 'charge'>) {
  const t = useTranslations('miles')
  const format = useFormatter()
  const expiry =
    nextExpiry &&
    t('expiry', {
      miles: nextExpiry.miles,
      date: format.dateTime(new Date(nextExpiry.on), { ...FAR_DAY, timeZone: 'UTC' }),
    })
  return (
    <MilesSurface headingId="mile-balance" isSplit>
      <MilesBalance
        count={t('count', { miles: balance })}
        heading={t('balance')}
        headingId="mile-balance"
        notes={[...(pending > 0 ? [t('pendingNote', { miles: pending })] : []), ...(expiry ? [expiry] : [])]}
      />
      <div>
        <MonthChart months={months} year={year} />
        <MonthNumbers months={months} year={year} />
      </div>
    </MilesSurface>
  )
}

function Ledger({ charge, clientId, year }: Pick<Props, 'charge' | 'year'> & { clientId: number }) {
  const t = useTranslations('miles')
  const { miles } = useMessages()
  const path = clientHref('charge', clientId)
  return (
    <Panel aria-labelledby="mile-ledger" flow="stack">
      <Row isWrapping justify="between">
        <Heading id="mile-ledger" isSub>
          {t('ledger.title')}
        </Heading>
        <NextIntlClientProvider messages={{ miles: { csv: miles.csv } }}>
          <CsvButton year={year} />
        </NextIntlClientProvider>
      </Row>
      {charge.years.length > 1 && (
        <ChoiceLinks
          choices={[null, ...charge.years].map((one) => ({
            href: yearHref(path, one),
            text: one === null ? t('years.all') : String(one),
            isCurrent: one === year,
          }))}
          label={t('years.label')}
        />
      )}
      {charge.items.length > 0 ? (
        <LedgerTable caption={t('ledger.title')} items={charge.items} kind="charge" />
      ) : (
        <Text tone="muted">{t('ledger.nothing')}</Text>
      )}
    </Panel>
  )
}
