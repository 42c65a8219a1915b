import { Check } from 'lucide-react'
import { useTranslations } from 'next-intl'
import { STEPS, type Step, stepHref } from '@/lib/bookings/steps'
import { Link } from '@/lib/i18n/navigation'

type Props = { current: Step; slug: string; fields: Parameters<typeof stepHref>[1] }

/** Where the visitor is; steps already done lead back, with the dates kept. */
export function BookingSteps({ current, slug, fields }: Props) {
  const t = useTranslations('bookings.steps')
  const now = STEPS.indexOf(current)
  return (
    <nav aria-label={t('label')}>
      <ol className="steps">
        {STEPS.map((step, index) => (
          <li aria-current={index === now ? 'step' : undefined} className={index < now ? 'done' : undefined} key={step}>
            {index < now ? (
              <Link href={stepHref(slug, fields, step)}>
                <i>
                  <Check aria-hidden className="ic s" />
                </i>
                <span>{t(step)}</span>
                <span className="sr-only"> ({t('done')})</span>
              </Link>
            ) : (
              <>
                <i>{index + 1}</i>
                <span>{t(step)}</span>
              </>
            )}
          </li>
        ))}
      </ol>
    </nav>
  )
}
