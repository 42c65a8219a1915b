import { Info } from 'lucide-react'
import type { Metadata } from 'next'
import { NextIntlClientProvider } from 'next-intl'
import { getLocale, getMessages, getTranslations } from 'next-intl/server'
import { CallbackLink } from '@/components/callback/callback-link'
import { Crumbs } from '@/components/layout/crumbs'
import { BranchPlace } from '@/components/payments/branch-place'
import { OtherWays } from '@/components/payments/other-ways'
import { PaymentLookup } from '@/components/payments/payment-lookup'
import { requireSettings } from '@/lib/api/settings'
import { formatPhone } from '@/lib/format/phone'
import { telHref } from '@/lib/format/russian-phone'
import { pageMetadata } from '@/lib/seo/page-metadata'

export async function generateMetadata(): Promise<Metadata> {
  const [locale, t] = await Promise.all([getLocale(), getTranslations('payments')])
  return pageMetadata({ locale, path: '/payment/', title: t('title'), description: t('description') })
}

/** Looks up what is due by number and surname; it is paid at the branch until payments are open. */
export default async function PaymentPage() {
  const [settings, t, { payments }] = await Promise.all([
    requireSettings(await getLocale()),
    getTranslations('payments'),
    getMessages(),
  ])
  const phone = settings.main_phone
  const phoneText = formatPhone(phone)
  return (
    <div className="wrap">
      <Crumbs here={t('crumb')} />
      <div className="ph">
        <h1>{t('heading')}</h1>
        <p>{t('lead')}</p>
      </div>
      <div className="pay">
        <section aria-labelledby="lookup" className="panel">
          <h2 id="lookup">{t('lookup')}</h2>
          <p className="closed-note">
            <Info aria-hidden="true" className="ic" />
            <span>
              {t.rich('closed', {
                phone: () => (
                  <a className="link num" href={telHref(phone)}>
                    {phoneText}
                  </a>
                ),
                call: (chunks) => <CallbackLink className="link">{chunks}</CallbackLink>,
              })}
            </span>
          </p>
          <NextIntlClientProvider messages={{ payments }}>
            <PaymentLookup branch={<BranchPlace settings={settings} />} phone={phone} />
          </NextIntlClientProvider>
        </section>
        <OtherWays settings={settings} />
      </div>
    </div>
  )
}
