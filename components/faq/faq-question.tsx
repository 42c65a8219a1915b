import { useLocale, useTranslations } from 'next-intl'
import { ContentText } from '@/components/content/content-text'
import { foreignLang } from '@/lib/content/foreign-lang'
import type { FaqQuestion as Question } from '@/provider/contract/content'

/** The answer holds the id: a browser opens a closed `<details>` for an address that points inside it. */
export function FaqQuestion({ question, phone }: { question: Question; phone: string }) {
  const t = useTranslations('faq')
  return (
    <details data-faq-question="" lang={foreignLang(question.language, useLocale())}>
      <summary>
        <h3>{question.question}</h3>
      </summary>
      <div className="faq-answer" id={question.id}>
        <p>
          <ContentText phone={phone} text={question.answer} />
        </p>
        <a aria-label={t('linkTo', { question: question.question })} className="link faq-self" href={`#${question.id}`}>
          {t('link')}
        </a>
      </div>
    </details>
  )
}
