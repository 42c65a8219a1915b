import { FilterCheckbox } from '@/components/ui/checkbox/filter-checkbox'
import type { FilterGroup } from './filter-groups'

export type GroupWithCounts = Omit<FilterGroup, 'options'> & {
  options: Array<FilterGroup['options'][number] & { count: number }>
}

type Props = {
  group: GroupWithCounts
  /** `name=value` of everything that is on. */
  ticked: string[]
  onTick: (pair: string, on: boolean) => void
}

/** One filter: its values as boxes. What leaves no car cannot be ticked, but always unticked. */
export function FilterFieldset({ group: { name, label, options }, ticked, onTick }: Props) {
  return (
    <fieldset>
      <legend>{label}</legend>
      {options.map(({ value, label: text, count }) => {
        const pair = `${name}=${value}`
        const on = ticked.includes(pair)
        return (
          <FilterCheckbox
            checked={on}
            disabled={count === 0 && !on}
            end={count}
            key={value}
            name={name}
            onChange={(event) => onTick(pair, event.target.checked)}
            value={value}
          >
            {text}
          </FilterCheckbox>
        )
      })}
    </fieldset>
  )
}
