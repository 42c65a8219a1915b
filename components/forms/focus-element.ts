/** A `ref` for what takes the focus when it comes, so that nobody has to look for it. */
export function focusElement(element: HTMLElement | null): void {
  element?.focus()
}
