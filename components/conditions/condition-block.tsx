import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { InfoBlock } from '@/components/ui/panel/info-block'
import type { ConditionSection } from './sections'

/** A section that an address can name. */
export function ConditionBlock({ id, children }: { id: ConditionSection; children: ReactNode }) {
  const t = useTranslations('conditions')
  return (
    <InfoBlock heading={t(`${id}.title`)} headingId={`${id}-title`} id={id}>
      {children}
    </InfoBlock>
  )
}
