import { Sample } from '@/components/ui/sample'
import type { SampleTexts } from '@/components/ui/sample-texts'
import { VisuallyHidden } from './visually-hidden'

/** Words that only a screen reader says. */
export function VisuallyHiddenStates({ texts }: { texts: SampleTexts }) {
  return (
    <Sample of="VisuallyHidden">
      <p>
        {texts.total} <VisuallyHidden>{texts.sentence}</VisuallyHidden>9 000 ₽
      </p>
    </Sample>
  )
}
