import { ChoiceLinks } from './choice-links'
import { SegmentedControl } from './segmented-control'

const CHOICES = ['Any', 'Automatic', 'Manual'].map((text, index) => ({
  href: `#${text}`,
  text,
  isCurrent: index === 1,
}))

/** Answers under their label, and pages without one. */
export function ChoiceLinksStates() {
  return (
    <>
      <ChoiceLinks choices={CHOICES} label="Gearbox" />
      <SegmentedControl choices={CHOICES} label="Pages" />
    </>
  )
}
