import { useTranslations } from 'next-intl'
import { CarArt } from '@/components/cars/card/car-art'
import type { CarClassSummary } from '@/lib/cars/car'
import { Link } from '@/lib/i18n/navigation'
import styles from './class-rail.module.css'

type Props = {
  classes: CarClassSummary[]
  /** Id of the class shown; empty = all. */
  current: string
  /** Address of the page with a class chosen; empty = all. */
  hrefOf: (classId: string) => string
}

/** Classes as links with the number of models in each: free ones when dates are known. */
export function ClassRail({ classes, current, hrefOf }: Props) {
  const t = useTranslations('cars')
  const count = (one: CarClassSummary) => one.available ?? one.models
  const all = classes.reduce((sum, one) => sum + count(one), 0)
  return (
    <nav aria-label={t('classes')} className={styles.rail}>
      <Link aria-current={current === '' ? 'page' : undefined} href={hrefOf('')}>
        {t('allClasses')}
        <small>{all}</small>
      </Link>
      {classes.map((one) => (
        <Link aria-current={current === one.id ? 'page' : undefined} href={hrefOf(one.id)} key={one.id}>
          <CarArt body={one.body} colour={one.defaultColour} />
          {one.name}
          <small>{count(one)}</small>
        </Link>
      ))}
    </nav>
  )
}
