import { useLocale, useTranslations } from 'next-intl'
import { FAR_MOMENT } from '@/lib/format/moments'
import { formatRoubles } from '@/lib/format/money'
import { useFormatter } from '@/lib/i18n/use-formatter'
import type { Cancellation } from '@/provider/contract/booking-terms'
import styles from './cancel-scale.module.css'

type Props = { zones: Cancellation['zones']; now: Date }

/** The refund by time: zones with their exact sums, as dates; the one of today is marked and named. */
export function CancelScale({ zones, now }: Props) {
  const t = useTranslations('bookings.cancel')
  const format = useFormatter()
  const locale = useLocale()
  const current = zones.findIndex(({ until }) => until === null || new Date(until) > now)
  const moment = (until: string) => format.deadline(new Date(until), FAR_MOMENT)
  return (
    <ol className={styles.scale}>
      {zones.map(({ kind, until, refundKop }, index) => {
        const since = zones[index - 1]?.until
        return (
          <li aria-current={index === current ? 'date' : undefined} className={styles[kind]} key={until ?? 'end'}>
            {index === current && <span className={styles.today}>{t('today')}</span>}
            <b>{kind === 'none' ? t('nothing') : t('back', { amount: formatRoubles(refundKop, locale) })}</b>
            <span>
              {until === null
                ? t('after', { moment: since ? moment(since) : '' })
                : t(kind === 'protected' ? 'untilProtected' : 'until', { moment: moment(until) })}
            </span>
          </li>
        )
      })}
    </ol>
  )
}
