import { getTranslations } from 'next-intl/server'
import { PhoneLink } from '@/components/layout/phone-link'
import { WorkingHours } from '@/components/layout/working-hours'
import { Link } from '@/lib/i18n/navigation'
import { SITE_LINKS } from '@/lib/routing/site-links'
import type { Settings } from '@/provider/contract/settings'

/** Where the branch is and when it is open. */
export async function Branch({ settings }: { settings: Settings }) {
  const t = await getTranslations('about.branch')
  return (
    <section className="panel info-block">
      <h2>{t('title')}</h2>
      <dl className="info-list">
        <div>
          <dt>{t('address')}</dt>
          <dd>{settings.address_in_contacts}</dd>
        </div>
        <div>
          <dt>{t('hours')}</dt>
          <dd>
            <WorkingHours note settings={settings} />
          </dd>
        </div>
        <div>
          <dt>{t('phone')}</dt>
          <dd>
            <PhoneLink className="link num" phone={settings.main_phone} />
          </dd>
        </div>
        <div>
          <dt>{t('email')}</dt>
          <dd>
            <a className="link" href={`mailto:${settings.main_email}`}>
              {settings.main_email}
            </a>
          </dd>
        </div>
      </dl>
      <div className="info-acts">
        <Link className="btn soft" href={SITE_LINKS.contacts}>
          {t('contacts')}
        </Link>
        <Link className="btn ghost" href="/about/office/">
          {t('office')}
        </Link>
      </div>
    </section>
  )
}
