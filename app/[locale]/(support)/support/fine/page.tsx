import type { Metadata } from 'next'
import { getLocale, getTranslations } from 'next-intl/server'
import { PhoneLink } from '@/components/layout/phone-link'
import { SupportPage } from '@/components/support/support-page'
import { Icon } from '@/components/ui/icon/icon'
import { Steps } from '@/components/ui/timeline/steps'
import { requireSettings } from '@/lib/api/settings'
import { Link } from '@/lib/i18n/navigation'
import { SITE_LINKS } from '@/lib/routing/site-links'
import { pageMetadata } from '@/lib/seo/page-metadata'

const STOPPED = ['papers', 'name', 'cash', 'call'] as const

export async function generateMetadata(): Promise<Metadata> {
  const locale = await getLocale()
  const [{ brand }, t] = await Promise.all([requireSettings(locale), getTranslations('support.fine')])
  return pageMetadata({
    locale,
    path: '/support/fine/',
    title: t('metaTitle', { brand }),
    description: t('metaDescription'),
  })
}

export default async function FineHelpPage() {
  const [{ facts, main_phone }, t, support] = await Promise.all([
    requireSettings(await getLocale()),
    getTranslations('support.fine'),
    getTranslations('support'),
  ])
  const { discountPercent, discountDays, disputeDays } = facts.fines
  return (
    <SupportPage lead={t('lead')} page="fine" title={t('title')}>
      <div className="info-cols">
        <div className="info-stack">
          <section className="panel">
            <Steps
              steps={[
                { title: t('steps.notice'), text: t('steps.noticeText') },
                { title: t('steps.tell'), text: t('steps.tellText') },
                { title: t('steps.pay'), text: t('steps.payText', { days: disputeDays }) },
              ]}
            />
          </section>
          <section className="info-block">
            <h2>{t('stopped.title')}</h2>
            <ul>
              {STOPPED.map((key) => (
                <li key={key}>{t(`stopped.${key}`)}</li>
              ))}
            </ul>
          </section>
          <section className="info-block">
            <h2>{t('other.title')}</h2>
            <p>{t('other.text')}</p>
          </section>
        </div>
        <aside className="info-side">
          <section className="panel info-block">
            <h2>{t('discount.title')}</h2>
            <p>{t('discount.text', { percent: discountPercent, days: discountDays })}</p>
            <Link className="btn primary" href={SITE_LINKS.payment}>
              {t('discount.link')}
            </Link>
          </section>
          <PhoneLink className="btn soft" phone={main_phone}>
            <Icon of="phone" />
            {support('call')}
          </PhoneLink>
        </aside>
      </div>
    </SupportPage>
  )
}
