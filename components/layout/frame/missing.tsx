import { getTranslations } from 'next-intl/server'
import { Button } from '@/components/ui/button/button'
import { Text } from '@/components/ui/text/text'
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
          <Button href={SITE_LINKS.home}>{tFailure('errorPage3')}</Button>
          <Button href={SITE_LINKS.rent} variant="line">
            {t('chooseCar')}
          </Button>
        </>
      }
      picture="404"
      title={t('errorPage1')}
    >
      <Text tone="muted">{t('missingText')}</Text>
      <PhoneHelp phone={phone} />
    </Notice>
  )
}
