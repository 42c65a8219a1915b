'use client'

import { useTranslations } from 'next-intl'
import { useRef } from 'react'
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

/** How many pieces: one button that adds the first, then two around the number; a list where scripts do not run. */
export function Stepper({ code, name, value, max, onChange }: Props) {
  const t = useTranslations('bookings.options')
  const isReady = useHydrated()
  const plus = useRef<HTMLButtonElement>(null)
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

  /** The button goes with the last piece: the one that stays takes the focus. */
  function removeOne(): void {
    if (value === 1) plus.current?.focus()
    onChange(value - 1)
  }

  return (
    <fieldset
      aria-label={t('quantity', { name })}
      className={styles.pieces}
      data-look={value === 0 ? 'none' : undefined}
    >
      {value > 0 && (
        <>
          <button aria-label={t('less', { name })} onClick={removeOne} type="button">
            <Icon of="minus" size="s" />
          </button>
          <output>{value}</output>
        </>
      )}
      <button
        aria-disabled={value >= max}
        aria-label={value === 0 ? t('add', { name }) : t('more', { name })}
        onClick={() => value < max && onChange(value + 1)}
        ref={plus}
        type="button"
      >
        <Icon of="plus" size="s" />
        {value === 0 && <span>{t('addOne')}</span>}
      </button>
      {value > 0 && <input name="extra" type="hidden" value={fieldOf(code, value)} />}
    </fieldset>
  )
}

function fieldOf(code: string, pieces: number): string {
  return pieces === 0 ? '' : `${code}.${pieces}`
}
