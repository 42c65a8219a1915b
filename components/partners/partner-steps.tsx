import { useTranslations } from 'next-intl'
import { Steps } from '@/components/ui/timeline/steps'

const STEPS = ['request', 'link', 'booking', 'payment'] as const

export function PartnerSteps() {
  const t = useTranslations('partners.steps')
  return (
    <section className="panel stack">
      <h2 className="h-sub">{t('title')}</h2>
      <Steps steps={STEPS.map((step) => ({ title: t(`${step}.title`), text: t(`${step}.text`) }))} />
    </section>
  )
}
