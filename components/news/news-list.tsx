import { useLocale, useTranslations } from 'next-intl'
import { NothingHere } from '@/components/content/nothing-here'
import { Button } from '@/components/ui/button/button'
import { Heading } from '@/components/ui/heading/heading'
import { Text } from '@/components/ui/text/text'
import { PLAIN_DAY, plainDay } from '@/lib/content/day'
import { foreignLang } from '@/lib/content/foreign-lang'
import { Link } from '@/lib/i18n/navigation'
import { useFormatter } from '@/lib/i18n/use-formatter'
import { SITE_LINKS } from '@/lib/routing/site-links'
import type { NewsItem } from '@/provider/contract/content'
import styles from './news.module.css'

/** Newest first. */
export function NewsList({ news }: { news: NewsItem[] }) {
  const t = useTranslations('news')
  const tError = useTranslations('errors')
  const format = useFormatter()
  const locale = useLocale()
  if (news.length === 0)
    return (
      <NothingHere text={t('empty')}>
        <Button href={SITE_LINKS.booking}>{tError('chooseCar')}</Button>
      </NothingHere>
    )
  return (
    <div className={styles.news}>
      {news.map(({ slug, publishedOn, title, lead, language }) => {
        const lang = foreignLang(language, locale)
        return (
          <article key={slug}>
            <Text as="time" dateTime={publishedOn} size="s" tone="muted">
              {format.dateTime(plainDay(publishedOn), PLAIN_DAY)}
            </Text>
            <Heading isSub lang={lang}>
              <Link href={`/news/${slug}/`}>{title}</Link>
            </Heading>
            <Text lang={lang} tone="muted">
              {lead}
            </Text>
          </article>
        )
      })}
    </div>
  )
}
