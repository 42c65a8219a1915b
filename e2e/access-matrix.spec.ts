import { expect, test } from '@playwright/test'
import { CLIENT_ROUTES } from '@/lib/routing/routes'
import { type Answer, type Asking, ask, askOn } from './setup/ask'
import {
  addressOfDoor,
  CLIENT_ENTRY,
  clientPages,
  DOORS,
  doorFolders,
  methodsOfDoor,
  wishFor,
} from './setup/client-addresses'
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
  expect(doorFolders().filter((door) => methodsOfDoor(door).length === 0)).toEqual([])
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
    const faults: string[] = []
    const look = async ([name, headers]: (typeof visitors)[number], number: number) => {
      const forms = name in odd ? [DOCUMENT] : isRussian ? [DOCUMENT, DATA] : name === 'stranger' ? [DOCUMENT] : [DATA]
      for (const path of name in odd ? PAGES.slice(0, 3) : PAGES)
        for (const form of forms) {
          const asking = { headers: { ...headers, ...form.headers }, from: address(number + 1) }
          const answer = await ask(prefix + path + form.query, asking)
          // A section without an id is whoever asks for it his own.
          const isOwnSection = name.startsWith('another') && !path.includes(String(OWNER.id))
          const wrong = [...leaks(answer, canaries), ...storable(answer)]
          if (answer.status !== (isOwnSection ? 200 : 500)) wrong.push(`HTTP ${answer.status}`)
          if (!isOwnSection) {
            if (answer.headers['x-refusal'] !== 'account') wrong.push('no refusal')
            if (!answer.body.includes(errors.refusedTitle)) wrong.push('not the refusing page')
            if (form === DOCUMENT && !answer.body.includes(`href="${prefix}/account/login/"`))
              wrong.push('no way to the login')
          }
          faults.push(...wrong.map((what) => `${name} ${path} ${form.name}: ${what}`))
        }
    }
    await Promise.all(visitors.map(look))
    expect(faults).toEqual([])
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
    const faults: string[] = []
    const tryAll = async (name: string, number: number) => {
      for (const { path, headers } of ways) {
        const asking = { headers: { ...visitors[name], ...headers }, from: address(number + 1) }
        for (const answer of await askOn(prefix + path, asking)) {
          const wrong = leaks(answer, canaries)
          if (!/no-store|no-cache/.test(answer.headers['cache-control'] ?? 'no-store')) wrong.push('storable')
          faults.push(...wrong.map((what) => `${name} ${path} ${JSON.stringify(headers)}: ${what}`))
        }
      }
    }
    await Promise.all(names.map(tryAll))
    expect(faults).toEqual([])
  })

  test(`no door tells a client's data without cookie and token: ${id}`, async () => {
    const canaries = await canariesOf(OWNER)
    const owner = await signIn(OWNER, address(0))
    const number = canaries.find((text) => /^\d{7}$/.test(text)) ?? ''
    const others = canaries.filter((text) => text !== number)
    const odd = isRussian ? await makeOddVisitors(owner, address(0)) : {}
    const visitors = { ...(await makeVisitors(owner, address(0))), ...odd, 'cookie only': { cookie: owner.cookie } }
    const faults: string[] = []
    const knock = async ([name, visitor]: [string, Record<string, string>], index: number) => {
      for (const [door, answersTo] of Object.entries(DOORS))
        for (const method of methodsOf(door, answersTo, name, isRussian && !(name in odd))) {
          const once = { 'idempotency-key': `key-of-the-matrix-${index}` }
          const headers = { ...visitor, ...once, 'content-type': 'application/json', 'accept-language': id }
          const asking: Asking = { method, headers, from: address(index + 20) }
          const body = JSON.stringify(wishFor(door, number) ?? {})
          const hasBody = method !== 'GET' && method !== 'DELETE'
          const answer = await ask(addressOfDoor(door, number), hasBody ? { ...asking, body } : asking)
          const { status } = answer
          const wrong = leaks(answer, others)
          if (!(answersTo === 'client' && name === ANOTHER && status === 200)) {
            const refusals = refusalsOf(door, answersTo, name, Boolean(visitor.cookie && visitor.authorization))
            const isRefused = status >= 400 && status < 500
            if (!isRefused || (refusals && status !== 405 && !refusals.includes(status))) wrong.push(`HTTP ${status}`)
          }
          faults.push(...wrong.map((what) => `${name} ${method} ${door}: ${what}`))
        }
    }
    await Promise.all(Object.entries(visitors).map(knock))
    expect(faults).toEqual([])
    const headers = { cookie: owner.cookie, authorization: `Bearer ${owner.token}` }
    for (const [door, answersTo] of Object.entries(DOORS)) {
      if (answersTo !== 'client') continue
      const answer = await ask(door, { headers, from: address(0) })
      expect(answer.status, door).toBe(200)
      expect(leaks(answer, canaries)).not.toEqual([])
    }
  })
}

/** Pages of the client area are for nobody to keep. */
function storable({ headers }: Answer): string[] {
  return /private.*no-store/.test(headers['cache-control'] ?? '') ? [] : ['storable']
}

/**
 * Another client may change what is his: nothing is taken from him here but by the number or id of what is not.
 *
 * @param isEvery methods that the door has not got too: what answers them has no language and asks for nobody.
 */
function methodsOf(door: string, answersTo: string, name: string, isEvery: boolean): string[] {
  const mayDelete = answersTo === 'own' && (name !== ANOTHER || door.includes('['))
  const methods = ['GET', 'POST', 'PUT', 'PATCH', ...(mayDelete ? ['DELETE'] : [])]
  const tried = door === LOGOUT ? ['GET', 'PATCH'] : methods
  return isEvery ? tried : tried.filter((method) => methodsOfDoor(door).includes(method))
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
