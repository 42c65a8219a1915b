import type { Metadata } from 'next'
import { NextIntlClientProvider } from 'next-intl'
import { getLocale, getMessages, getTranslations } from 'next-intl/server'
import { ContentText } from '@/components/content/content-text'
import { Crumbs } from '@/components/layout/frame/crumbs'
import { OtherWays } from '@/components/payments/other-ways'
import { PaymentArea } from '@/components/payments/payment-area'
import { PaymentForm } from '@/components/payments/payment-form'
import { Container } from '@/components/ui/container/container'
import { Notice } from '@/components/ui/notice/notice'
import { PageHead } from '@/components/ui/page-head/page-head'
import { Panel } from '@/components/ui/panel/panel'
import { pageSession } from '@/lib/account/page-session'
import { requireSettings } from '@/lib/api/settings'
import { CURRENT_VERSIONS } from '@/lib/documents/versions'
import { formatPhone } from '@/lib/format/phone'
import { noCardFacts } from '@/lib/payments/no-card-facts'
import { readPaymentQuery } from '@/lib/payments/payment-href'
import { pageMetadata } from '@/lib/seo/page-metadata'
import { findTravellers } from '@/lib/travellers/travellers'

export async function generateMetadata(): Promise<Metadata> {
  const [locale, t] = await Promise.all([getLocale(), getTranslations('payments')])
  return pageMetadata({ locale, path: '/payment/', title: t('title'), description: t('description') })
}

/** Looks up what is due by number and surname, and takes the payer to the gateway. */
export default async function PaymentPage({ searchParams }: PageProps<'/[locale]/payment'>) {
  const [query, settings, payer, t, { payments }] = await Promise.all([
    searchParams,
    getLocale().then(requireSettings),
    findSavedPayer(),
    getTranslations('payments'),
    getMessages(),
  ])
  const phone = settings.main_phone
  // What becomes of a payment is told elsewhere.
  const { result: _result, list: _list, refunds: _refunds, ...texts } = payments
  return (
    <Container>
      <Crumbs here={t('crumb')} />
      <PageHead heading={t('heading')} lead={t('lead', noCardFacts(settings))} />
      <PaymentArea>
        <Panel heading={t('lookup')} headingId="lookup">
          <noscript>
            <Notice as="p" kind="warning">
              <ContentText phone={phone} text={t('noScript', { phone: formatPhone(phone) })} />
            </Notice>
          </noscript>
          <NextIntlClientProvider messages={{ payments: texts }}>
            <PaymentForm
              limits={settings.rules}
              phone={phone}
              start={{ ...readPaymentQuery(query), ...payer }}
              versions={CURRENT_VERSIONS}
            />
          </NextIntlClientProvider>
        </Panel>
        <OtherWays settings={settings} />
      </PaymentArea>
    </Container>
  )
}

/** Of the client who is signed in; nobody pays faster for being asked again what the branch knows. */
async function findSavedPayer(): Promise<{ fio: string; phone: string; email: string }> {
  const session = await pageSession()
  const people = session ? await findTravellers(session) : []
  const self = people.find(({ driverId }) => driverId === null)
  return { fio: self?.last_name ?? '', phone: self?.phone ?? '', email: self?.email ?? '' }
}
