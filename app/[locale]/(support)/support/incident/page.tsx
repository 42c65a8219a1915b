import type { Metadata } from 'next'
import { getLocale, getTranslations } from 'next-intl/server'
import { PrintButton } from '@/components/content/print-button'
import { PhoneLink } from '@/components/layout/phone-link'
import { IncidentSide } from '@/components/support/incident-side'
import { SupportPage } from '@/components/support/support-page'
import { TickList } from '@/components/support/tick-list'
import { Icon } from '@/components/ui/icon/icon'
import { Steps } from '@/components/ui/timeline/steps'
import { requireSettings } from '@/lib/api/settings'
import { pageMetadata } from '@/lib/seo/page-metadata'

const STEPS = ['stop', 'people', 'photos', 'road', 'police', 'promise', 'other'] as const
const PHOTOS = ['scene', 'position', 'damage', 'plates', 'traces', 'signs', 'papers', 'video'] as const

export async function generateMetadata(): Promise<Metadata> {
  const locale = await getLocale()
  const [{ brand }, t] = await Promise.all([requireSettings(locale), getTranslations('support.incident')])
  return pageMetadata({
    locale,
    path: '/support/incident/',
    title: t('metaTitle', { brand }),
    description: t('metaDescription'),
  })
}

/** Small on purpose: it is opened at the roadside, on whatever network there is. */
export default async function IncidentHelpPage() {
  const [{ facts, main_phone, rules }, t, support] = await Promise.all([
    requireSettings(await getLocale()),
    getTranslations('support.incident'),
    getTranslations('support'),
  ])
  const steps = STEPS.map((key) => ({ title: t(`steps.${key}`), text: t(`steps.${key}Text`) }))
  const papers = { title: t('steps.papers'), text: t('steps.papersText', { days: rules.standardDocsDays }) }
  return (
    <SupportPage
      first={
        <div className="sos">
          <p>{t('lead')}</p>
          <div className="info-acts">
            <a aria-label={t('emergency')} className="btn lg alarm num" href="tel:112">
              <Icon of="siren" size="l" />
              112
            </a>
            <PhoneLink className="btn lg primary num" phone={main_phone} />
          </div>
        </div>
      }
      page="incident"
      title={t('title')}
    >
      <div className="info-cols">
        <div className="info-stack">
          <section className="panel">
            <h2>{t('stepsTitle')}</h2>
            <Steps steps={[...steps, papers]} />
          </section>
          <section className="panel info-block" id="photos">
            <h2>{t('checklist.title')}</h2>
            <TickList items={PHOTOS.map((key) => t(`checklist.${key}`))} name="photo" />
          </section>
        </div>
        <IncidentSide insurance={facts.insurance}>
          <div className="info-acts js-only">
            <PrintButton label={support('print')} />
          </div>
        </IncidentSide>
      </div>
    </SupportPage>
  )
}
