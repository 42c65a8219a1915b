import { getTranslations } from 'next-intl/server'
import { Link } from '@/lib/i18n/navigation'
import { SITE_LINKS } from '@/lib/routing/site-links'
import { markStatus } from '@/lib/routing/status-scope'
import { LoginLink } from './login-link'
import { Notice } from './notice'
import { PhoneHelp } from './phone-help'
import { RefreshHere } from './refresh-here'

/** A stranger in the client area: status 500 as specified (§4), marked so that monitoring takes it for no fault. */
export async function Refused({ phone }: { phone: string | undefined }) {
  markStatus(500, 'account')
  const t = await getTranslations('errors')
  return (
    <Notice
      actions={
        <>
          <LoginLink className="btn primary">{t('signIn')}</LoginLink>
          <Link className="btn line" href={SITE_LINKS.home}>
            {t('errorPage3')}
          </Link>
        </>
      }
      picture="error"
      title={t('refusedTitle')}
    >
      <p className="muted">{t('refusedText')}</p>
      <PhoneHelp phone={phone} />
      <RefreshHere />
    </Notice>
  )
}
