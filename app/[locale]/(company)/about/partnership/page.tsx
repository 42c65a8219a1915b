import type { Metadata } from 'next'
import { NextIntlClientProvider, useMessages, useTranslations } from 'next-intl'
import { getLocale, getTranslations } from 'next-intl/server'
import { ContentText } from '@/components/content/content-text'
import { Crumbs } from '@/components/layout/crumbs'
import { EarningsCalculator } from '@/components/partners/earnings-calculator'
import { PartnerForm } from '@/components/partners/partner-form'
import { PartnerList } from '@/components/partners/partner-list'
import { PartnerShare } from '@/components/partners/partner-share'
import { PartnerSteps } from '@/components/partners/partner-steps'
import { listPartners } from '@/lib/api/content'
import { requireSettings } from '@/lib/api/settings'
import { aboutCrumb } from '@/lib/content/about-crumb'
import { CURRENT_VERSIONS } from '@/lib/documents/versions'
import { formatPhone } from '@/lib/format/phone'
import { pageMetadata } from '@/lib/seo/page-metadata'

export async function generateMetadata(): Promise<Metadata> {
  const locale = await getLocale()
  const [{ brand }, { sharePercent }, t] = await Promise.all([
    requireSettings(locale),
    listPartners(),
    getTranslations('partners'),
  ])
  return pageMetadata({
    locale,
    path: '/about/partnership/',
    title: t('metaTitle', { brand }),
    description: t('metaDescription', { brand, percent: sharePercent }),
  })
}

export default async function PartnershipPage() {
  const [settings, { sharePercent, usualRentalKop, partners }, t, about] = await Promise.all([
    requireSettings(await getLocale()),
    listPartners(),
    getTranslations('partners'),
    aboutCrumb(),
  ])
  return (
    <div className="wrap content-page">
      <Crumbs here={t('title')} parents={[about]} />
      <div className="ph">
        <h1>{t('title')}</h1>
        <p>{t('lead')}</p>
      </div>
      <div className="partner-columns">
        <div>
          <PartnerShare sharePercent={sharePercent} />
          <PartnerSteps />
          <Calculator rentalKop={usualRentalKop} sharePercent={sharePercent} />
        </div>
        <Request phone={settings.main_phone} />
      </div>
      <PartnerList partners={partners} />
    </div>
  )
}

function Calculator(props: { sharePercent: number; rentalKop: number }) {
  const { partners } = useMessages()
  return (
    <NextIntlClientProvider messages={{ partners: { calculator: partners.calculator } }}>
      <EarningsCalculator {...props} />
    </NextIntlClientProvider>
  )
}

function Request({ phone }: { phone: string }) {
  const t = useTranslations('partners')
  const { kinds, form, errors, failures } = useMessages().partners
  const { privacy_policy, personal_data_agreement } = CURRENT_VERSIONS
  return (
    <section className="panel stack" id="request">
      <h2 className="h-sub">{t('requestTitle')}</h2>
      <noscript>
        <div className="errsum">
          <p>
            <ContentText phone={phone} text={t('noScript', { phone: formatPhone(phone) })} />
          </p>
        </div>
      </noscript>
      <NextIntlClientProvider messages={{ partners: { kinds, form, errors, failures } }}>
        <PartnerForm
          consents={`privacy_policy@${privacy_policy},personal_data_agreement@${personal_data_agreement}`}
          phone={phone}
        />
      </NextIntlClientProvider>
    </section>
  )
}
