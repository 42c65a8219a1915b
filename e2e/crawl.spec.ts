import { expect, test } from '@playwright/test'
import { ask } from './setup/ask'
import { WIDE } from './setup/long-form'
import { siteUrl } from './setup/site'

const STARTS = ['/', '/en/', '/cn/']
const AT_ONCE = 6
/** Lists have thousands of addresses, because every filter is a link: of each kind so many are opened. */
const PER_KIND = 2

type Found = { path: string; from: string }

/** Addresses of links and files in a page's HTML; only our own. */
function ownAddresses(html: string, base: string): string[] {
  const body = html.replace(/<script\b[\s\S]*?<\/script>/gi, (script) => script.slice(0, script.indexOf('>') + 1))
  const addresses = [
    ...body.matchAll(/<(?:a|link|script|img|source|use|form)\b[^>]*?\s(?:href|src|action)="([^"]+)"/gi),
  ]
  return [...new Set(addresses.map(([, address = '']) => address))]
    .map((address) => new URL(address.replaceAll('&amp;', '&'), base))
    .filter(({ origin, protocol }) => protocol.startsWith('http') && origin === new URL(base).origin)
    .map(({ pathname, search }) => pathname + search)
}

/** `/en/rent/kia-k5/` and `/en/rent/bmw-x5/` are of one kind; so are all searches of one page. */
function kindOf(path: string): string {
  const { pathname, search } = new URL(path, 'http://site')
  const page = pathname.replace(
    /((?:rent|service|long_term_rental|booking-online|events|news|components)\/)[^/]+\/$/,
    '$1*/',
  )
  return search ? `${page}?` : page
}

async function open({ path, from }: Found) {
  const { status, headers, body } = await ask(path, { headers: { accept: 'text/html,*/*' } })
  const isPage = status === 200 && headers['content-type']?.startsWith('text/html')
  return { path, from, status, html: isPage ? body : '' }
}

test('every link and file of the site answers 200 at once, from /, /en/ and /cn/', WIDE, async () => {
  test.setTimeout(180_000)
  const seen = new Set(STARTS)
  const kinds = new Map<string, number>()
  const faults: string[] = []
  let opened = 0
  let waiting: Found[] = STARTS.map((path) => ({ path, from: 'the start' }))

  while (waiting.length > 0) {
    const answers = await Promise.all(waiting.splice(0, AT_ONCE).map(open))
    opened += answers.length
    for (const { path, from, status, html } of answers) {
      if (status !== 200) faults.push(`${status} ${path} (from ${from})`)
      for (const next of ownAddresses(html, siteUrl(path))) {
        if (seen.has(next)) continue
        seen.add(next)
        const kind = kindOf(next)
        const known = kinds.get(kind) ?? 0
        if (known >= PER_KIND) continue
        kinds.set(kind, known + 1)
        waiting = [...waiting, { path: next, from: path }]
      }
    }
  }
  expect(faults).toEqual([])
  expect(opened).toBeGreaterThan(100)
})
