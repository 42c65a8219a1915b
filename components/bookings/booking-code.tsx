import { useLocale, useTranslations } from 'next-intl'
import { encode } from 'uqr'
import { successHref } from '@/lib/bookings/steps'
import { PREFIX_OF } from '@/lib/i18n/routing'

/** On paper alone: the way from it to the booking. The key is not in it, because paper is shown to strangers. */
export function BookingCode({ number, siteUrl }: { number: string; siteUrl: string }) {
  const t = useTranslations('bookings.papers')
  const { data, size } = encode(`${siteUrl}${PREFIX_OF[useLocale()]}${successHref(number)}`, { border: 0 })
  const squares = data.flatMap((row, y) => row.flatMap((isBlack, x) => (isBlack ? [`M${x} ${y}h1v1h-1z`] : [])))
  return (
    <svg
      aria-label={t('code')}
      className="paper-code"
      height="96"
      role="img"
      viewBox={`0 0 ${size} ${size}`}
      width="96"
    >
      <path d={squares.join('')} shapeRendering="crispEdges" />
    </svg>
  )
}
