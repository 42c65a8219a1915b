import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import type { CarClassSummary } from '@/lib/cars/car'
import { Link } from '@/lib/i18n/navigation'
import styles from './class-rail.module.css'

type Props = {
  classes: CarClassSummary[]
  /** Id of the class shown; empty = all. */
  current: string
  /** Address of the page with a class chosen; empty = all. */
  hrefOf: (classId: string) => string
  /** What opens filters on a phone; it stays in view while the classes are pushed along. */
  children?: ReactNode
}

/** Classes as links with the number of models in each, free ones when dates are known; those with none stand last. */
export function ClassRail({ classes, current, hrefOf, children }: Props) {
  const t = useTranslations('cars')
  const count = (one: CarClassSummary) => one.available ?? one.models
  const all = classes.reduce((sum, one) => sum + count(one), 0)
  const ordered = [...classes].sort((a, b) => Number(count(a) === 0) - Number(count(b) === 0))
  return (
    <div className={`${styles.rail} no-print`}>
      {children && <span>{children}</span>}
      <nav aria-label={t('classes')}>
        {[
          { id: '', name: t('anyClassShort'), count: all },
          ...ordered.map((one) => ({ ...one, count: count(one) })),
        ].map((chip) => (
          <Link
            aria-current={current === chip.id ? 'page' : undefined}
            data-look={chip.count === 0 ? 'none' : undefined}
            href={hrefOf(chip.id)}
            key={chip.id}
          >
            {chip.name} <small>{chip.count}</small>
          </Link>
        ))}
      </nav>
    </div>
  )
}
