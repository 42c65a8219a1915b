import { Sample } from '@/components/ui/sample'
import type { SampleWords } from '@/components/ui/sample-words'
import { VisuallyHidden } from './visually-hidden'

/** Words that only a screen reader says. */
export function VisuallyHiddenStates({ words }: { words: SampleWords }) {
  return (
    <Sample of="VisuallyHidden">
      <p>
        {words.total} <VisuallyHidden>{words.sentence}</VisuallyHidden>9 000 ₽
      </p>
    </Sample>
  )
}
