import { useFormatter, useTranslations } from 'next-intl'
import type { CalendarDay } from '@/provider/contract/cars'

/** What the marks of a month mean; seasons by name. */
export function MonthLegend({ days }: { days: CalendarDay[] }) {
  const t = useTranslations('cars.calendar')
  const format = useFormatter()
  const seasons = [...new Set(days.flatMap(({ state, season }) => (state === 'free' && season ? [season] : [])))]
  return (
    <ul className="month-legend">
      <li>
        <i className="yes" />
        {t('freeMeans')}
      </li>
      {seasons.length > 0 && (
        <li>
          <i className="season" />
          {t('seasonMeans', { seasons: format.list(seasons) })}
        </li>
      )}
      <li>
        <i className="no" />
        {t('takenShort')}: {t('takenMeans')}
      </li>
      <li>
        <i className="off" />
        {t('offMeans')}
      </li>
    </ul>
  )
}
