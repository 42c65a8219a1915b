'use client'

import { type SubmitEvent, useOptimistic, useTransition } from 'react'
import { useHydrated } from '@/components/forms/use-hydrated'
import { Button } from '@/components/ui/button/button'
import { Field } from '@/components/ui/field/field'
import { Icon } from '@/components/ui/icon/icon'
import { TextInput } from '@/components/ui/input/text-input'
import { Text } from '@/components/ui/text/text'
import { useRouter } from '@/lib/i18n/navigation'
import { FilterFieldset, type GroupWithCounts } from './filter-fieldset'
import styles from './filter-form.module.css'
import { FILTERS_ID } from './filters-id'

type Texts = Record<'heading' | 'close' | 'show' | 'showCount' | 'reset' | 'age' | 'ageHint', string>

type Props = {
  /** Of the list, without and with the language prefix. */
  path: string
  action: string
  resetHref: string
  /** Dates, class, order and code, which the filters leave alone. */
  carried: Array<[name: string, value: string]>
  groups: GroupWithCounts[]
  /** `name=value` of what the address has. */
  ticked: string[]
  age: string
  ageLimits: { min: number; max: number }
  texts: Texts
}

type FilterState = { ticked: string[]; age: string }

/**
 * The filters: a column, on phones a sheet (`popover`, no script needed). A plain GET form; with JavaScript each tick
 * asks at once, and focus and scroll stay. What is ticked is what the address says, also after Back.
 */
export function FilterForm(props: Props) {
  const { path, action, resetHref, carried, groups, ticked, age, ageLimits, texts } = props
  const router = useRouter()
  const live = useHydrated()
  const [isPending, startTransition] = useTransition()
  const [filterState, setFilterState] = useOptimistic<FilterState>({ ticked, age })

  function applyFilters(next: FilterState): void {
    startTransition(() => {
      setFilterState(next)
      router.push(`${path}${queryOf(carried, next)}`, { scroll: false })
    })
  }

  function tick(pair: string, on: boolean): void {
    applyFilters({
      ...filterState,
      ticked: on ? [...filterState.ticked, pair] : filterState.ticked.filter((one) => one !== pair),
    })
  }

  function changeAge(text: string): void {
    if (text === '' || (Number(text) >= ageLimits.min && Number(text) <= ageLimits.max))
      applyFilters({ ...filterState, age: text })
  }

  // Enter in the age.
  function submit(event: SubmitEvent<HTMLFormElement>): void {
    event.preventDefault()
    changeAge(String(new FormData(event.currentTarget).get('driverAge') ?? ''))
  }

  return (
    <search aria-label={texts.heading} className={styles.filters} id={FILTERS_ID} popover="auto">
      <form action={action} aria-busy={isPending} data-live={live ? '' : undefined} onSubmit={submit}>
        <div>
          <p>{texts.heading}</p>
          <Button
            aria-label={texts.close}
            isIconOnly
            popoverTarget={FILTERS_ID}
            popoverTargetAction="hide"
            variant="ghost"
          >
            <Icon of="x" />
          </Button>
        </div>
        {carried.map(([name, value]) => (
          <input key={name} name={name} type="hidden" value={value} />
        ))}
        {groups.map((group) => (
          <FilterFieldset group={group} key={group.name} onTick={tick} ticked={filterState.ticked} />
        ))}
        <Field label={texts.age}>
          <TextInput
            aria-describedby="age-hint"
            defaultValue={age}
            inputMode="numeric"
            key={age}
            max={ageLimits.max}
            min={ageLimits.min}
            name="driverAge"
            onBlur={(event) => event.target.value !== filterState.age && changeAge(event.target.value)}
            type="number"
          />
          <Text as="span" id="age-hint" size="xs" tone="muted">
            {texts.ageHint}
          </Text>
        </Field>
        <div>
          <Button href={resetHref} scroll={false} variant="soft">
            {texts.reset}
          </Button>
          <Button
            popoverTarget={live ? FILTERS_ID : undefined}
            popoverTargetAction="hide"
            type={live ? 'button' : 'submit'}
          >
            {live ? texts.showCount : texts.show}
          </Button>
        </div>
      </form>
    </search>
  )
}

function queryOf(carried: Props['carried'], { ticked, age }: FilterState): string {
  const pairs = ticked.map((pair) => pair.split('='))
  const query = new URLSearchParams([...carried, ...pairs, ...(age ? [['driverAge', age]] : [])])
  return query.size > 0 ? `?${query}` : ''
}
