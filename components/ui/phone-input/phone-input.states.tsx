'use client'

import { useState } from 'react'
import { TextInput } from '@/components/ui/input/text-input'
import { PhoneInput } from './phone-input'

/** Empty and filled; filled, its button empties it. */
export function PhoneInputStates() {
  const [phone, setPhone] = useState('+7 900 000-00-00')
  return (
    <>
      <PhoneInput clearLabel="Empty the first phone" isFilled={false} onClear={() => undefined}>
        <TextInput aria-label="Empty" type="tel" />
      </PhoneInput>
      <PhoneInput clearLabel="Empty the second phone" isFilled={phone !== ''} onClear={() => setPhone('')}>
        <TextInput aria-label="Filled" onChange={({ target }) => setPhone(target.value)} type="tel" value={phone} />
      </PhoneInput>
    </>
  )
}
