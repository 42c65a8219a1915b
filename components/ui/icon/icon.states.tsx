import { Sample } from '@/components/ui/sample'
import { Icon } from './icon'
import { ICON_NAMES } from './icon-names.generated'

/** Every drawing in the three sizes. */
export function IconStates() {
  return ICON_NAMES.map((name) => (
    <Sample key={name} of={name}>
      <Icon of={name} size="s" /> <Icon of={name} /> <Icon of={name} size="l" />
    </Sample>
  ))
}
