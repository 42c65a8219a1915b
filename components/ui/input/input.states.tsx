import { InputBox } from './input-box'
import { Select } from './select'
import { TextArea } from './text-area'
import { TextInput } from './text-input'

/** Empty, filled, invalid, disabled, and every look of a line, a list and an area. */
export function InputStates() {
  return (
    <>
      <TextInput aria-label="Empty" placeholder="ZHANG" />
      <TextInput aria-label="Filled" defaultValue="Ivanov" />
      <TextInput aria-invalid aria-label="Invalid" defaultValue="?" />
      <TextInput aria-label="Disabled" defaultValue="Ivanov" disabled />
      <TextInput aria-label="Date" type="date" />
      <TextInput aria-label="Code" defaultValue="123456" look="code" />
      <TextInput aria-label="In a cell" defaultValue="12.07" look="cell" />
      <TextInput aria-label="Low, in capitals" defaultValue="sun" isCaps size="s" />
      <TextInput aria-label="Dense, in digits" defaultValue="1 000" isDense isNumeric />
      <TextInput aria-label="With a sign" start={<span aria-hidden="true">→</span>} type="search" />
      <InputBox hasSteps>
        <button type="button">−</button>
        <input aria-label="Between two buttons" defaultValue="2" />
        <button type="button">+</button>
      </InputBox>
      <Choice label="List" />
      <Choice label="Invalid list" state={{ 'aria-invalid': true }} />
      <Choice label="Disabled list" state={{ disabled: true }} />
      <Choice label="List in a row of buttons" state={{ look: 'sort' }} />
      <Choice label="List in a cell" state={{ look: 'cell' }} />
      <TextArea aria-label="Several lines" rows={3} />
      <TextArea aria-invalid aria-label="Several invalid lines" rows={3} />
    </>
  )
}

function Choice({ label, state = {} }: { label: string; state?: Parameters<typeof Select>[0] }) {
  return (
    <Select aria-label={label} {...state}>
      <option>Sochi</option>
      <option>Adler</option>
    </Select>
  )
}
