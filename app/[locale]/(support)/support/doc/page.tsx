import type { Metadata } from 'next'
import { getLocale, getTranslations } from 'next-intl/server'
import { CitizenDocuments } from '@/components/support/citizen-documents'
import { SupportPage } from '@/components/support/support-page'
import { TickList } from '@/components/support/tick-list'
import { requireSettings } from '@/lib/api/settings'
import { Link } from '@/lib/i18n/navigation'
import { pageMetadata } from '@/lib/seo/page-metadata'

const FOREIGN = ['china', 'permit', 'translation', 'online', 'carry'] as const
const HANDOVER = ['body', 'cabin', 'levels', 'papers', 'photos'] as const

export async function generateMetadata(): Promise<Metadata> {
  const locale = await getLocale()
  const [{ brand }, t] = await Promise.all([requireSettings(locale), getTranslations('support.doc')])
  return pageMetadata({
    locale,
    path: '/support/doc/',
    title: t('metaTitle', { brand }),
    description: t('metaDescription'),
  })
}

export default async function DocumentsHelpPage() {
  const [{ documents }, t] = await Promise.all([requireSettings(await getLocale()), getTranslations('support.doc')])
  return (
    <SupportPage lead={t('lead')} page="doc" title={t('title')}>
      <div className="info-stack">
        <CitizenDocuments documents={documents} level={2} />
        <section className="info-block">
          <h2>{t('foreign.title')}</h2>
          <ul>
            {FOREIGN.map((key) => (
              <li key={key}>{t(`foreign.${key}`)}</li>
            ))}
          </ul>
          <Link className="link" href="/about/drivers/#check">
            {t('check')}
          </Link>
        </section>
        <section className="info-block">
          <h2>{t('second.title')}</h2>
          <p>{t('second.text')}</p>
        </section>
        <section className="panel info-block">
          <h2>{t('handover.title')}</h2>
          <TickList items={HANDOVER.map((key) => t(`handover.${key}`))} name="handover" />
        </section>
      </div>
    </SupportPage>
  )
}
