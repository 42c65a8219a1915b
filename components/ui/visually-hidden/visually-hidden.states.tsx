import { VisuallyHidden } from './visually-hidden'

/** Words that only a screen reader says. */
export function VisuallyHiddenStates() {
  return (
    <p>
      5 <VisuallyHidden>of five stars</VisuallyHidden>
    </p>
  )
}
