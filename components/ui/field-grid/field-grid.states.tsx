import { Field } from '@/components/ui/field/field'
import { TextInput } from '@/components/ui/input/text-input'
import { Sample } from '@/components/ui/sample'
import type { SampleTexts } from '@/components/ui/sample-texts'
import { FieldGrid } from './field-grid'

/** Each number of columns. */
export function FieldGridStates({ texts }: { texts: SampleTexts }) {
  return (['fit', 'one'] as const).map((columns) => (
    <Sample isWide key={columns} of={`columns="${columns}"`}>
      <FieldGrid columns={columns}>
        {(['firstName', 'surname'] as const).map((name) => (
          <Field id={`grid-${columns}-${name}`} key={name} label={texts[name]}>
            {(ids) => <TextInput {...ids} />}
          </Field>
        ))}
      </FieldGrid>
    </Sample>
  ))
}
