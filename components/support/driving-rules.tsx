import { useTranslations } from 'next-intl'
import { InfoBlock } from '@/components/ui/panel/info-block'
import { TextLink } from '@/components/ui/text-link/text-link'

/** Sources: decision 0123. */
const RULES = [
  'licence',
  'red',
  'lights',
  'alcohol',
  'pedestrians',
  'speed',
  'belts',
  'parking',
  'fuel',
  'border',
  'abroad',
  'police',
] as const

/** What is different on Russian roads, for those who learned to drive elsewhere. */
export function DrivingRules() {
  const t = useTranslations('support.doc.driving')
  return (
    <InfoBlock heading={t('title')} headingId="driving-title" id="driving">
      <ul>
        {RULES.map((rule) => (
          <li key={rule}>{t(rule)}</li>
        ))}
      </ul>
      <TextLink href="/rent/?gearbox=manual">{t('manual')}</TextLink>
    </InfoBlock>
  )
}
