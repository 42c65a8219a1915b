import { useLocale, useTranslations } from 'next-intl'
import type { Car } from '@/lib/cars/car'
import { queryOnDates } from '@/lib/cars/query-on-dates'
import { formatRoubles } from '@/lib/format/money'
import { comma } from '@/lib/i18n/comma'
import { Link } from '@/lib/i18n/navigation'

type Props = { car: Car; query: string }

/** What a longer rental would change; a longer rental that is free is a press away. */
export function CarTermHint({ car: { termHint, price, slug, name }, query }: Props) {
  const t = useTranslations('cars.termHint')
  const locale = useLocale()
  if (!termHint || !price) return null
  const roubles = (kop: number) => formatRoubles(kop, locale)
  const { days } = termHint
  if (termHint.kind === 'from_days')
    return <span data-look="saving">{t('fromDays', { days, amount: roubles(termHint.perDayKop) })}</span>
  const text =
    termHint.kind === 'cheaper'
      ? t('cheaper', { days, now: price.days, amount: roubles(termHint.totalKop) })
      : t('nextDay', { days, amount: roubles(termHint.addedKop), instead: roubles(termHint.insteadKop) })
  return (
    <Link
      aria-label={`${text}${comma(locale)}${name}`}
      data-look="saving"
      href={`/rent/${slug}/${queryOnDates(query, { dropoff: new Date(termHint.dropoffAt) })}`}
    >
      {text}
    </Link>
  )
}
