import { useLocale, useTranslations } from 'next-intl'
import { ContentText } from '@/components/content/content-text'
import { DisclosureRow } from '@/components/ui/disclosure/disclosure-row'
import { TextLink } from '@/components/ui/text-link/text-link'
import { foreignLang } from '@/lib/content/foreign-lang'
import type { FaqQuestion as Question } from '@/provider/contract/content'
import styles from './faq.module.css'

/** The answer holds the id: a browser opens a closed `<details>` for an address that points inside it. */
export function FaqQuestion({ question, phone }: { question: Question; phone: string }) {
  const t = useTranslations('faq')
  return (
    <DisclosureRow
      data-faq-question=""
      lang={foreignLang(question.language, useLocale())}
      summary={<h3>{question.question}</h3>}
    >
      <div className={styles.answer} id={question.id}>
        <p>
          <ContentText phone={phone} text={question.answer} />
        </p>
        <TextLink
          aria-label={t('linkTo', { question: question.question })}
          href={`#${question.id}`}
          isAlone
          isExternal
          visibility="no-print"
          size="s"
        >
          {t('link')}
        </TextLink>
      </div>
    </DisclosureRow>
  )
}
