import { useLocale } from 'next-intl'
import { Heading } from '@/components/ui/heading/heading'
import { foreignLang } from '@/lib/content/foreign-lang'
import type { FaqResponse } from '@/provider/contract/content'
import styles from './faq.module.css'
import { FaqQuestion } from './faq-question'

type Props = { groups: FaqResponse['groups']; phone: string }

export function FaqGroups({ groups, phone }: Props) {
  const locale = useLocale()
  return groups.map(({ id, title, language, questions }) => (
    <section aria-labelledby={`group-${id}`} className={styles.group} data-faq-group="" key={id}>
      <Heading id={`group-${id}`} lang={foreignLang(language, locale)} size="l">
        {title}
      </Heading>
      {questions.map((question) => (
        <FaqQuestion key={question.id} phone={phone} question={question} />
      ))}
    </section>
  ))
}
