import { useTranslations } from 'next-intl'
import type { CarSort } from '@/lib/cars/sort'

type Props = {
  /** With the language prefix. */
  action: string
  current: CarSort
  /** What the address already asks for and the form carries on. */
  carried: Record<string, string>
}

const ORDERS = ['sort', 'price', '-price'] as const

/** Order of the cars: a GET form with a button of its own, so that it works without JavaScript. */
export function SortForm({ action, current, carried }: Props) {
  const t = useTranslations('cars')
  return (
    <form action={action} className="sort-form">
      {Object.entries(carried).map(([name, value]) =>
        value ? <input key={name} name={name} type="hidden" value={value} /> : null,
      )}
      <label>
        <span className="sr-only">{t('sortLabel')}</span>
        <select className="sel" defaultValue={current} name="sort">
          {ORDERS.map((order) => (
            <option key={order} value={order}>
              {t(`sort.${order}`)}
            </option>
          ))}
        </select>
      </label>
      <button className="btn line sm" type="submit">
        {t('sortApply')}
      </button>
    </form>
  )
}
