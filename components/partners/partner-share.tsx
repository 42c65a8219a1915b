import { NextIntlClientProvider, useLocale, useMessages, useTranslations } from 'next-intl'
import { serverEnv } from '@/lib/config/server-env'
import { PREFIX_OF } from '@/lib/i18n/routing'
import { LinkBuilder } from './link-builder'

/** What a partner gets, and the link that it is counted by. */
export function PartnerShare({ sharePercent }: { sharePercent: number }) {
  const t = useTranslations('partners')
  const { partners } = useMessages()
  const home = new URL(`${PREFIX_OF[useLocale()]}/`, serverEnv().SITE_URL).href
  return (
    <section className="panel partner-share">
      <h2 className="sr-only">{t('share.title')}</h2>
      <b>{t('share.upTo', { percent: sharePercent })}</b>
      <p className="muted">{t('share.text')}</p>
      <NextIntlClientProvider messages={{ partners: { link: partners.link } }}>
        <LinkBuilder home={home} />
      </NextIntlClientProvider>
      <p className="small muted">{t('share.firstCode')}</p>
    </section>
  )
}
