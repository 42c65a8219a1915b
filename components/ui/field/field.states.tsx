import { TextInput } from '@/components/ui/input/text-input'
import { Sample } from '@/components/ui/sample'
import type { SampleWords } from '@/components/ui/sample-words'
import { Field } from './field'
import { FieldError } from './field-error'
import { FieldGroup } from './field-group'
import { FieldLabel } from './field-label'

/** Field with a hint, with an error, around its control; a group, a label and an error alone. */
export function FieldStates({ words }: { words: SampleWords }) {
  return (
    <>
      <Sample of="hint">
        <Field hint={words.hint} id="field-hint" label={words.surname}>
          {(ids) => <TextInput {...ids} name="hint" />}
        </Field>
      </Sample>
      <Sample of="error required">
        <Field error={words.error} id="field-error" label={words.surname} required>
          {(ids) => <TextInput {...ids} name="error" />}
        </Field>
      </Sample>
      <Sample of="Field">
        <Field label={words.firstName}>
          <TextInput name="around" />
        </Field>
      </Sample>
      <Sample of="FieldGroup">
        <FieldGroup legend={words.heading}>
          <TextInput aria-label={words.day} name="from" type="date" />
        </FieldGroup>
      </Sample>
      <Sample of="FieldLabel">
        <FieldLabel>{words.gearbox}</FieldLabel>
      </Sample>
      <Sample of="FieldError isPlain">
        <FieldError error={words.error} isPlain />
      </Sample>
    </>
  )
}
