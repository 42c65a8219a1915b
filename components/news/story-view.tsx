import '@/components/content/content.css'
import './news.css'
import { NextIntlClientProvider, useLocale, useMessages, useTranslations } from 'next-intl'
import { ContentText } from '@/components/content/content-text'
import { ShareButton } from '@/components/content/share-button'
import { ToldInRussian } from '@/components/content/told-in-russian'
import { PLAIN_DAY, plainDay } from '@/lib/content/day'
import { foreignLang } from '@/lib/content/foreign-lang'
import { Link } from '@/lib/i18n/navigation'
import { useFormatter } from '@/lib/i18n/use-formatter'
import type { NewsStory } from '@/provider/contract/content'

export function StoryView({ story, phone }: { story: NewsStory; phone: string }) {
  const t = useTranslations('news')
  const format = useFormatter()
  const { content } = useMessages()
  const { publishedOn, title, lead, body, language } = story
  const lang = foreignLang(language, useLocale())
  return (
    <article className="story">
      <time className="muted" dateTime={publishedOn}>
        {format.dateTime(plainDay(publishedOn), PLAIN_DAY)}
      </time>
      <h1 lang={lang}>{title}</h1>
      <ToldInRussian language={language} />
      <p className="lead" lang={lang}>
        {lead}
      </p>
      <div className="prose" lang={lang}>
        {body.map((paragraph) => (
          <p key={paragraph}>
            <ContentText phone={phone} text={paragraph} />
          </p>
        ))}
      </div>
      <div className="row">
        <Link className="btn line" href="/news/">
          {t('all')}
        </Link>
        <NextIntlClientProvider messages={{ content: { share: content.share } }}>
          <ShareButton title={title} />
        </NextIntlClientProvider>
      </div>
    </article>
  )
}
