/** As `--breakpoint-wide` of globals.css: below, the stylesheet makes it a sheet. */
const WIDE = '(min-width: 861px)'
/** Room that the calendar needs under its fields (DESIGN §6), its width and its distance from the edges, pixels. */
const NEEDED_BELOW = 660
const WIDTH = 860
const GAP = 10
const EDGE = 16

/** Puts the dialog under the field; where that is too low, the form moves up first, on a low window the field itself. */
export function placeDialog(dialog: HTMLElement, field: HTMLElement): void {
  if (!window.matchMedia(WIDE).matches) return
  // The box of a car page stays in the window by itself: it can move no higher than its own top.
  for (const element of [field.closest('form'), field.closest('search') && field])
    if (window.innerHeight - field.getBoundingClientRect().bottom < NEEDED_BELOW)
      element?.scrollIntoView({ block: 'start' })

  const { left, bottom } = field.getBoundingClientRect()
  const furthest = document.documentElement.clientWidth - WIDTH - EDGE
  dialog.style.setProperty('top', `${Math.round(bottom + window.scrollY + GAP)}px`)
  dialog.style.setProperty('left', `${Math.round(Math.max(EDGE, Math.min(left, furthest)))}px`)
}
