'use client'

import type { ReactNode } from 'react'
import { Field } from '@/components/ui/field/field'
import { Select } from '@/components/ui/input/select'
import { ADDRESS } from '@/lib/transfers/trip-fields'
import type { TransferOrdering } from '@/provider/contract/transfers'

type Props = {
  id: string
  label: string
  /** Of the choice of an address. */
  other: string
  value: string
  places: TransferOrdering['places']
  onChange: (place: string) => void
  /** What is asked then. */
  children?: ReactNode
}

/** A place that the branch knows, or an address. */
export function PlaceField({ id, label, other, value, places, onChange, children }: Props) {
  return (
    <>
      <Field id={id} label={label}>
        {(ids) => (
          <Select {...ids} onChange={({ target }) => onChange(target.value)} value={value}>
            {places.map(({ code, name }) => (
              <option key={code} value={code}>
                {name}
              </option>
            ))}
            <option value={ADDRESS}>{other}</option>
          </Select>
        )}
      </Field>
      {value === ADDRESS && children}
    </>
  )
}
