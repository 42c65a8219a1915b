'use client'

import { useTranslations } from 'next-intl'
import { FieldGroup } from '@/components/ui/field/field-group'
import { Icon } from '@/components/ui/icon/icon'
import { InputBox } from '@/components/ui/input/input-box'
import { VisuallyHidden } from '@/components/ui/visually-hidden/visually-hidden'

type Props = { label: string; value: number; least: number; most: number; onChange: (value: number) => void }

/** How many: one more, one fewer, or any number from the list. */
export function CountField({ label, value, least, most, onChange }: Props) {
  const t = useTranslations('transfers.trip')
  return (
    <FieldGroup legend={label}>
      <InputBox hasSteps>
        <button
          aria-disabled={value <= least}
          aria-label={t('less', { name: label })}
          onClick={() => value > least && onChange(value - 1)}
          type="button"
        >
          <Icon of="minus" size="s" />
        </button>
        <select aria-label={label} onChange={({ target }) => onChange(Number(target.value))} value={value}>
          {Array.from({ length: most - least + 1 }, (_, more) => least + more).map((count) => (
            <option key={count} value={count}>
              {count}
            </option>
          ))}
        </select>
        <button
          aria-disabled={value >= most}
          aria-label={t('more', { name: label })}
          onClick={() => value < most && onChange(value + 1)}
          type="button"
        >
          <Icon of="plus" size="s" />
        </button>
        <VisuallyHidden aria-live="polite" as="output">
          {value}
        </VisuallyHidden>
      </InputBox>
    </FieldGroup>
  )
}
