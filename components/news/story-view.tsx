import { NextIntlClientProvider, useLocale, useMessages, useTranslations } from 'next-intl'
import { Prose } from '@/components/content/prose'
import { ShareButton } from '@/components/content/share-button'
import { UntranslatedNotice } from '@/components/content/untranslated-notice'
import { Button } from '@/components/ui/button/button'
import { Row } from '@/components/ui/row/row'
import { Text } from '@/components/ui/text/text'
import { PLAIN_DAY, plainDay } from '@/lib/content/day'
import { foreignLang } from '@/lib/content/foreign-lang'
import { useFormatter } from '@/lib/i18n/use-formatter'
import type { NewsStory } from '@/provider/contract/content'
import styles from './news.module.css'

export function StoryView({ story, phone }: { story: NewsStory; phone: string }) {
  const t = useTranslations('news')
  const format = useFormatter()
  const { content } = useMessages()
  const { publishedOn, title, lead, body, language } = story
  const lang = foreignLang(language, useLocale())
  return (
    <article className={styles.story}>
      <Text as="time" dateTime={publishedOn} tone="muted">
        {format.dateTime(plainDay(publishedOn), PLAIN_DAY)}
      </Text>
      <h1 lang={lang}>{title}</h1>
      <UntranslatedNotice language={language} />
      <Text isLead lang={lang}>
        {lead}
      </Text>
      <Prose lang={lang} paragraphs={body} phone={phone} />
      <Row>
        <Button href="/news/" variant="line">
          {t('all')}
        </Button>
        <NextIntlClientProvider messages={{ content: { share: content.share } }}>
          <ShareButton title={title} />
        </NextIntlClientProvider>
      </Row>
    </article>
  )
}
