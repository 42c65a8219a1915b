import { Sample } from '@/components/ui/sample'
import type { SampleTexts } from '@/components/ui/sample-texts'
import { Checkbox } from './checkbox'
import { FilterCheckbox } from './filter-checkbox'
import { RowCheckbox } from './row-checkbox'
import { Switch } from './switch'

/** Every look, ticked and not; disabled, invalid, with a number, the box alone. */
export function CheckboxStates({ texts }: { texts: SampleTexts }) {
  return (
    <>
      {(['text', 'task'] as const).map((look) => (
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
      <Sample of='look="box"'>
        <Checkbox aria-label={texts.agree} look="box" />
        <Checkbox aria-label={texts.agree} defaultChecked look="box" />
      </Sample>
      <Sample of="FilterCheckbox">
        <FilterCheckbox>{texts.agree}</FilterCheckbox>
        <FilterCheckbox defaultChecked>{texts.agree}</FilterCheckbox>
      </Sample>
      <Sample of="FilterCheckbox disabled end={0}">
        <FilterCheckbox disabled end={0}>
          {texts.choices[1]}
        </FilterCheckbox>
      </Sample>
      <Sample of="RowCheckbox">
        <RowCheckbox>{texts.agree}</RowCheckbox>
        <RowCheckbox defaultChecked>{texts.agree}</RowCheckbox>
      </Sample>
      <Sample of="RowCheckbox shortLabel">
        <RowCheckbox defaultChecked shortLabel={texts.nextHeading}>
          {texts.otherPlace}
        </RowCheckbox>
      </Sample>
      <Sample of="Switch">
        <Switch aria-label={texts.agree} />
        <Switch aria-label={texts.agree} defaultChecked />
      </Sample>
    </>
  )
}
