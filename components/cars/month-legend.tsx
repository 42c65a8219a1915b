import { Phone } from 'lucide-react'
import { useTranslations } from 'next-intl'
import type { MarkedDay } from '@/lib/cars/marked-days'

/** What the marks of a month mean; seasons by name. */
export function MonthLegend({ days }: { days: MarkedDay[] }) {
  const t = useTranslations('cars.calendar')
  const free = days.filter(({ state }) => state === 'free')
  const seasons = new Map(free.flatMap(({ season, dearer }) => (season ? [[season, dearer] as const] : [])))
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
        {t('takenShort')}: {t('takenMeans')}
      </li>
      {days.some(({ state }) => state === 'soon') && (
        <li>
          <Phone aria-hidden="true" className="ic s" />
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
