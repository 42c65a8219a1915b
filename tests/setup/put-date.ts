import { fireEvent, screen, within } from '@testing-library/react'

/** Puts an ISO date into the three parts of a date field, and leaves it. */
export function putDate(name: string, date: string, group = dateGroup(name)): void {
  const [year = '', month = '', day = ''] = date.split('-')
  const parts = within(group).getAllByRole('textbox')
  for (const [index, value] of [day, month, year].entries())
    fireEvent.change(parts[index] as HTMLElement, { target: { value } })
  fireEvent.blur(parts[2] as HTMLElement)
}

/** The first of the date fields with this legend. */
export function dateGroup(name: string): HTMLElement {
  return screen.getAllByRole('group', { name })[0] as HTMLElement
}
