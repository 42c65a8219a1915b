import { Checkbox } from './checkbox'

const LOOKS = ['text', 'list', 'row', 'task'] as const

/** Every look, ticked and not; disabled, invalid, with a number, the box alone. */
export function CheckboxStates() {
  return (
    <>
      {LOOKS.map((look) => (
        <div key={look}>
          <Checkbox look={look}>Not ticked: {look}</Checkbox>
          <Checkbox defaultChecked look={look}>
            Ticked: {look}
          </Checkbox>
        </div>
      ))}
      <Checkbox aria-invalid>I agree</Checkbox>
      <Checkbox disabled end={0} look="list">
        Nothing left
      </Checkbox>
      <Checkbox defaultChecked look="row" shortLabel="Return">
        Return in another place
      </Checkbox>
      <Checkbox aria-label="The box alone" look="box" />
    </>
  )
}
