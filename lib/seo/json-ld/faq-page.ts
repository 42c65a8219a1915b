import type { FAQPageLeaf, WithContext } from 'schema-dts'
import type { FaqResponse } from '@/provider/contract/content'

/** Questions and answers as they stand on the page: what is not seen there must not be told here. */
export function faqPage(groups: FaqResponse['groups']) {
  return {
    '@context': 'https://schema.org',
    '@type': 'FAQPage',
    mainEntity: groups.flatMap(({ questions }) =>
      questions.map(({ question, answer }) => ({
        '@type': 'Question',
        name: question,
        acceptedAnswer: { '@type': 'Answer', text: answer },
      })),
    ),
  } satisfies WithContext<FAQPageLeaf>
}
