'use client'

import { useState } from 'react'
import { Sample } from '@/components/ui/sample'
import type { SampleWords } from '@/components/ui/sample-words'
import { Tag } from '@/components/ui/tag/tag'
import { RadioCard } from './radio-card'
import { RadioGroup } from './radio-group'
import { RadioRow } from './radio-row'

/** Answers in a line, as a bar, in rows and as cards. */
export function RadioGroupStates({ words }: { words: SampleWords }) {
  const [any, automatic, manual] = words.choices
  const [value, setValue] = useState<string>(any)
  const options = words.choices.map((choice) => ({ value: choice, label: choice }))
  const row = (one: string) => ({ checked: value === one, onChange: () => setValue(one), value: one })
  return (
    <>
      <Sample of="RadioGroup">
        <RadioGroup legend={words.gearbox} name="plain" onChange={setValue} options={options} value={value} />
      </Sample>
      <Sample of='look="chips"'>
        <RadioGroup
          legend={words.gearbox}
          look="chips"
          name="chips"
          onChange={setValue}
          options={options}
          value={value}
        />
      </Sample>
      <Sample of="RadioRow">
        <div aria-label={words.gearbox} role="radiogroup">
          <RadioRow name="rows" notes={[words.hint]} sum="3 000 ₽" title={any} {...row(any)} />
          <RadioRow hasLines name="rows" notes={[words.day, words.place]} title={manual} {...row(manual)} />
          <RadioRow isGain name="rows" sum="−500 ₽" title={automatic} {...row(automatic)} />
          <RadioRow
            end={<Tag tone="success">{words.status}</Tag>}
            name="rows"
            title={words.person}
            {...row(words.person)}
          />
        </div>
      </Sample>
      <Sample of="RadioCard">
        <div aria-label={words.gearbox} role="radiogroup">
          {[any, automatic].map((choice) => (
            <RadioCard key={choice} name="cards" {...row(choice)}>
              <b>{choice}</b>
            </RadioCard>
          ))}
        </div>
      </Sample>
    </>
  )
}
