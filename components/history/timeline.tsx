import { useLocale, useTranslations } from 'next-intl'
import { Panel } from '@/components/ui/panel/panel'
import { Timeline as Steps } from '@/components/ui/timeline/timeline'
import { DEADLINE_MOMENT, FAR_DAY } from '@/lib/format/moments'
import { formatRoubles } from '@/lib/format/money'
import { depositWay } from '@/lib/history/deposit-way'
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
  const format = useFormatter()
  const { status } = detail.booking
  const noteOf = useNotes(detail)
  const textOf = (at: string, isLimit: boolean) =>
    isLimit
      ? t('until', { day: format.dateTime(new Date(at), FAR_DAY) })
      : format.dateTime(new Date(at), DEADLINE_MOMENT)
  return (
    <Panel flow="stack" heading={t('title')}>
      <Steps
        events={timelineOf(detail).map(({ key, at, state }) => ({
          key,
          title:
            key === 'ended'
              ? tStatus(status)
              : key === 'deposit'
                ? t(depositStep(detail.deposit), { way: depositWay(detail.deposit) })
                : t(key),
          note: noteOf(key, state === 'done'),
          at: at === null ? null : { dateTime: at, text: textOf(at, key === 'deposit' && state !== 'done') },
          state: state === 'planned' ? undefined : state,
        }))}
      />
    </Panel>
  )
}

/** What makes a step one of this booking. */
function useNotes({ booking, deposit, miles }: HistoryDetail) {
  const t = useTranslations('history.timeline')
  const locale = useLocale()
  const { paidKop, pickupPlace, dropoffPlace } = booking
  const roubles = (kop: number) => formatRoubles(kop, locale)
  return (step: TimelineStep['key'], isDone: boolean): string => {
    const notes: Record<TimelineStep['key'], string> = {
      made: '',
      confirmed: paidKop > 0 ? t('paid', { amount: roubles(paidKop) }) : '',
      pickup: pickupPlace.name,
      dropoff: miles > 0 ? t(isDone ? 'miles' : 'milesToCome', { miles }) : dropoffPlace.name,
      deposit: roubles(deposit.state === 'kept' ? deposit.keptKop : deposit.amountKop),
      ended: '',
    }
    return notes[step]
  }
}

function depositStep({ state }: Deposit) {
  return state === 'released' || state === 'kept' || state === 'overdue' ? DEPOSIT_STEPS[state] : 'deposit'
}
