import { Checkbox } from '@/components/ui/checkbox/checkbox'
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
          <Checkbox
            checked={on}
            disabled={count === 0 && !on}
            end={count}
            key={value}
            look="list"
            name={name}
            onChange={(event) => onTick(pair, event.target.checked)}
            value={value}
          >
            {text}
          </Checkbox>
        )
      })}
    </fieldset>
  )
}
