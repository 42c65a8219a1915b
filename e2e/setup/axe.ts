import type { Page } from '@playwright/test'
import axeCore from 'axe-core'
import { IS_LONG } from './long-form'

const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

const OF_COLOUR_AND_SIZE = ['color-contrast', 'link-in-text-block', 'target-size']

/** Of a list whose items are alike, `npm test` looks at three. */
const REPEATED = ['.cards > :nth-child(n + 4)', '.ptable tbody tr:nth-child(n + 4)']

/** What a test has looked at already: ways to draw a text, and whether header, menu and footer were measured. */
export type Looked = { texts: number[]; isFrame: boolean }

export const nothingLooked = (): Looked => ({ texts: [], isFrame: false })

/**
 * What axe finds on the page as it stands: rule and elements. No page has frames, so one pass in the page is enough.
 *
 * @param isWhole false where the same colours and sizes were looked at in another language: contrast of texts and of links
 *   in them, and the size of what is pressed, are three quarters of the time.
 * @param looked of the pages before, at the same width and in the same colours: the contrast of texts that are drawn alike
 *   is measured once, and so is what presses every page has around its own. The long form measures all.
 */
export async function axeFindings(page: Page, isWhole = true, looked = nothingLooked()): Promise<string[]> {
  await page.evaluate(axeCore.source)
  const found = await page.evaluate(runAxe, {
    exclude: IS_LONG ? [] : REPEATED,
    texts: isWhole && !IS_LONG ? looked.texts : null,
    sized: looked.isFrame && !IS_LONG ? 'main *' : '*',
    options: {
      runOnly: RULES,
      // Without selectors of what passed: a fifth of the time.
      resultTypes: ['violations'],
      rules: Object.fromEntries(OF_COLOUR_AND_SIZE.map((rule) => [rule, { enabled: isWhole }])),
      // Its stylesheets and sounds once more: for rules that no page needs.
      preload: false,
    },
  })
  looked.texts.push(...found.texts)
  looked.isFrame = true
  return found.violations
}

type Asked = { exclude: string[]; texts: number[] | null; sized: string; options: object }

/** In the page, where its source has put axe. */
async function runAxe({ exclude, texts, sized, options }: Asked) {
  const axe: typeof import('axe-core') = Reflect.get(window, 'axe')
  const rules = [{ id: 'target-size', selector: sized }]
  const fresh = texts ? markNewTexts(new Set(texts)) : []
  axe.configure({ rules: texts ? [...rules, { id: 'color-contrast', selector: '[data-new-look]' }] : rules })
  const { violations } = await axe.run({ exclude: exclude.map((selector) => [selector]) }, options)
  return {
    texts: fresh,
    violations: violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target).join(' | ')}`),
  }

  /** A number of 53 bits for a text of any length. */
  function short(text: string): number {
    let [high, low] = [0xdeadbeef, 0x41c6ce57]
    for (let index = 0; index < text.length; index++) {
      const code = text.charCodeAt(index)
      high = Math.imul(high ^ code, 2654435761)
      low = Math.imul(low ^ code, 1597334677)
    }
    return 2 ** 32 * (high & 0x1fffff) + (low >>> 0)
  }

  /** Marks one of all texts that are drawn alike: by the classes, states and backgrounds of everything around them. */
  function markNewTexts(known: Set<number>): number[] {
    const before = known.size
    const around = new Map<Element | null, number>()
    for (const element of document.querySelectorAll('*')) {
      const { color, backgroundColor, backgroundImage, opacity, fontSize, fontWeight, textShadow } =
        getComputedStyle(element)
      const states = ['class', 'disabled', 'open', 'aria-current', 'aria-disabled', 'aria-invalid', 'aria-pressed'].map(
        (name) => element.getAttribute(name),
      )
      const own = [element.tagName, ...states, backgroundColor, backgroundImage, opacity]
      const look = short(`${around.get(element.parentElement)} ${own.join()}`)
      around.set(element, look)
      const drawn = short(`${look} ${[color, fontSize, fontWeight, textShadow].join()}`)
      const hasText = [...element.childNodes].some(({ nodeType, nodeValue }) => nodeType === 3 && nodeValue?.trim())
      if (!(hasText || /^(INPUT|SELECT|TEXTAREA)$/.test(element.tagName)) || known.has(drawn)) continue
      known.add(drawn)
      element.setAttribute('data-new-look', '')
    }
    return [...known].slice(before)
  }
}
