import AxeBuilder from '@axe-core/playwright'
import type { Page } from '@playwright/test'

const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

const OF_COLOUR_AND_SIZE = ['color-contrast', 'link-in-text-block', 'target-size']

/** Of a list whose items are alike, `npm test` looks at three. */
const REPEATED = ['.cards > :nth-child(n + 4)', '.ptable tbody tr:nth-child(n + 4)']

/**
 * What axe finds on the page as it stands: rule and elements. No page has frames, so one pass in the page is enough.
 *
 * @param isWhole false where the same colours and sizes were looked at in another language: contrast of texts and of links
 *   in them, and the size of what is pressed, are three quarters of the time.
 */
export async function axeFindings(page: Page, isWhole = true): Promise<string[]> {
  const axe = new AxeBuilder({ page }).setLegacyMode()
  if (process.env.E2E_LONG !== '1') for (const selector of REPEATED) axe.exclude(selector)
  // Without selectors of what passed: a fifth of the time.
  const { violations } = await axe
    .options({
      resultTypes: ['violations'],
      rules: Object.fromEntries(OF_COLOUR_AND_SIZE.map((rule) => [rule, { enabled: isWhole }])),
      // Its stylesheets and sounds once more: for rules that no page needs.
      preload: false,
    })
    .withTags(RULES)
    .analyze()
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target).join(' | ')}`)
}
