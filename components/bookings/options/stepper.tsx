'use client'

import { useTranslations } from 'next-intl'
import { useHydrated } from '@/components/forms/use-hydrated'
import { Icon } from '@/components/ui/icon/icon'
import { Select } from '@/components/ui/input/select'
import styles from './stepper.module.css'

type Props = {
  /** Of the extra; the field is `extra=code.quantity`. */
  code: string
  name: string
  value: number
  max: number
  onChange: (value: number) => void
}

/** How many pieces: two buttons around the number, or a list where scripts do not run. */
export function Stepper({ code, name, value, max, onChange }: Props) {
  const t = useTranslations('bookings.options')
  const isReady = useHydrated()
  if (!isReady)
    return (
      <Select aria-label={t('quantity', { name })} defaultValue={fieldOf(code, value)} name="extra" size="s">
        {Array.from({ length: max + 1 }, (_, pieces) => (
          <option key={fieldOf(code, pieces)} value={fieldOf(code, pieces)}>
            {pieces}
          </option>
        ))}
      </Select>
    )
  return (
    <fieldset aria-label={t('quantity', { name })} className={styles.pieces}>
      <button
        aria-disabled={value === 0}
        aria-label={t('less', { name })}
        onClick={() => value > 0 && onChange(value - 1)}
        type="button"
      >
        <Icon of="minus" size="s" />
      </button>
      <output>{value}</output>
      <button
        aria-disabled={value >= max}
        aria-label={t('more', { name })}
        onClick={() => value < max && onChange(value + 1)}
        type="button"
      >
        <Icon of="plus" size="s" />
      </button>
      {value > 0 && <input name="extra" type="hidden" value={fieldOf(code, value)} />}
    </fieldset>
  )
}

function fieldOf(code: string, pieces: number): string {
  return pieces === 0 ? '' : `${code}.${pieces}`
}
