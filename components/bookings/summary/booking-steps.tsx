import { useTranslations } from 'next-intl'
import { Icon } from '@/components/ui/icon/icon'
import { VisuallyHidden } from '@/components/ui/visually-hidden/visually-hidden'
import { STEPS } from '@/lib/bookings/steps'
import styles from './booking-steps.module.css'
import { StepLink } from './step-link'

type Props = { current: (typeof STEPS)[number]; slug: string }

/** Where the visitor is; steps already done lead back, with everything chosen kept. On wide screens in the header's row. */
export function BookingSteps({ current, slug }: Props) {
  const t = useTranslations('bookings.steps')
  const now = STEPS.indexOf(current)
  return (
    <nav aria-label={t('label')} className={`${styles.steps} no-print`}>
      <ol>
        {STEPS.map((step, index) => (
          <li
            aria-current={index === now ? 'step' : undefined}
            className={index < now ? styles.done : undefined}
            key={step}
          >
            {index < now ? (
              <StepLink slug={slug} step={step}>
                <i>
                  <Icon of="check" size="s" />
                </i>
                <span>{t(step)}</span>
                <VisuallyHidden> {t('done')}</VisuallyHidden>
              </StepLink>
            ) : (
              <>
                <i>{index + 1}</i>
                <span>{t(step)}</span>
              </>
            )}
          </li>
        ))}
      </ol>
      {/* Screen readers have the list above. */}
      <p aria-hidden="true">
        <b>{t(current)}</b>
        <span>{t('count', { step: now + 1, of: STEPS.length })}</span>
      </p>
    </nav>
  )
}
