import { useTranslations } from 'next-intl'
import { Icon } from '@/components/ui/icon/icon'
import type { MarkedDay } from '@/lib/cars/marked-days'

/** What the marks of a month mean; seasons by name. */
export function MonthLegend({ days }: { days: MarkedDay[] }) {
  const t = useTranslations('cars.calendar')
  const seasons = new Map(
    days.flatMap((day) => (day.state === 'free' && day.season ? [[day.season, day.dearer] as const] : [])),
  )
  return (
    <ul className="month-legend">
      <li>
        <i className="yes" />
        {t('freeMeans')}
      </li>
      {[...seasons].map(([season, dearer]) => (
        <li key={season}>
          <i className={dearer ? 'season' : 'yes'} />
          {t('seasonMeans', { season })}
        </li>
      ))}
      <li>
        <i className="no" />
        {t('takenMeans', { mark: t('takenShort') })}
      </li>
      {days.some(({ state }) => state === 'soon') && (
        <li>
          <Icon of="phone" size="s" />
          {t('soonMeans')}
        </li>
      )}
      <li>
        <i className="off" />
        {t('offMeans')}
      </li>
    </ul>
  )
}
