import './faq.css'
import { useLocale } from 'next-intl'
import { foreignLang } from '@/lib/content/foreign-lang'
import type { FaqResponse } from '@/provider/contract/content'
import { FaqQuestion } from './faq-question'

type Props = { groups: FaqResponse['groups']; phone: string }

export function FaqGroups({ groups, phone }: Props) {
  const locale = useLocale()
  return groups.map(({ id, title, language, questions }) => (
    <section aria-labelledby={`group-${id}`} className="faq-group" data-faq-group="" key={id}>
      <h2 id={`group-${id}`} lang={foreignLang(language, locale)}>
        {title}
      </h2>
      {questions.map((question) => (
        <FaqQuestion key={question.id} phone={phone} question={question} />
      ))}
    </section>
  ))
}
