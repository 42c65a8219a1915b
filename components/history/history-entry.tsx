import { useLocale, useTranslations } from 'next-intl'
import { carTile } from '@/components/account/car-tile'
import { Button } from '@/components/ui/button/button'
import { ButtonRow } from '@/components/ui/button-row/button-row'
import { Entry } from '@/components/ui/entry-list/entry'
import { FAR_DAY, FAR_HAND_OVER_MOMENT } from '@/lib/format/moments'
import { formatRoubles } from '@/lib/format/money'
import { bookingHref } from '@/lib/history/addresses'
import { useFormatter } from '@/lib/i18n/use-formatter'
import type { HistoryItem } from '@/provider/contract/history'
import { rentalDays } from '@/provider/contract/rules/dates/rental-period'

type Props = {
  clientId: number
  rental: HistoryItem
  /** The line leads to its booking at once, and opens nothing. */
  isLink?: boolean
}

const DAY = { day: 'numeric', month: 'short' } as const

/** A rental as a line: its car, its days, what it costs. */
export function HistoryEntry({ clientId, rental, isLink = false }: Props) {
  const t = useTranslations('history.entry')
  const tStatus = useTranslations('account.statuses')
  const locale = useLocale()
  const format = useFormatter()
  const { car, drawn, status, costKop, number } = rental
  const [pickup, dropoff] = [new Date(rental.pickupAt), new Date(rental.dropoffAt)]
  const dates = format.dateTimeRange(pickup, dropoff, DAY)
  const state =
    status === 'completed' ? t('days', { days: rentalDays({ pickup, dropoff }) }) : tStatus(status).toLowerCase()
  return (
    <Entry
      {...carTile(drawn)}
      {...(isLink
        ? { href: bookingHref(clientId, number) }
        : { details: <Details clientId={clientId} rental={rental} /> })}
      note={t('note', { dates, state })}
      title={car}
      value={formatRoubles(costKop, locale)}
      valueNote={useValueNote(rental)}
    />
  )
}

/** What is still to be paid; else what went back; else what the trip earned. */
function useValueNote({ status, totalKop, paidKop, refundKop, miles }: HistoryItem): string | null {
  const t = useTranslations('history.entry')
  const locale = useLocale()
  if (refundKop > 0) return t('refunded', { amount: formatRoubles(refundKop, locale) })
  const isAhead = ['held', 'awaiting_payment', 'confirmed', 'active'].includes(status)
  if (isAhead && paidKop < totalKop) return t('due', { amount: formatRoubles(totalKop - paidKop, locale) })
  return miles === 0 ? null : t('earned', { miles })
}

function Details({ clientId, rental }: Pick<Props, 'clientId' | 'rental'>) {
  const t = useTranslations('history.entry')
  const tHistory = useTranslations('history')
  const locale = useLocale()
  const format = useFormatter()
  const { number, date, totalKop, paidKop, distanceKm, miles } = rental
  const moment = (at: string) => format.dateTime(new Date(at), FAR_HAND_OVER_MOMENT)
  return (
    <>
      <p>
        {t('booking', { number, day: format.dateTime(new Date(date), FAR_DAY) })}
        <br />
        {tHistory('period', { from: moment(rental.pickupAt), to: moment(rental.dropoffAt) })}
        <br />
        {t('paidOf', { total: formatRoubles(totalKop, locale), paid: formatRoubles(paidKop, locale) })}
        {(distanceKm !== null || miles !== 0) && <br />}
        {distanceKm !== null && t('distance', { km: distanceKm })} {miles !== 0 && t('milesOf', { miles })}
      </p>
      <ButtonRow visibility="no-print">
        <Button aria-label={t('openOf', { number })} href={bookingHref(clientId, number)} size="s" variant="soft">
          {t('open')}
        </Button>
      </ButtonRow>
    </>
  )
}
