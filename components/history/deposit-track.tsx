import { useTranslations } from 'next-intl'
import { depositSteps } from '@/lib/history/deposit-steps'
import { useFormatter } from '@/lib/i18n/use-formatter'
import type { Deposit } from '@/provider/contract/deposits'
import styles from './deposit-track.module.css'

type Props = { deposit: Deposit; dropoffAt: string; now: Date }

/** The way of a deposit in four dots; what is over and what comes now is said in words too. */
export function DepositTrack({ deposit, dropoffAt, now }: Props) {
  const t = useTranslations('history.deposit')
  const format = useFormatter()
  const day = (at: string) => format.dateTime(new Date(at), { day: 'numeric', month: 'short' })
  const steps = depositSteps(deposit, dropoffAt, now)
  if (steps.length === 0) return null
  return (
    <div className={styles.room}>
      <ol className={styles.track}>
        {steps.map(({ key, at, isUntil, state }) => (
          <li aria-current={state === 'now' ? 'step' : undefined} data-look={state} key={key}>
            <b>{t(`steps.${key}.${state === 'done' ? 'done' : 'planned'}`)}</b>
            {at !== null && <span>{isUntil ? t('steps.until', { day: day(at) }) : day(at)}</span>}
          </li>
        ))}
      </ol>
    </div>
  )
}
