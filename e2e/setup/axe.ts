import AxeBuilder from '@axe-core/playwright'
import type { Page } from '@playwright/test'

const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

/** Of a list whose items are alike, `npm test` looks at three. */
const REPEATED = ['.cards > :nth-child(n + 4)', '.ptable tbody tr:nth-child(n + 4)']

/**
 * What axe finds on the page as it stands: rule and elements. No page has frames, so one pass in the page is enough.
 *
 * @param colours contrast of texts and of links in them, half of the time; false where the same colours were looked at in
 *   another language.
 */
export async function axeFindings(page: Page, colours = true): Promise<string[]> {
  const axe = new AxeBuilder({ page }).setLegacyMode()
  if (process.env.E2E_LONG !== '1') for (const selector of REPEATED) axe.exclude(selector)
  // Without selectors of what passed: a fifth of the time.
  const { violations } = await axe
    .options({
      resultTypes: ['violations'],
      rules: { 'color-contrast': { enabled: colours }, 'link-in-text-block': { enabled: colours } },
    })
    .withTags(RULES)
    .analyze()
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target).join(' | ')}`)
}
