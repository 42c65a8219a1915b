import { Sample } from '@/components/ui/sample'
import type { SampleTexts } from '@/components/ui/sample-texts'
import { Icon } from './icon'
import { ICON_NAMES } from './icon-names.generated'

/** Every drawing in the three sizes; one that says what it is. */
export function IconStates({ texts }: { texts: SampleTexts }) {
  return (
    <>
      {ICON_NAMES.map((name) => (
        <Sample key={name} of={name}>
          <Icon of={name} size="s" /> <Icon of={name} /> <Icon of={name} size="l" />
        </Sample>
      ))}
      <Sample of="label">
        <Icon label={texts.status} of="check" />
      </Sample>
    </>
  )
}
