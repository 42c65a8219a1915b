import { Sample } from '@/components/ui/sample'
import type { SampleWords } from '@/components/ui/sample-words'
import { ChoiceLinks } from './choice-links'
import { SegmentedControl } from './segmented-control'

/** Answers under their label, and pages without one. */
export function ChoiceLinksStates({ words }: { words: SampleWords }) {
  const choices = words.choices.map((text, index) => ({ href: `#choice-${index}`, text, isCurrent: index === 1 }))
  return (
    <>
      <Sample of="ChoiceLinks">
        <ChoiceLinks choices={choices} label={words.gearbox} />
      </Sample>
      <Sample of="SegmentedControl">
        <SegmentedControl choices={choices} label={words.car} />
      </Sample>
    </>
  )
}
