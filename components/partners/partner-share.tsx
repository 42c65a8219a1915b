import { NextIntlClientProvider, useLocale, useMessages, useTranslations } from 'next-intl'
import { Panel } from '@/components/ui/panel/panel'
import { Text } from '@/components/ui/text/text'
import { VisuallyHidden } from '@/components/ui/visually-hidden/visually-hidden'
import { serverEnv } from '@/lib/config/server-env'
import { PREFIX_OF } from '@/lib/i18n/routing'
import { LinkBuilder } from './link-builder'
import styles from './partner-share.module.css'

/** What a partner gets, and the link that it is counted by. */
export function PartnerShare({ sharePercent }: { sharePercent: number }) {
  const t = useTranslations('partners')
  const { partners } = useMessages()
  const home = new URL(`${PREFIX_OF[useLocale()]}/`, serverEnv().SITE_URL).href
  return (
    <Panel>
      <VisuallyHidden as="h2">{t('share.title')}</VisuallyHidden>
      <b className={styles.share}>{t('share.upTo', { percent: sharePercent })}</b>
      <Text tone="muted">{t('share.text')}</Text>
      <NextIntlClientProvider messages={{ partners: { link: partners.link } }}>
        <LinkBuilder home={home} />
      </NextIntlClientProvider>
      <Text size="s" tone="muted">
        {t('share.firstCode')}
      </Text>
    </Panel>
  )
}
