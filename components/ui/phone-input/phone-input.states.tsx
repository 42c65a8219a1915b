'use client'

import { useState } from 'react'
import { TextInput } from '@/components/ui/input/text-input'
import { Sample } from '@/components/ui/sample'
import type { SampleTexts } from '@/components/ui/sample-texts'
import { PhoneInput } from './phone-input'

/** Empty and filled; filled, its button empties it. */
export function PhoneInputStates({ texts }: { texts: SampleTexts }) {
  const [phone, setPhone] = useState('+7 900 000-00-00')
  return (
    <>
      <Sample of="PhoneInput">
        <PhoneInput clearLabel={texts.clear} isFilled={false} onClear={() => undefined}>
          <TextInput aria-label={texts.phone} type="tel" />
        </PhoneInput>
      </Sample>
      <Sample of="isFilled">
        <PhoneInput clearLabel={texts.clear} isFilled={phone !== ''} onClear={() => setPhone('')}>
          <TextInput
            aria-label={texts.phone}
            onChange={({ target }) => setPhone(target.value)}
            type="tel"
            value={phone}
          />
        </PhoneInput>
      </Sample>
    </>
  )
}
