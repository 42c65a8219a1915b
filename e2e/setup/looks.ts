import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from '@playwright/test'

type Values = Record<string, string>

/** An element with its depth as indent, or a pseudo-element, and its values: property → value. */
export type Look = { element: string; values: Values }

/** The page of the components in one window and scheme. */
export type View = {
  /** Component → state → its elements in the order of the document. */
  components: Record<string, Record<string, Look[]>>
  /** What the tokens of colour are there. */
  tokens: Values
}

/** Recorded where an element differs from the one around it. */
const INHERITED = [
  ...['color', 'fill', 'stroke', 'stroke-width', 'font-size', 'font-weight', 'font-style', 'font-variant-numeric'],
  ...['line-height', 'letter-spacing', 'text-align', 'text-transform', 'white-space', 'overflow-wrap', 'word-break'],
  ...['visibility', 'cursor', 'list-style-type'],
  // Colours of the parts of a progress bar, which no script can read.
  ...['--done', '--track'],
]

/** Recorded where an element differs from the initial value; of borders, the sides that have one. */
const OWN = [
  ...[
    'display',
    'position',
    'inset',
    'z-index',
    'width',
    'height',
    'min-width',
    'min-height',
    'max-width',
    'max-height',
  ],
  ...['margin', 'padding', 'overflow', 'text-overflow', 'clip-path', 'opacity', 'background-color', 'background-image'],
  ...['border-radius', 'box-shadow', 'text-decoration-line'],
  ...['gap', 'align-items', 'align-self', 'align-content', 'justify-items', 'justify-self', 'justify-content'],
  ...['flex-flow', 'flex', 'order', 'grid-auto-flow', 'grid-area', 'vertical-align', 'appearance'],
]

/** Computed styles of every state on the page, which has no boxes afterwards. */
export async function viewLooks(page: Page): Promise<View> {
  const tokens = await page.evaluate(prepare, tokenNames())
  return { tokens, components: await page.evaluate(readLooks, { inherited: INHERITED, own: OWN }) }
}

/** Semantic tokens that the components use, in the order of their sheet. */
function tokenNames(): string[] {
  const files = readdirSync('components/ui', { recursive: true, encoding: 'utf8' }).filter((file) =>
    file.endsWith('.css'),
  )
  const sheets = files.map((file) => readFileSync(join('components/ui', file), 'utf8')).join()
  const names = new Set(readFileSync('app/tokens.css', 'utf8').match(/--[\w-]+(?=:)/g))
  return [...names].filter((name) => sheets.includes(`var(${name})`) && !/^--(sea|sun|coral|fog|leaf)-/.test(name))
}

/**
 * In the page. Without boxes a browser answers `auto` and `50%` instead of pixels, which differ with the fonts of a machine. But
 * of columns it then answers `none`: their number is read before.
 */
function prepare(names: string[]): Values {
  const main = document.querySelector('main') ?? document.body
  for (const element of main.querySelectorAll<HTMLElement>('section *')) {
    const { display, gridTemplateColumns: tracks } = getComputedStyle(element)
    if (display.endsWith('grid') && tracks !== 'none') element.dataset.columns = String(tracks.split(' ').length)
  }
  main.style.display = 'none'
  const probe = main.appendChild(document.createElement('i'))
  const root = getComputedStyle(document.documentElement)
  const colours = names.filter((name) => CSS.supports('color', root.getPropertyValue(name).trim()))
  const values = colours.map((name) => {
    probe.style.color = `var(${name})`
    return [name, getComputedStyle(probe).color]
  })
  return Object.fromEntries(values)
}

/** In the page. */
function readLooks({ inherited, own }: { inherited: string[]; own: string[] }): View['components'] {
  const probe = document.body.appendChild(document.createElement('i'))
  probe.style.all = 'initial'
  const initial = getComputedStyle(probe)
  const sections = [...document.querySelectorAll('main section:has(> h2[id] + div > div > code)')]
  return Object.fromEntries(sections.map((section) => [section.querySelector('h2')?.id, statesOf(section)]))

  /** A dialog stands beside the samples, which have the buttons that open it. */
  function statesOf(section: Element): Record<string, Look[]> {
    const states: Record<string, Look[]> = {}
    for (const state of section.querySelectorAll(':scope > div > *')) {
      const sample = state.querySelector(':scope > code')
      const name = sample?.textContent ?? state.localName
      const before = Object.keys(states).filter((other) => other.split(' #')[0] === name).length
      const elements = [...state.querySelectorAll(':not(svg *, select *)')].filter((element) => element !== sample)
      const looks = (sample ? elements : [state, ...elements]).flatMap((element) => looksOf(element, state))
      states[before > 0 ? `${name} #${before + 1}` : name] = looks
    }
    return states
  }

  function looksOf(element: Element, state: Element): Look[] {
    const style = getComputedStyle(element)
    const name = `${'  '.repeat(depthOf(element, state))}${element.localName}`
    const columns = element.getAttribute('data-columns')
    const values = valuesOf(style, getComputedStyle(element.parentElement ?? element))
    const pseudo = ['::before', '::after']
    if (element.matches('[placeholder]')) pseudo.push('::placeholder')
    if (element.matches('dialog')) pseudo.push('::backdrop')
    return [
      { element: name, values: columns ? { ...values, columns } : values },
      ...pseudo.map((which) => ({
        element: name + which,
        values: pseudoValuesOf(getComputedStyle(element, which), style),
      })),
    ]
  }

  function depthOf(element: Element, state: Element): number {
    if (element === state || !element.parentElement) return 0
    return (element.parentElement === state ? 0 : 1) + depthOf(element.parentElement, state)
  }

  function pseudoValuesOf(style: CSSStyleDeclaration, around: CSSStyleDeclaration): Values {
    return style.content === 'none' ? {} : { content: style.content, ...valuesOf(style, around) }
  }

  function valuesOf(style: CSSStyleDeclaration, around: CSSStyleDeclaration): Values {
    const value = (name: string) => style.getPropertyValue(name)
    const sides = ['border-top', 'border-right', 'border-bottom', 'border-left'].filter(
      (side) => value(`${side}-width`) !== '0px',
    )
    const names = [
      ...inherited.filter((name) => value(name) !== around.getPropertyValue(name)),
      ...own.filter((name) => value(name) !== initial.getPropertyValue(name)),
      ...(sides.length === 4 && value('border') ? ['border'] : sides),
    ]
    return Object.fromEntries(names.map((name) => [name, value(name)]))
  }
}
