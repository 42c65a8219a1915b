import { getTranslations } from 'next-intl/server'
import { Link } from '@/lib/i18n/navigation'
import { SITE_LINKS } from '@/lib/routing/site-links'
import { markStatus } from '@/lib/routing/status-scope'
import { Notice } from './notice'
import { PhoneHelp } from './phone-help'

/** What a page returns when its data does not exist: the localised 404, by status too. */
export async function Missing({ phone }: { phone?: string | undefined }) {
  markStatus(404)
  const [t, tFailure] = await Promise.all([getTranslations('errors'), getTranslations('failure')])
  return (
    <Notice
      actions={
        <>
          <Link className="btn primary" href={SITE_LINKS.home}>
            {tFailure('errorPage3')}
          </Link>
          <Link className="btn line" href={SITE_LINKS.rent}>
            {t('chooseCar')}
          </Link>
        </>
      }
      picture="404"
      title={t('errorPage1')}
    >
      <p className="muted">{t('missingText')}</p>
      <PhoneHelp phone={phone} />
    </Notice>
  )
}
