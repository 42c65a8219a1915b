'use client'

import { useState } from 'react'
import { Sample } from '@/components/ui/sample'
import type { SampleTexts } from '@/components/ui/sample-texts'
import { Tag } from '@/components/ui/tag/tag'
import { RadioCard } from './radio-card'
import { RadioGroup } from './radio-group'
import { RadioRow } from './radio-row'

/** Answers in a line, as a bar, in rows and as cards. */
export function RadioGroupStates({ texts }: { texts: SampleTexts }) {
  const [any, automatic, manual] = texts.choices
  const [value, setValue] = useState<string>(any)
  const options = texts.choices.map((choice) => ({ value: choice, label: choice }))
  const row = (one: string) => ({ checked: value === one, onChange: () => setValue(one), value: one })
  return (
    <>
      <Sample of="RadioGroup">
        <RadioGroup legend={texts.gearbox} name="plain" onChange={setValue} options={options} value={value} />
      </Sample>
      <Sample of='look="chips"'>
        <RadioGroup
          legend={texts.gearbox}
          look="chips"
          name="chips"
          onChange={setValue}
          options={options}
          value={value}
        />
      </Sample>
      <Sample of="error">
        <RadioGroup
          error={texts.error}
          id="answers"
          legend={texts.gearbox}
          look="chips"
          name="wrong"
          onChange={setValue}
          options={options}
          value=""
        />
      </Sample>
      <Sample of="RadioRow">
        <div aria-label={texts.gearbox} role="radiogroup">
          <RadioRow name="rows" notes={[texts.hint]} sum="3 000 ₽" title={any} {...row(any)} />
          <RadioRow hasLines name="rows" notes={[texts.day, texts.place]} title={manual} {...row(manual)} />
          <RadioRow isGain name="rows" sum="−500 ₽" title={automatic} {...row(automatic)} />
          <RadioRow
            end={<Tag tone="success">{texts.status}</Tag>}
            name="rows"
            title={texts.person}
            {...row(texts.person)}
          />
        </div>
      </Sample>
      <Sample of="RadioCard">
        <div aria-label={texts.gearbox} role="radiogroup">
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
