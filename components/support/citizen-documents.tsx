import { useLocale, useTranslations } from 'next-intl'
import { CITIZEN_ORDER } from '@/lib/conditions/citizen-order'
import type { Settings } from '@/provider/contract/settings'

/** What to bring, by citizenship; readers find their own first. */
export function CitizenDocuments({ documents, level }: { documents: Settings['documents']; level: 2 | 3 }) {
  const t = useTranslations('support.doc')
  const Heading = level === 2 ? 'h2' : 'h3'
  return (
    <div className="info-cards">
      {CITIZEN_ORDER[useLocale()].map((citizenship) => (
        <section key={citizenship}>
          <Heading>{t(`citizen.${citizenship}`)}</Heading>
          <p>{documents[citizenship]}</p>
        </section>
      ))}
    </div>
  )
}
