import { Sample } from '@/components/ui/sample'
import type { SampleWords } from '@/components/ui/sample-words'
import { Checkbox } from './checkbox'

const LOOKS = ['text', 'list', 'row', 'task'] as const

/** Every look, ticked and not; disabled, invalid, with a number, the box alone. */
export function CheckboxStates({ words }: { words: SampleWords }) {
  return (
    <>
      {LOOKS.map((look) => (
        <Sample key={look} of={`look="${look}"`}>
          <Checkbox look={look}>{words.agree}</Checkbox>
          <Checkbox defaultChecked look={look}>
            {words.agree}
          </Checkbox>
        </Sample>
      ))}
      <Sample of="aria-invalid">
        <Checkbox aria-invalid>{words.agree}</Checkbox>
      </Sample>
      <Sample of='disabled end={0} look="list"'>
        <Checkbox disabled end={0} look="list">
          {words.choices[1]}
        </Checkbox>
      </Sample>
      <Sample of='look="row" shortLabel'>
        <Checkbox defaultChecked look="row" shortLabel={words.nextHeading}>
          {words.otherPlace}
        </Checkbox>
      </Sample>
      <Sample of='look="box"'>
        <Checkbox aria-label={words.agree} look="box" />
      </Sample>
    </>
  )
}
