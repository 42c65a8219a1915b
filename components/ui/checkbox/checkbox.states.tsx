import { Sample } from '@/components/ui/sample'
import type { SampleTexts } from '@/components/ui/sample-texts'
import { Checkbox } from './checkbox'

const LOOKS = ['text', 'list', 'row', 'task'] as const

/** Every look, ticked and not; disabled, invalid, with a number, the box alone. */
export function CheckboxStates({ texts }: { texts: SampleTexts }) {
  return (
    <>
      {LOOKS.map((look) => (
        <Sample key={look} of={`look="${look}"`}>
          <Checkbox look={look}>{texts.agree}</Checkbox>
          <Checkbox defaultChecked look={look}>
            {texts.agree}
          </Checkbox>
        </Sample>
      ))}
      <Sample of="aria-invalid">
        <Checkbox aria-invalid>{texts.agree}</Checkbox>
      </Sample>
      <Sample of='disabled end={0} look="list"'>
        <Checkbox disabled end={0} look="list">
          {texts.choices[1]}
        </Checkbox>
      </Sample>
      <Sample of='look="row" shortLabel'>
        <Checkbox defaultChecked look="row" shortLabel={texts.nextHeading}>
          {texts.otherPlace}
        </Checkbox>
      </Sample>
      {(['box', 'switch'] as const).map((look) => (
        <Sample key={look} of={`look="${look}"`}>
          <Checkbox aria-label={texts.agree} look={look} />
          <Checkbox aria-label={texts.agree} defaultChecked look={look} />
        </Sample>
      ))}
    </>
  )
}
