import { TextInput } from '@/components/ui/input/text-input'
import { Field } from './field'
import { FieldError } from './field-error'
import { FieldGroup } from './field-group'
import { FieldLabel } from './field-label'

/** Field with a hint, with an error, around its control; a group, a label and an error alone. */
export function FieldStates() {
  return (
    <>
      <Field hint="As in the passport" id="field-hint" label="Surname">
        {(ids) => <TextInput {...ids} name="hint" />}
      </Field>
      <Field error="Enter a surname" id="field-error" label="Surname" required>
        {(ids) => <TextInput {...ids} name="error" />}
      </Field>
      <Field label="Around its control">
        <TextInput name="around" />
      </Field>
      <FieldGroup legend="Dates">
        <TextInput aria-label="From" name="from" type="date" />
      </FieldGroup>
      <FieldLabel>Label of a group of links</FieldLabel>
      <FieldError error="Too large: 12 MB" isPlain />
    </>
  )
}
