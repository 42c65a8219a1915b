import { useTranslations } from 'next-intl'
import { Panel } from '@/components/ui/panel/panel'
import { Steps } from '@/components/ui/timeline/steps'

const STEPS = ['request', 'link', 'booking', 'payment'] as const

export function PartnerSteps() {
  const t = useTranslations('partners.steps')
  return (
    <Panel flow="stack" heading={t('title')}>
      <Steps steps={STEPS.map((step) => ({ title: t(`${step}.title`), text: t(`${step}.text`) }))} />
    </Panel>
  )
}
