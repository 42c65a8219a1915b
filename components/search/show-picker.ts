/** Opens the browser's own calendar of a field; one that cannot be opened takes the focus, to be typed into. */
export function showPicker(field: HTMLElement): void {
  const input = field.closest('fieldset')?.querySelector('input')
  try {
    input?.showPicker()
  } catch {
    input?.focus()
  }
}
