import type { Page } from '@playwright/test'

/** Component → how the elements of its states are drawn, each way once. */
export type Looks = Record<string, string[]>

const COLOURS = ['color', 'background-color', 'border-top-color', 'fill', 'stroke', 'box-shadow']
const BOXES = [
  ...['display', 'position', 'padding', 'gap', 'min-height', 'border-width', 'border-radius', 'opacity'],
  ...['font-size', 'font-weight', 'line-height', 'letter-spacing', 'text-align', 'text-decoration-line'],
]

/**
 * Computed styles of the page of the components. No width or height: those differ with the fonts of a machine.
 *
 * @param isColoursOnly of a scheme that differs from another in nothing else.
 */
export function looksOf(page: Page, isColoursOnly = false): Promise<Looks> {
  return page.evaluate(readLooks, isColoursOnly ? COLOURS : [...COLOURS, ...BOXES])
}

/** In the page. */
function readLooks(names: string[]): Looks {
  return Object.fromEntries(
    [...document.querySelectorAll('main section:has(> h2[id] + div > div > code)')].map((section) => {
      const parts = section.querySelectorAll(':scope > div > div > :not(code), :scope > div > div > :not(code) *')
      return [section.querySelector('h2')?.id ?? '', [...new Set([...parts].map(lookOf))].sort()]
    }),
  )

  /** What differs from the element around it: the rest is inherited, or nobody's. */
  function lookOf(element: Element): string {
    const own = getComputedStyle(element)
    const around = element.parentElement ? getComputedStyle(element.parentElement) : own
    const said = names
      .filter((name) => own.getPropertyValue(name) !== around.getPropertyValue(name))
      .map((name) => `${name}:${own.getPropertyValue(name)}`)
    return [element.localName, ...said].join(' ')
  }
}
