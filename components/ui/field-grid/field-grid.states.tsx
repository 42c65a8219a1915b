import { Field } from '@/components/ui/field/field'
import { TextInput } from '@/components/ui/input/text-input'
import { FieldGrid } from './field-grid'

/** Each number of columns. */
export function FieldGridStates() {
  return (['fit', 'one', 'two'] as const).map((columns) => (
    <FieldGrid columns={columns} key={columns}>
      {['First name', 'Surname'].map((label) => (
        <Field id={`grid-${columns}-${label}`} key={label} label={label}>
          {(ids) => <TextInput {...ids} />}
        </Field>
      ))}
    </FieldGrid>
  ))
}
