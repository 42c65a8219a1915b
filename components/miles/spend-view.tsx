import { NextIntlClientProvider, useLocale, useMessages, useTranslations } from 'next-intl'
import { EmptyPanel } from '@/components/account/empty-panel'
import { EmptySection } from '@/components/account/empty-section'
import { PhoneLink } from '@/components/layout/phone-link'
import type { RefreshTexts } from '@/components/layout/visit/use-refresh-client'
import { Button } from '@/components/ui/button/button'
import { FigureList } from '@/components/ui/definition-list/figure-list'
import { Icon } from '@/components/ui/icon/icon'
import { Notice } from '@/components/ui/notice/notice'
import { Panel } from '@/components/ui/panel/panel'
import { TextLink } from '@/components/ui/text-link/text-link'
import { monthsOf } from '@/lib/account/months'
import { formatRoubles } from '@/lib/format/money'
import { SITE_LINKS } from '@/lib/routing/site-links'
import type { SpendResponse } from '@/provider/contract/miles'
import { LedgerMonths } from './ledger-months'
import { SpendForm } from './spend-form'

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
      <FigureList
        rows={[
          { term: t('balance'), value: t('count', { miles: balance }) },
          { term: t('pending'), value: t('count', { miles: pending }) },
        ]}
      />
      {bookings.length > 0 && <SpendSection news={news} phone={phone} spend={spend} />}
      {bookings.length === 0 && !isEmpty && (
        <EmptyPanel
          picture="empty-trips"
          text={t(balance === 0 ? 'spend.noneYet' : 'spend.noBookingsText')}
          title={t('spend.noBookings')}
        >
          <Button href={SITE_LINKS.booking} variant="soft">
            {tClient('chooseCar')}
          </Button>
        </EmptyPanel>
      )}
      {isEmpty && balance === 0 && (
        <EmptyPanel picture="empty-trips" text={t('spend.noneYet')} title={tClient('empty.spend.title')}>
          <Button href={SITE_LINKS.booking} variant="soft">
            {tClient('chooseCar')}
          </Button>
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
        <Panel flow="stack" heading={t('spend.history')} headingId="mile-history">
          <LedgerMonths months={monthsOf(items, ({ at }) => at)} />
        </Panel>
      )}
    </>
  )
}

function SpendSection({ spend, phone, news }: Props) {
  const t = useTranslations('miles.spend')
  const { miles } = useMessages()
  const { bookings, mileKop, maxSharePercent } = spend
  const mile = formatRoubles(mileKop, useLocale())
  return (
    <>
      <NextIntlClientProvider messages={{ miles: { spend: miles.spend, count: miles.count } }}>
        <SpendForm
          bookings={bookings}
          news={news}
          rules={
            <Notice as="p" icon={<Icon of="info" />} kind="info">
              <span>{t('rules', { mile, share: maxSharePercent })}</span>
            </Notice>
          }
        />
      </NextIntlClientProvider>
      {phone && (
        <noscript>
          <Notice as="p" kind="info">
            {t.rich('noScript', { phone: () => <TextLink as={PhoneLink} isNumeric phone={phone} /> })}
          </Notice>
        </noscript>
      )}
    </>
  )
}
