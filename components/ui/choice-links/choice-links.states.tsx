import { Sample } from '@/components/ui/sample'
import type { SampleTexts } from '@/components/ui/sample-texts'
import { ChoiceLinks } from './choice-links'
import { SegmentedControl } from './segmented-control'

/** Answers under their label, and pages without one. */
export function ChoiceLinksStates({ texts }: { texts: SampleTexts }) {
  const choices = texts.choices.map((text, index) => ({ href: `#choice-${index}`, text, isCurrent: index === 1 }))
  return (
    <>
      <Sample of="ChoiceLinks">
        <ChoiceLinks choices={choices} label={texts.gearbox} />
      </Sample>
      <Sample of="SegmentedControl">
        <SegmentedControl choices={choices} label={texts.car} />
      </Sample>
    </>
  )
}
