import { getTranslations } from 'next-intl/server'
import { RefreshHere } from '@/components/layout/visit/refresh-here'
import { refreshTexts } from '@/components/layout/visit/refresh-texts'
import { Link } from '@/lib/i18n/navigation'
import { SITE_LINKS } from '@/lib/routing/site-links'
import { markStatus } from '@/lib/routing/status-scope'
import { Notice } from './notice'
import { PhoneHelp } from './phone-help'
import { RefusedWays } from './refused-ways'

/** A stranger in the client area: status 500 as specified (§4), marked so that monitoring takes it for no fault. */
export async function Refused({ phone }: { phone: string | undefined }) {
  markStatus(500, 'account')
  const [t, tFailure, news] = await Promise.all([getTranslations('errors'), getTranslations('failure'), refreshTexts()])
  return (
    <div className="refused">
      <Notice
        actions={
          <>
            <RefusedWays openOwn={t('openOwn')} signIn={t('signIn')} />
            <Link className="btn line" href={SITE_LINKS.home}>
              {tFailure('errorPage3')}
            </Link>
          </>
        }
        picture="error"
        title={t('refusedTitle')}
      >
        <p className="muted">{t('refusedText')}</p>
        <PhoneHelp phone={phone} />
        <RefreshHere texts={news} />
      </Notice>
    </div>
  )
}
