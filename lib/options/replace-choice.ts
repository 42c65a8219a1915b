import { CHOICE_NAMES, type Choice, choiceFields } from './choice'

/**
 * Writes a choice into the address without a step of history: reload, language switch and sharing keep it.
 *
 * @param isChange of a booking: its address always names the insurance, or it would mean "as booked"
 */
export function replaceChoice(choice: Choice, isChange: boolean): void {
  const url = new URL(window.location.href)
  for (const name of CHOICE_NAMES) url.searchParams.delete(name)
  for (const [name, value] of choiceFields(choice)) url.searchParams.append(name, value)
  if (isChange) url.searchParams.set('insurance', choice.options.insurance)
  window.history.replaceState(null, '', url)
}
