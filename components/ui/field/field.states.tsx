import { TextInput } from '@/components/ui/input/text-input'
import { Sample } from '@/components/ui/sample'
import type { SampleTexts } from '@/components/ui/sample-texts'
import { Field } from './field'
import { FieldError } from './field-error'
import { FieldGroup } from './field-group'
import { FieldLabel } from './field-label'

/** Field with a hint, with an error, around its control; a group, a label and an error alone. */
export function FieldStates({ texts }: { texts: SampleTexts }) {
  return (
    <>
      <Sample of="hint">
        <Field hint={texts.hint} id="field-hint" label={texts.surname}>
          {(ids) => <TextInput {...ids} name="hint" />}
        </Field>
      </Sample>
      <Sample of="error">
        <Field error={texts.error} id="field-error" label={texts.surname}>
          {(ids) => <TextInput {...ids} name="error" />}
        </Field>
      </Sample>
      <Sample of="Field">
        <Field label={texts.firstName}>
          <TextInput name="around" />
        </Field>
      </Sample>
      <Sample of="FieldGroup">
        <FieldGroup legend={texts.heading}>
          <TextInput aria-label={texts.day} name="from" />
        </FieldGroup>
      </Sample>
      <Sample of="FieldLabel">
        <FieldLabel>{texts.gearbox}</FieldLabel>
      </Sample>
      <Sample of="FieldError isPlain">
        <FieldError error={texts.error} isPlain />
      </Sample>
    </>
  )
}
