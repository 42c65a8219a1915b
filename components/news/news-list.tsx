import './news.css'
import { useLocale, useTranslations } from 'next-intl'
import { NothingHere } from '@/components/content/nothing-here'
import { PLAIN_DAY, plainDay } from '@/lib/content/day'
import { foreignLang } from '@/lib/content/foreign-lang'
import { Link } from '@/lib/i18n/navigation'
import { useFormatter } from '@/lib/i18n/use-formatter'
import { SITE_LINKS } from '@/lib/routing/site-links'
import type { NewsItem } from '@/provider/contract/content'

/** Newest first. */
export function NewsList({ news }: { news: NewsItem[] }) {
  const t = useTranslations('news')
  const tError = useTranslations('errors')
  const format = useFormatter()
  const locale = useLocale()
  if (news.length === 0)
    return (
      <NothingHere text={t('empty')}>
        <Link className="btn primary" href={SITE_LINKS.booking}>
          {tError('chooseCar')}
        </Link>
      </NothingHere>
    )
  return (
    <div className="news-list">
      {news.map(({ slug, publishedOn, title, lead, language }) => {
        const lang = foreignLang(language, locale)
        return (
          <article className="news-item" key={slug}>
            <time className="small muted" dateTime={publishedOn}>
              {format.dateTime(plainDay(publishedOn), PLAIN_DAY)}
            </time>
            <h2 lang={lang}>
              <Link href={`/news/${slug}/`}>{title}</Link>
            </h2>
            <p className="muted" lang={lang}>
              {lead}
            </p>
          </article>
        )
      })}
    </div>
  )
}
