'use client'

import { InlineSelect } from '@/components/ui/input/inline-select'

type Props = {
  label: string
  current: string
  orders: Array<{ id: string; name: string }>
}

/** Sends its form as soon as another order is chosen; without JavaScript the form's own button does. */
export function SortSelect({ label, current, orders }: Props) {
  return (
    <InlineSelect
      aria-label={label}
      defaultValue={current}
      name="sort"
      onChange={(event) => event.target.form?.requestSubmit()}
    >
      {orders.map(({ id, name }) => (
        <option key={id} value={id}>
          {name}
        </option>
      ))}
    </InlineSelect>
  )
}
