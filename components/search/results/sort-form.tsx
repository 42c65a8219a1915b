import { useTranslations } from 'next-intl'
import { Button } from '@/components/ui/button/button'
import { Icon } from '@/components/ui/icon/icon'
import type { CarSort } from '@/lib/search/class-and-sort'
import { SORTS } from '@/provider/contract/rules/cars/car-filters'
import styles from './list-frame.module.css'
import { SortSelect } from './sort-select'

type Props = {
  /** With the language prefix. */
  action: string
  current: CarSort
  /** What the address already asks for and the form carries on. */
  carried: Array<[name: string, value: string]>
}

/** Order of the cars: a plain GET form. */
export function SortForm({ action, current, carried }: Props) {
  const t = useTranslations('cars')
  return (
    <form action={action} className={styles.order}>
      {carried.map(([name, value]) => (
        <input key={`${name} ${value}`} name={name} type="hidden" value={value} />
      ))}
      <Icon of="arrow-down-narrow-wide" size="s" />
      <SortSelect
        current={current}
        label={t('sortLabel')}
        orders={SORTS.map((order) => ({ id: order, name: t(`sort.${order}`) }))}
      />
      <noscript>
        <Button size="touch" type="submit" variant="line">
          {t('sortApply')}
        </Button>
      </noscript>
    </form>
  )
}
