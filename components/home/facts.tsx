import { useTranslations } from 'next-intl'
import { Container } from '@/components/ui/container/container'
import { Icon } from '@/components/ui/icon/icon'
import type { AirportFee } from '@/lib/prices/airport-fee'
import { TERM_DAYS } from '@/lib/prices/term-days'
import type { BranchRules } from '@/provider/contract/settings'
import styles from './facts.module.css'

type Props = { rules: BranchRules; airport: AirportFee }

/** Four facts of the settings; free delivery only while the place list says so. */
export function Facts({ rules, airport }: Props) {
  const t = useTranslations('home')
  const facts = [
    { key: 'mileage', icon: 'infinity' },
    ...(airport === 'free' ? [{ key: 'airport', icon: 'plane-landing' } as const] : []),
    { key: 'discount', icon: 'badge-percent' },
    { key: 'cancellation', icon: 'calendar-check' },
  ] as const
  const values = { discount: rules.maxDiscountPercent, hours: rules.freeCancellationHours, ...TERM_DAYS }
  return (
    <Container>
      <ul className={styles.facts}>
        {facts.map(({ key, icon }) => (
          <li key={key}>
            <Icon of={icon} />
            <div>
              <b>{t(`facts.${key}.title`, values)}</b>
              <span>{t(`facts.${key}.text`, values)}</span>
            </div>
          </li>
        ))}
      </ul>
    </Container>
  )
}
