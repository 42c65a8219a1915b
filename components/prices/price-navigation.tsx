import { useFormatter, useTranslations } from 'next-intl'
import { Link } from '@/lib/i18n/navigation'
import type { PriceGroup, SeasonChoice } from '@/lib/prices/price-table'

type Props = {
  path: '/prices/'
  seasons: SeasonChoice[]
  groups: PriceGroup[]
  /** `classId` empty: all. */
  chosen: { season: SeasonChoice; classId: string }
}

/** Seasons and classes as links: every view of the table has an address. */
export function PriceNavigation({ path, seasons, groups, chosen }: Props) {
  const t = useTranslations('prices')
  const format = useFormatter()
  const hrefOf = (season: string, classId: string) =>
    ({ pathname: path, query: { season, ...(classId ? { class: classId } : {}) } }) as const
  const datesOf = ({ from, to }: SeasonChoice) =>
    format.dateTimeRange(new Date(from), new Date(to), { day: 'numeric', month: 'short', timeZone: 'UTC' })
  const classes = [{ id: '', name: t('allClasses') }, ...groups]
  return (
    <>
      <nav aria-label={t('seasons')} className="price-nav">
        {seasons.map((season) => (
          <Link
            aria-current={season.id === chosen.season.id ? 'page' : undefined}
            href={hrefOf(season.id, chosen.classId)}
            key={season.id}
          >
            {season.name ?? t('plainDays')} <small>{datesOf(season)}</small>
          </Link>
        ))}
      </nav>
      <nav aria-label={t('classes')} className="price-nav">
        {classes.map(({ id, name }) => (
          <Link aria-current={id === chosen.classId ? 'page' : undefined} href={hrefOf(chosen.season.id, id)} key={id}>
            {name}
          </Link>
        ))}
      </nav>
    </>
  )
}
