import { NextIntlClientProvider, useMessages, useTranslations } from 'next-intl'
import { EmptySection } from '@/components/account/empty-section'
import { ChoiceLinks } from '@/components/ui/choice-links/choice-links'
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
import { MonthChart, MonthNumbers } from './month-chart'
import '@/components/account/miles.css'
import './miles.css'

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
  return (
    <section aria-labelledby="mile-balance" className="miles mile-account">
      <div>
        <h2 className="muted small" id="mile-balance">
          {t('balance')}
        </h2>
        <p className="bal num">{t('count', { miles: balance })}</p>
        {pending > 0 && <p className="muted small">{t('pendingNote', { miles: pending })}</p>}
        {nextExpiry && (
          <p className="muted small">
            {t('expiry', {
              miles: nextExpiry.miles,
              date: format.dateTime(new Date(nextExpiry.on), { ...FAR_DAY, timeZone: 'UTC' }),
            })}
          </p>
        )}
      </div>
      <div>
        <MonthChart months={months} year={year} />
        <MonthNumbers months={months} year={year} />
      </div>
    </section>
  )
}

function Ledger({ charge, clientId, year }: Pick<Props, 'charge' | 'year'> & { clientId: number }) {
  const t = useTranslations('miles')
  const { miles } = useMessages()
  const path = clientHref('charge', clientId)
  return (
    <section aria-labelledby="mile-ledger" className="panel stack">
      <div className="row between mile-head">
        <h2 className="h-sub" id="mile-ledger">
          {t('ledger.title')}
        </h2>
        <NextIntlClientProvider messages={{ miles: { csv: miles.csv } }}>
          <CsvButton year={year} />
        </NextIntlClientProvider>
      </div>
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
        <p className="muted">{t('ledger.nothing')}</p>
      )}
    </section>
  )
}
