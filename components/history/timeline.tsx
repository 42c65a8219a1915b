import { useLocale, useTranslations } from 'next-intl'
import { Icon } from '@/components/ui/icon/icon'
import { DEADLINE_MOMENT, FAR_DAY } from '@/lib/format/moments'
import { formatRoubles } from '@/lib/format/money'
import { type TimelineStep, timelineOf } from '@/lib/history/timeline'
import { useFormatter } from '@/lib/i18n/use-formatter'
import type { Deposit } from '@/provider/contract/deposits'
import type { HistoryDetail } from '@/provider/contract/history'

/** Where it is not simply to be released. */
const DEPOSIT_STEPS = { released: 'depositReleased', kept: 'depositKept', overdue: 'depositOverdue' } as const

/** What has happened to the booking and what comes, each with its moment. */
export function Timeline({ detail }: { detail: HistoryDetail }) {
  const t = useTranslations('history.timeline')
  const tStatus = useTranslations('account.statuses')
  const { status } = detail.booking
  return (
    <section className="panel stack">
      <h2 className="h-sub">{t('title')}</h2>
      <ol className="tl">
        {timelineOf(detail).map(({ key, at, state }, index) => (
          <li aria-current={state === 'now' ? 'step' : undefined} className={state} key={key}>
            <i>{state === 'done' ? <Icon of="check" size="s" /> : index + 1}</i>
            <b>
              {key === 'ended' ? tStatus(status) : t(key === 'deposit' ? depositStep(detail.deposit) : key)}
              <StepNote detail={detail} isDone={state === 'done'} step={key} />
            </b>
            <StepTime at={at} isLimit={key === 'deposit' && state !== 'done'} />
          </li>
        ))}
      </ol>
    </section>
  )
}

function StepTime({ at, isLimit }: { at: string | null; isLimit: boolean }) {
  const t = useTranslations('history.timeline')
  const format = useFormatter()
  if (at === null) return null
  const moment = format.dateTime(new Date(at), isLimit ? FAR_DAY : DEADLINE_MOMENT)
  return <time dateTime={at}>{isLimit ? t('until', { day: moment }) : moment}</time>
}

/** What makes the step one of this booking. */
function StepNote({ step, detail, isDone }: { step: TimelineStep['key']; detail: HistoryDetail; isDone: boolean }) {
  const t = useTranslations('history.timeline')
  const locale = useLocale()
  const { booking, deposit, miles } = detail
  const { paidKop, pickupPlace, dropoffPlace } = booking
  const roubles = (kop: number) => formatRoubles(kop, locale)
  const notes: Record<TimelineStep['key'], string> = {
    made: '',
    confirmed: paidKop > 0 ? t('paid', { amount: roubles(paidKop) }) : '',
    pickup: pickupPlace.name,
    dropoff: miles > 0 ? t(isDone ? 'miles' : 'milesToCome', { miles }) : dropoffPlace.name,
    deposit: roubles(deposit.state === 'kept' ? deposit.keptKop : deposit.amountKop),
    ended: '',
  }
  return notes[step] ? <small className="muted">{notes[step]}</small> : null
}

function depositStep({ state }: Deposit) {
  return state === 'released' || state === 'kept' || state === 'overdue' ? DEPOSIT_STEPS[state] : 'deposit'
}
