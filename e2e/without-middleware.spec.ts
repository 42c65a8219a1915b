import { expect, test } from '@playwright/test'
import { ask } from './setup/ask'
import { clientPages } from './setup/client-addresses'
import { canariesOf, DEMO_CLIENTS, signIn } from './setup/demo-clients'
import { WIDE } from './setup/long-form'
import { leaks, makeVisitors } from './setup/visitors'
import { startWithoutMiddleware } from './setup/without-middleware'

const OWNER = DEMO_CLIENTS.rich
const FROM = '127.7.9.1'

/** Nobody rewrites addresses then: a language is its folder. */
const FOLDERS = ['/ru', '/en', '/zh-CN']

test('the wall stands with the middleware taken out', WIDE, async () => {
  const { url: site, stop } = await startWithoutMiddleware()
  try {
    // No middleware, no policy of a page with its nonce: it is really gone.
    const page = await ask('/en/prices/', { site, from: FROM })
    expect([page.status, page.headers['content-security-policy']]).toEqual([200, expect.not.stringContaining('nonce')])

    const canaries = await canariesOf(OWNER)
    const owner = await signIn(OWNER, FROM)
    const ways = FOLDERS.flatMap((folder) => clientPages(OWNER.id).map((path) => folder + path))
    const { stranger, 'another client': another, revoked } = await makeVisitors(owner, FROM)
    const faults: string[] = []
    const look = async (visitor: Record<string, string>) => {
      for (const path of ways) {
        const isOwnSection = visitor === another && !path.includes(String(OWNER.id))
        const isDocument = path.startsWith('/ru/')
        const headers = isDocument ? visitor : { ...visitor, rsc: '1' }
        const answer = await ask(isDocument ? path : `${path}?_rsc`, { site, headers })
        const { status } = answer
        const caching = answer.headers['cache-control'] ?? ''
        const isShut = status === (isOwnSection ? 200 : 500) && /private.*no-store/.test(caching)
        faults.push(...leaks(answer, canaries), ...(isShut ? [] : [`${path}: HTTP ${status}, ${caching}`]))
      }
    }
    await Promise.all([stranger, another, revoked].map(look))
    expect(faults).toEqual([])

    for (const folder of FOLDERS) {
      const answer = await ask(`${folder}/account/1/`, { site, headers: { cookie: owner.cookie } })
      expect(answer.status).toBe(200)
      expect(leaks(answer, canaries)).not.toEqual([])
    }
  } finally {
    await stop()
  }
})
