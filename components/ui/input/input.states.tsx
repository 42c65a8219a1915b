import { Button } from '@/components/ui/button/button'
import { Sample } from '@/components/ui/sample'
import type { SampleTexts } from '@/components/ui/sample-texts'
import { Stack } from '@/components/ui/stack/stack'
import { BoxedInput } from './boxed-input'
import { CellInput, CellSelect } from './cell-input'
import { InlineSelect } from './inline-select'
import { InputBox } from './input-box'
import { Select } from './select'
import { TextArea } from './text-area'
import { TextInput } from './text-input'

/** Empty, filled, invalid, disabled, and every look of a line, a list and an area. */
export function InputStates({ texts }: { texts: SampleTexts }) {
  const { surname, person, day, hint } = texts
  return (
    <>
      <Line of="placeholder" props={{ 'aria-label': surname, placeholder: person }} />
      <Line of="defaultValue" props={{ 'aria-label': surname, defaultValue: person }} />
      <Line of="aria-invalid" props={{ 'aria-invalid': true, 'aria-label': surname, defaultValue: '?' }} />
      <Line of="disabled" props={{ 'aria-label': surname, defaultValue: person, disabled: true }} />
      <Line of="isCode" props={{ 'aria-label': surname, defaultValue: '123456', isCode: true }} />
      <Sample of="CellInput">
        <Stack>
          <CellInput aria-label={day} defaultValue="12.07" />
        </Stack>
      </Sample>
      <Line of="isCaps" props={{ 'aria-label': surname, defaultValue: person, isCaps: true }} />
      <Line
        of="isDense isNumeric"
        props={{ 'aria-label': texts.total, defaultValue: '1 000', isDense: true, isNumeric: true }}
      />
      <Sample of="BoxedInput start">
        <BoxedInput aria-label={hint} start={<span aria-hidden="true">→</span>} type="search" />
      </Sample>
      <Sample of="InputBox hasSteps">
        <InputBox hasSteps>
          <Button isIconOnly size="s" variant="ghost">
            −
          </Button>
          <input aria-label={texts.total} defaultValue="2" />
          <Button isIconOnly size="s" variant="ghost">
            +
          </Button>
        </InputBox>
      </Sample>
      <Choice of="Select" texts={texts} />
      <Choice of="Select aria-invalid" props={{ 'aria-invalid': true }} texts={texts} />
      <Choice of="Select disabled" props={{ disabled: true }} texts={texts} />
      <Choice of='Select size="s"' props={{ size: 's' }} texts={texts} />
      <Choice of="Select isDense" props={{ isDense: true }} texts={texts} />
      <Choice as={InlineSelect} of="InlineSelect" texts={texts} />
      <Choice as={CellSelect} of="CellSelect" texts={texts} />
      <Sample of="TextArea">
        <TextArea aria-label={hint} rows={3} />
      </Sample>
      <Sample of="TextArea aria-invalid">
        <TextArea aria-invalid aria-label={hint} defaultValue={texts.longSentence} rows={3} />
      </Sample>
    </>
  )
}

function Line({ of, props }: { of: string; props: Parameters<typeof TextInput>[0] }) {
  return (
    <Sample of={of}>
      <TextInput {...props} />
    </Sample>
  )
}

type ChoiceProps = {
  of: string
  texts: SampleTexts
  as?: typeof Select | typeof InlineSelect
  props?: Parameters<typeof Select>[0]
}

function Choice({ of, texts, as: List = Select, props }: ChoiceProps) {
  return (
    <Sample of={of}>
      <List aria-label={texts.gearbox} {...props}>
        {texts.choices.map((choice) => (
          <option key={choice}>{choice}</option>
        ))}
      </List>
    </Sample>
  )
}
