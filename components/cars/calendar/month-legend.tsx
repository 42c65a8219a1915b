import { useTranslations } from 'next-intl'
import { Icon } from '@/components/ui/icon/icon'
import type { MarkedDay } from '@/lib/cars/marked-days'
import styles from './month.module.css'

/** What the marks of a month mean; seasons by name. */
export function MonthLegend({ days }: { days: MarkedDay[] }) {
  const t = useTranslations('cars.calendar')
  const seasons = new Map(
    days.flatMap((day) => (day.state === 'free' && day.season ? [[day.season, day.dearer] as const] : [])),
  )
  return (
    <ul className={styles.legend}>
      <li>
        <i data-day="free" />
        {t('freeMeans')}
      </li>
      {/* A season that is not dearer has the look of a plain day: a swatch of its own would promise another one. */}
      {[...seasons].map(([season, dearer]) => (
        <li key={season}>
          {dearer && <i data-day="dear" />}
          {t('seasonMeans', { season })}
        </li>
      ))}
      <li>
        <i data-day="taken" />
        {t('takenMeans', { mark: t('takenShort') })}
      </li>
      {days.some(({ state }) => state === 'soon') && (
        <li>
          <Icon of="phone" size="s" />
          {t('soonMeans')}
        </li>
      )}
      <li>
        <i data-day="none">–</i>
        {t('offMeans')}
      </li>
    </ul>
  )
}
