'use client'

import { useState } from 'react'
import { Tag } from '@/components/ui/tag/tag'
import { RadioCard } from './radio-card'
import { RadioGroup } from './radio-group'
import { RadioRow } from './radio-row'

const OPTIONS = ['One', 'Two', 'Three'].map((value) => ({ value, label: value }))

/** Answers in a line, as a bar, in rows and as cards. */
export function RadioGroupStates() {
  const [value, setValue] = useState('One')
  const row = (one: string) => ({ checked: value === one, onChange: () => setValue(one), value: one })
  return (
    <>
      <RadioGroup legend="In a line" name="plain" onChange={setValue} options={OPTIONS} value={value} />
      <RadioGroup legend="As a bar" look="chips" name="chips" onChange={setValue} options={OPTIONS} value={value} />
      <div aria-label="In rows" role="radiogroup">
        <RadioRow name="rows" notes={['30 % now']} sum="3 000 ₽" title="Part" {...row('One')} />
        <RadioRow hasLines name="rows" notes={['1–5 May', '500 miles pay']} title="Lines" {...row('Three')} />
        <RadioRow isGain name="rows" sum="−500 ₽" title="Whole" {...row('Two')} />
        <RadioRow end={<Tag tone="success">Checked</Tag>} name="rows" title="Somebody" {...row('Three')} />
      </div>
      <div aria-label="As cards" role="radiogroup">
        <RadioCard name="cards" {...row('One')}>
          <b>Standard</b>
        </RadioCard>
        <RadioCard name="cards" {...row('Two')}>
          <b>Full</b>
        </RadioCard>
      </div>
    </>
  )
}
