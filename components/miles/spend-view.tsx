import { NextIntlClientProvider, useMessages, useTranslations } from 'next-intl'
import { EmptyPanel } from '@/components/account/empty-panel'
import { EmptySection } from '@/components/account/empty-section'
import { Sums } from '@/components/account/sums'
import { PhoneLink } from '@/components/layout/phone-link'
import type { RefreshTexts } from '@/components/layout/visit/use-refresh-client'
import { Link } from '@/lib/i18n/navigation'
import { SITE_LINKS } from '@/lib/routing/site-links'
import type { SpendResponse } from '@/provider/contract/miles'
import { LedgerTable } from './ledger-table'
import { SpendForm } from './spend-form'
import '@/components/bookings/options/options.css'
import '@/components/bookings/summary/summary.css'
import '@/components/quotes/quotes.css'
import './miles.css'

type Props = {
  spend: SpendResponse
  /** Missing while the settings cannot be asked. */
  phone: string | undefined
  news: RefreshTexts
}

/** What miles can pay for now, and what they paid for. */
export function SpendView({ spend, phone, news }: Props) {
  const t = useTranslations('miles')
  const tClient = useTranslations('account')
  const { balance, pending, bookings, items } = spend
  const isEmpty = bookings.length === 0 && items.length === 0
  return (
    <>
      <Sums
        items={[
          { name: t('balance'), value: t('count', { miles: balance }) },
          { name: t('pending'), value: t('count', { miles: pending }) },
        ]}
      />
      {bookings.length > 0 && <Paying news={news} phone={phone} spend={spend} />}
      {bookings.length === 0 && !isEmpty && (
        <EmptyPanel
          picture="empty-trips"
          text={t(balance === 0 ? 'spend.noneYet' : 'spend.noBookingsText')}
          title={t('spend.noBookings')}
        >
          <Link className="btn soft" href={SITE_LINKS.booking}>
            {tClient('chooseCar')}
          </Link>
        </EmptyPanel>
      )}
      {isEmpty && balance === 0 && (
        <EmptyPanel picture="empty-trips" text={t('spend.noneYet')} title={tClient('empty.spend.title')}>
          <Link className="btn soft" href={SITE_LINKS.booking}>
            {tClient('chooseCar')}
          </Link>
        </EmptyPanel>
      )}
      {isEmpty && balance > 0 && (
        <EmptySection
          action={{ href: SITE_LINKS.booking, name: tClient('chooseCar') }}
          picture="empty-trips"
          section="spend"
        />
      )}
      {items.length > 0 && (
        <section aria-labelledby="mile-history" className="panel stack">
          <h2 className="h-sub" id="mile-history">
            {t('spend.history')}
          </h2>
          <LedgerTable caption={t('spend.history')} items={items} kind="spend" />
        </section>
      )}
    </>
  )
}

function Paying({ spend, phone, news }: Props) {
  const t = useTranslations('miles.spend')
  const { miles } = useMessages()
  const { bookings, mileKop, maxSharePercent } = spend
  return (
    <>
      <NextIntlClientProvider messages={{ miles: { spend: miles.spend, count: miles.count } }}>
        <SpendForm bookings={bookings} maxSharePercent={maxSharePercent} mileKop={mileKop} news={news} />
      </NextIntlClientProvider>
      {phone && (
        <noscript>
          <p className="note">
            {t.rich('noScript', { phone: () => <PhoneLink className="link num" phone={phone} /> })}
          </p>
        </noscript>
      )}
    </>
  )
}
