import { useLocale, useTranslations } from 'next-intl'
import { Icon } from '@/components/ui/icon/icon'
import { VisuallyHidden } from '@/components/ui/visually-hidden/visually-hidden'
import type { MarkedDay } from '@/lib/cars/marked-days'
import { formatRoubles } from '@/lib/format/money'
import { Link } from '@/lib/i18n/navigation'
import { useFormatter } from '@/lib/i18n/use-formatter'
import { KOPECKS_PER_ROUBLE } from '@/provider/contract/rules/text/money'

/** Why a day cannot be had, in the words of the messages. */
const REASONS = {
  taken: 'taken',
  season: 'season',
  with_driver: 'season',
  past: 'past',
  soon: 'soon',
  too_far: 'far',
} as const

type Props = { day: MarkedDay; href: string | null }

/** One day: seen as a number and a price, read out as a sentence. */
export function MonthDay({ day, href }: Props) {
  const { date, season } = day
  const t = useTranslations('cars.calendar')
  const locale = useLocale()
  const format = useFormatter()
  const number = Number(date.slice(8))
  const long = format.dateTime(new Date(date), { day: 'numeric', month: 'long', timeZone: 'UTC' })
  if (day.state !== 'free') {
    const reason = REASONS[day.state]
    return (
      <td data-day={reason === 'taken' ? 'taken' : 'none'}>
        <VisuallyHidden>{t(reason, { date: long })}</VisuallyHidden>
        <span aria-hidden="true">
          {number}
          {reason === 'soon' ? (
            <Icon of="phone" size="s" />
          ) : (
            <small>{reason === 'taken' ? t('takenShort') : '–'}</small>
          )}
        </span>
      </td>
    )
  }
  const facts = { date: long, amount: formatRoubles(day.priceKop, locale) }
  const text = season ? t('freeSeason', { ...facts, season }) : t('free', facts)
  const visibleDay = (
    <span aria-hidden="true">
      {number}
      <small>{format.number(Math.round(day.priceKop / KOPECKS_PER_ROUBLE))}</small>
    </span>
  )
  return (
    <td data-day={day.dearer ? 'dear' : 'free'}>
      {href ? (
        <Link href={href}>
          <VisuallyHidden>{text}</VisuallyHidden>
          {visibleDay}
        </Link>
      ) : (
        <>
          <VisuallyHidden>{t('freeUnlinked', facts)}</VisuallyHidden>
          {visibleDay}
        </>
      )}
    </td>
  )
}
