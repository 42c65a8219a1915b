import { expect, test } from '@playwright/test'
import { CLIENT_ROUTES } from '@/lib/routing/routes'
import { type Asking, ask, askOn } from './setup/ask'
import { addressOfDoor, CLIENT_ENTRY, clientPages, DOORS, doorFolders, wishFor } from './setup/client-addresses'
import { canariesOf, DEMO_CLIENTS, type SignedIn, signIn } from './setup/demo-clients'
import { LANGUAGES } from './setup/languages'
import { leaks, makeOddVisitors, makeVisitors } from './setup/visitors'

const OWNER = DEMO_CLIENTS.rich
const PAGES = clientPages(OWNER.id)

/** Answers the same whoever knocks, and would end the sessions that are tried here. */
const LOGOUT = '/api/auth/logout/'

/** Who has a session of his own, but nothing of the owner's. */
const ANOTHER = 'another client'

/** Addresses that are read differently by whoever routes and by whoever guards. */
const TRICKS = [
  CLIENT_ENTRY,
  '/account/1.rsc',
  '/account/1/index.rsc',
  '/account/1.segments/_tree.segment.rsc',
  '/account/1.json/',
  '/account/a.b/',
  '/account/./1/',
  '/account/2/../1/',
  '/account/2/%2e%2e/1/',
  '//account/1/',
  '/account//1/',
  '/account%2f1/',
  '/account/%2f1/',
  '/account%5c1/',
  '/%61ccount/1/',
  '/account/%31/',
  '/account/history/%31/',
  '/account/1/?nxtPclientId=1',
  '/account/2/?nxtPclientId=1',
  '/account/history/2/?nxtPclientId=1&nxtPlocale=en',
  '/account/history/2/1/',
  '/_next/data/build/account/1.json',
]

const TRICK_HEADERS: Record<string, string>[] = [
  { rsc: '1', 'next-router-prefetch': '1' },
  { rsc: '1', 'next-router-prefetch': '2' },
  { rsc: '1', 'next-router-prefetch': '1', 'next-router-segment-prefetch': '/_tree' },
  { 'x-nextjs-data': '1' },
  { 'x-middleware-prefetch': '1' },
  { 'x-middleware-subrequest': 'middleware:middleware:middleware:middleware:middleware' },
  { 'x-middleware-subrequest': 'src/middleware:src/middleware:src/middleware:src/middleware:src/middleware' },
  { 'x-invoke-path': '/account/1/', 'x-matched-path': '/account/1/' },
  { 'x-internal-page': '1', 'x-now-route-matches': '1=1' },
]

/** A page as a document, and as the data of a soft navigation to it, which is half the work. */
const DOCUMENT = { name: 'document', query: '', headers: {} }
const DATA = { name: 'data', query: '?_rsc', headers: { rsc: '1' } }

test('every page of the client area and every door of the site is in the matrix', () => {
  const routes = CLIENT_ROUTES.filter((route) => route !== CLIENT_ENTRY)
  const addresses = routes.flatMap((route) =>
    /^\/account\/:slug\/$/.test(route) ? [route] : [route, route.replace(':slug/', '')],
  )
  expect([...PAGES].sort()).toEqual(addresses.map((route) => route.replace(':slug', String(OWNER.id))).sort())
  expect(doorFolders().sort()).toEqual(Object.keys(DOORS).sort())
})

for (const [index, language] of LANGUAGES.entries()) {
  const { id, prefix, errors } = language
  const address = (number: number) => `127.7.${index}.${number + 1}`
  const isRussian = id === 'ru'

  test(`nobody but the owner gets a byte of the client area: ${id}`, async () => {
    const canaries = await canariesOf(OWNER)
    const owner = await signIn(OWNER, address(0))
    const odd = isRussian ? await makeOddVisitors(owner, address(0)) : {}
    const visitors = Object.entries({ ...(await makeVisitors(owner, address(0))), ...odd })
    const look = async ([name, headers]: (typeof visitors)[number], number: number) => {
      const forms = name in odd ? [DOCUMENT] : isRussian ? [DOCUMENT, DATA] : name === 'stranger' ? [DOCUMENT] : [DATA]
      for (const path of name in odd ? PAGES.slice(0, 3) : PAGES)
        for (const form of forms) {
          const way = `${name} ${path} ${form.name}`
          const asking = { headers: { ...headers, ...form.headers }, from: address(number + 1) }
          const answer = await ask(prefix + path + form.query, asking)
          // A section without an id is whoever asks for it his own.
          const isOwnSection = name.startsWith('another') && !path.includes(String(OWNER.id))
          expect.soft(answer.status, way).toBe(isOwnSection ? 200 : 500)
          expect.soft(leaks(answer, canaries), way).toEqual([])
          expect.soft(answer.headers['cache-control'], way).toMatch(/private.*no-store/)
          if (isOwnSection) continue
          expect.soft(answer.headers['x-refusal'], way).toBe('account')
          expect.soft(answer.body, way).toContain(errors.refusedTitle)
          if (form === DOCUMENT) expect.soft(answer.body, way).toContain(`href="${prefix}/account/login/"`)
        }
    }
    await Promise.all(visitors.map(look))
    await expectOwner(owner, prefix, canaries)
  })

  test(`no path or header leads round the wall: ${id}`, async () => {
    const canaries = await canariesOf(OWNER)
    const owner = await signIn(OWNER, address(0))
    const visitors = await makeVisitors(owner, address(0))
    const ways = [
      ...TRICKS.map((path) => ({ path, headers: {} })),
      ...TRICK_HEADERS.flatMap((headers) => ['/account/1/', '/account/settings/1/'].map((path) => ({ path, headers }))),
    ]
    const names = isRussian ? ['stranger', 'another client'] : ['another client']
    const tryAll = async (name: string, number: number) => {
      for (const { path, headers } of ways) {
        const asking = { headers: { ...visitors[name], ...headers }, from: address(number + 1) }
        for (const answer of await askOn(prefix + path, asking)) {
          const way = `${name} ${path} ${JSON.stringify(headers)}`
          expect.soft(leaks(answer, canaries), way).toEqual([])
          expect.soft(answer.headers['cache-control'] ?? 'no-store', way).toMatch(/no-store|no-cache/)
        }
      }
    }
    await Promise.all(names.map(tryAll))
  })

  test(`no door tells a client's data without cookie and token: ${id}`, async () => {
    const canaries = await canariesOf(OWNER)
    const owner = await signIn(OWNER, address(0))
    const number = canaries.find((text) => /^\d{7}$/.test(text)) ?? ''
    const others = canaries.filter((text) => text !== number)
    const odd = isRussian ? await makeOddVisitors(owner, address(0)) : {}
    const visitors = { ...(await makeVisitors(owner, address(0))), ...odd, 'cookie only': { cookie: owner.cookie } }
    const knock = async ([name, visitor]: [string, Record<string, string>], index: number) => {
      for (const [door, answersTo] of Object.entries(DOORS))
        for (const method of methodsOf(door, answersTo, name)) {
          const once = { 'idempotency-key': `key-of-the-matrix-${index}` }
          const headers = { ...visitor, ...once, 'content-type': 'application/json', 'accept-language': id }
          const asking: Asking = { method, headers, from: address(index + 20) }
          const body = JSON.stringify(wishFor(door, number) ?? {})
          const hasBody = method !== 'GET' && method !== 'DELETE'
          const answer = await ask(addressOfDoor(door, number), hasBody ? { ...asking, body } : asking)
          const way = `${name} ${method} ${door}`
          expect.soft(leaks(answer, others), way).toEqual([])
          if (answersTo === 'client' && name === ANOTHER && answer.status === 200) continue
          expect.soft(answer.status, way).toBeGreaterThanOrEqual(400)
          expect.soft(answer.status, way).toBeLessThan(500)
          const refusals = refusalsOf(door, answersTo, name, Boolean(visitor.cookie && visitor.authorization))
          if (refusals && answer.status !== 405) expect.soft(refusals, way).toContain(answer.status)
        }
    }
    await Promise.all(Object.entries(visitors).map(knock))
    const headers = { cookie: owner.cookie, authorization: `Bearer ${owner.token}` }
    for (const [door, answersTo] of Object.entries(DOORS)) {
      if (answersTo !== 'client') continue
      const answer = await ask(door, { headers, from: address(0) })
      expect(answer.status, door).toBe(200)
      expect(leaks(answer, canaries)).not.toEqual([])
    }
  })
}

/** Another client may change what is his: nothing is taken from him here but by the number or id of what is not. */
function methodsOf(door: string, answersTo: string, name: string): string[] {
  if (door === LOGOUT) return ['GET', 'PATCH']
  const methods = ['GET', 'POST', 'PUT', 'PATCH']
  return answersTo === 'own' && (name !== ANOTHER || door.includes('[')) ? [...methods, 'DELETE'] : methods
}

/** Null: whatever is no success. What is no request at all is refused before the provider is asked whose it would be. */
function refusalsOf(door: string, answersTo: string, name: string, hasTokens: boolean): number[] | null {
  if (answersTo === 'link') return [404]
  if (answersTo === 'client') return name === ANOTHER ? null : [401]
  if (answersTo !== 'own') return null
  const isWhole = wishFor(door, '') !== null
  const isOwners = door.includes('[') || door.startsWith('/api/account/spend/')
  if (name === ANOTHER) return isWhole && isOwners ? [404] : null
  return hasTokens && !isWhole ? [400, 401] : [401]
}

/** The canaries are there to be found: the owner's own pages are full of them. */
async function expectOwner({ cookie }: SignedIn, prefix: string, canaries: string[]): Promise<void> {
  for (const path of ['/account/1/', '/account/history/', '/account/drivers/1/', '/account/settings/1/'])
    for (const form of [DOCUMENT, DATA]) {
      const answer = await ask(prefix + path + form.query, { headers: { cookie, ...form.headers } })
      expect.soft(answer.status, path).toBe(200)
      expect.soft(answer.headers['cache-control'], path).toMatch(/private.*no-store/)
      expect.soft(leaks(answer, canaries), path).not.toEqual([])
    }
}
