import { getTranslations } from 'next-intl/server'
import { RefreshHere } from '@/components/layout/visit/refresh-here'
import { refreshTexts } from '@/components/layout/visit/refresh-texts'
import { Button } from '@/components/ui/button/button'
import { Text } from '@/components/ui/text/text'
import { SITE_LINKS } from '@/lib/routing/site-links'
import { markStatus } from '@/lib/routing/status-scope'
import { AccessDeniedActions } from './access-denied-actions'
import { Notice } from './notice'
import { PhoneHelp } from './phone-help'

/** A stranger in the client area: status 500 as specified (§4), marked so that monitoring takes it for no error. */
export async function AccessDenied({ phone }: { phone: string | undefined }) {
  markStatus(500, 'account')
  const [t, tFailure, news] = await Promise.all([getTranslations('errors'), getTranslations('failure'), refreshTexts()])
  return (
    <Notice
      actions={
        <>
          <AccessDeniedActions openOwn={t('openOwn')} signIn={t('signIn')} />
          <Button href={SITE_LINKS.home} variant="line">
            {tFailure('errorPage3')}
          </Button>
        </>
      }
      isLow
      picture="error"
      title={t('deniedTitle')}
    >
      <Text tone="muted">{t('deniedText')}</Text>
      <PhoneHelp phone={phone} />
      <RefreshHere texts={news} />
    </Notice>
  )
}
