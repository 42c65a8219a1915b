import { useTranslations } from 'next-intl'
import { CONDITION_SECTIONS } from './sections'

/** The way to each section; stays in view beside a long page. */
export function ConditionsContents() {
  const t = useTranslations('conditions')
  return (
    <nav aria-label={t('contents')} className="info-toc">
      {CONDITION_SECTIONS.map((id) => (
        <a href={`#${id}`} key={id}>
          {t(`${id}.title`)}
        </a>
      ))}
    </nav>
  )
}
