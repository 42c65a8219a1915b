'use client'

import { Minus, Plus } from 'lucide-react'
import { useTranslations } from 'next-intl'

type Props = { label: string; value: number; least: number; most: number; onChange: (value: number) => void }

/** How many: two buttons around the number, which is told as it changes. */
export function CountField({ label, value, least, most, onChange }: Props) {
  const t = useTranslations('transfers.trip')
  return (
    <fieldset className="tr-count">
      <legend className="lbl">{label}</legend>
      <div className="inp">
        <button
          aria-disabled={value <= least}
          aria-label={t('less', { name: label })}
          onClick={() => value > least && onChange(value - 1)}
          type="button"
        >
          <Minus aria-hidden className="ic s" />
        </button>
        <output aria-live="polite" className="num">
          {value}
        </output>
        <button
          aria-disabled={value >= most}
          aria-label={t('more', { name: label })}
          onClick={() => value < most && onChange(value + 1)}
          type="button"
        >
          <Plus aria-hidden className="ic s" />
        </button>
      </div>
    </fieldset>
  )
}
