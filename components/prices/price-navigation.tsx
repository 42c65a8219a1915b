import { useTranslations } from 'next-intl'
import { Text } from '@/components/ui/text/text'
import { Link } from '@/lib/i18n/navigation'
import { useFormatter } from '@/lib/i18n/use-formatter'
import { useListFormat } from '@/lib/i18n/use-list-format'
import { nearRuns, PLAIN, type PriceGroup, type SeasonChoice } from '@/lib/prices/price-table'
import { ChipRow } from './chip-row'
import { type PriceView, priceAddress } from './price-address'

type Props = {
  seasons: SeasonChoice[]
  groups: PriceGroup[]
  view: PriceView
}

/** Seasons and classes as links: every view of the table has an address. */
export function PriceNavigation({ seasons, groups, view }: Props) {
  const t = useTranslations('prices')
  const format = useFormatter()
  const { list } = useListFormat()
  const datesOf = ({ from, to }: Pick<SeasonChoice, 'from' | 'to'>) =>
    format.dateTimeRange(new Date(from), new Date(to), { day: 'numeric', month: 'long', timeZone: 'UTC' })
  const runsOf = (season: SeasonChoice) => list(nearRuns(season).map(datesOf), { style: 'narrow' })
  const plain = seasons.find(({ id }) => id === PLAIN && id === view.season)
  const classes = [{ id: '', name: t('allClasses') }, ...groups]
  return (
    <>
      <ChipRow chosen={view.season} label={t('seasons')}>
        {seasons.map((season) => (
          <Link
            aria-current={season.id === view.season ? 'page' : undefined}
            href={priceAddress({ ...view, season: season.id })}
            key={season.id}
          >
            {season.name ?? t('plainDays')} <small>{season.id === PLAIN ? t('restOfYear') : runsOf(season)}</small>
          </Link>
        ))}
      </ChipRow>
      {plain && (
        <Text size="s" tone="muted">
          {t('plainPeriods', {
            periods: list(plain.runs.map(datesOf), { style: 'narrow' }),
          })}
        </Text>
      )}
      <ChipRow chosen={view.classId} label={t('classes')}>
        {classes.map(({ id, name }) => (
          <Link
            aria-current={id === view.classId ? 'page' : undefined}
            href={priceAddress({ ...view, classId: id })}
            key={id}
          >
            {name}
          </Link>
        ))}
      </ChipRow>
    </>
  )
}
