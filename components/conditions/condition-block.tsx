import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import type { ConditionSection } from './sections'

/** A section that an address can name. */
export function ConditionBlock({ id, children }: { id: ConditionSection; children: ReactNode }) {
  const t = useTranslations('conditions')
  return (
    <section aria-labelledby={`${id}-title`} className="info-block" id={id}>
      <h2 id={`${id}-title`}>{t(`${id}.title`)}</h2>
      {children}
    </section>
  )
}
