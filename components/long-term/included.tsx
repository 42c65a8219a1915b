import { useTranslations } from 'next-intl'
import { Icon } from '@/components/ui/icon/icon'
import { knownParts } from '@/lib/long-term/payment-parts'

type Props = { includes: string[]; excludes: string[] }

/** What the month's payment covers, and what it does not. */
export function Included({ includes, excludes }: Props) {
  const t = useTranslations('longTerm')
  return (
    <section aria-labelledby="included" className="panel">
      <h2 id="included">{t('included')}</h2>
      <ul className="lt-parts">
        {knownParts(includes).map((part) => (
          <li key={part}>
            <Icon of="check" />
            {t(`part.${part}`)}
          </li>
        ))}
      </ul>
      <h3>{t('notIncluded')}</h3>
      <ul className="lt-parts no">
        {knownParts(excludes).map((part) => (
          <li key={part}>
            <Icon of="x" />
            {t(`part.${part}`)}
          </li>
        ))}
      </ul>
    </section>
  )
}
