import { useTranslations } from 'next-intl'

const STEPS = ['request', 'link', 'booking', 'payment'] as const

export function PartnerSteps() {
  const t = useTranslations('partners.steps')
  return (
    <section className="panel stack">
      <h2 className="h-sub">{t('title')}</h2>
      <ol className="partner-steps">
        {STEPS.map((step, index) => (
          <li key={step}>
            <i aria-hidden="true">{index + 1}</i>
            <div>
              <b>{t(`${step}.title`)}</b>
              <span>{t(`${step}.text`)}</span>
            </div>
          </li>
        ))}
      </ol>
    </section>
  )
}
