import { expect, test } from '@playwright/test'
import { CLIENT_ROUTES } from '@/lib/routing/routes'
import { type Answer, type Asking, ask, askOn } from './setup/ask'
import { CLIENT_ENTRY, clientPages, DOORS, doorFolders, methodsOfDoor } from './setup/client-addresses'
import { addClient, canariesOf, DEMO_CLIENTS, proveByCode, type SignedIn, signIn } from './setup/demo-clients'
import { LANGUAGES } from './setup/languages'
import { IS_WIDE, wide } from './setup/long-form'
import { actsOf, addressOfDoor, makeOwnThings, type OwnThings, RENTAL } from './setup/own-things'
import { stationDate } from './setup/site'
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

test('every page of the client area and every route handler of the site is in the matrix', () => {
  const routes = CLIENT_ROUTES.filter((route) => route !== CLIENT_ENTRY)
  const addresses = routes.flatMap((route) =>
    /^\/account\/:slug\/$/.test(route) ? [route] : [route, route.replace(':slug/', '')],
  )
  expect([...PAGES].sort()).toEqual(addresses.map((route) => route.replace(':slug', String(OWNER.id))).sort())
  expect(doorFolders().sort()).toEqual(Object.keys(DOORS).sort())
  expect(doorFolders().filter((door) => methodsOfDoor(door).length === 0)).toEqual([])
  const nothing = { booking: '', driver: '', fine: '', damage: '', scan: '', session: '', waitlistEntry: '' }
  const changing = Object.keys(DOORS).filter((door) => DOORS[door] === 'own')
  expect(Object.keys(actsOf(nothing)).sort()).toEqual(changing.sort())
})

for (const [index, language] of LANGUAGES.entries()) {
  const { id, prefix, errors } = language
  const address = (number: number) => `127.7.${index}.${number + 1}`
  const isRussian = id === 'ru'
  const isWhole = isRussian && IS_WIDE

  test(`nobody but the owner gets a byte of the client area: ${id}`, wide(!isRussian), async () => {
    const canaries = await canariesOf(OWNER)
    const owner = await signIn(OWNER, address(0))
    const odd = isWhole ? await makeOddVisitors(owner, address(0)) : {}
    const visitors = Object.entries({ ...(await makeVisitors(owner, address(0))), ...odd })
    const faults: string[] = []
    const look = async ([name, headers]: (typeof visitors)[number], number: number) => {
      const forms = name in odd ? [DOCUMENT] : isWhole ? [DOCUMENT, DATA] : name === 'stranger' ? [DOCUMENT] : [DATA]
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
            if (!answer.body.includes(errors.deniedTitle)) wrong.push('not the refusing page')
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

  test(`no path or header leads round the wall: ${id}`, wide(!isRussian), async () => {
    const canaries = await canariesOf(OWNER)
    const owner = await signIn(OWNER, address(0))
    const visitors = await makeVisitors(owner, address(0))
    const ways = [
      ...TRICKS.map((path) => ({ path, headers: {} })),
      ...TRICK_HEADERS.flatMap((headers) => ['/account/1/', '/account/settings/1/'].map((path) => ({ path, headers }))),
    ]
    const names = isWhole ? ['stranger', 'another client'] : ['another client']
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

  test(`a page opened by a query is its owner’s alone: ${id}`, wide(!isRussian), async () => {
    const canaries = await canariesOf(OWNER)
    const owner = await signIn(OWNER, address(0))
    const things = await makeOwnThings(OWNER, owner, address(0))
    // What stands in the address of a page comes back in it.
    const others = canaries.filter((text) => text !== things.booking)
    const visitors = await makeVisitors(owner, address(0))
    const faults: string[] = []
    const look = async (name: 'stranger' | 'another client', number: number) => {
      for (const { path, ofAnother } of queriesOf(things))
        for (const form of [DOCUMENT, DATA]) {
          const way = `${name} ${path} ${form.name}`
          const asking = { headers: { ...visitors[name], ...form.headers }, from: address(number + 1) }
          const answer = await ask(prefix + path + (form === DATA ? '&_rsc' : ''), asking)
          const isAsDue = answer.status === (name === ANOTHER ? ofAnother : 500)
          const isRefusal = answer.status !== 500 || answer.headers['x-refusal'] === 'account'
          const wrong = [
            ...leaks(answer, others),
            ...storable(answer),
            ...(isAsDue && isRefusal ? [] : [`HTTP ${answer.status}`]),
          ]
          faults.push(...wrong.map((what) => `${way}: ${what}`))
        }
    }
    await Promise.all([look('stranger', 0), look(ANOTHER, 1)])
    expect(faults).toEqual([])
    for (const { path } of queriesOf(things)) {
      const answer = await ask(prefix + path, { headers: { cookie: owner.cookie }, from: address(0) })
      expect.soft(answer.status, path).toBe(200)
      expect.soft(leaks(answer, others), path).not.toEqual([])
    }
  })

  test(`no route handler does or tells anything without cookie and token: ${id}`, wide(!isRussian), async () => {
    const canaries = await canariesOf(OWNER)
    const owner = await signIn(OWNER, address(0))
    const things = await makeOwnThings(OWNER, owner, address(0))
    const acts = actsOf(things)
    const others = canaries.filter((text) => text !== things.booking)
    const odd = isWhole ? await makeOddVisitors(owner, address(0)) : {}
    const elsewhere = { ...headersOf(await signIn(await addClient(), address(0))), ...FOREIGN }
    const visitors = {
      ...(await makeVisitors(owner, address(0))),
      ...odd,
      'cookie only': { cookie: owner.cookie },
      [FOREIGN_PAGE]: elsewhere,
    }
    const faults: string[] = []
    const knock = async ([name, visitor]: [string, Record<string, string>], index: number) => {
      for (const [door, answersTo] of Object.entries(DOORS))
        for (const method of METHODS) {
          if (door === LOGOUT && method !== 'GET' && method !== 'PATCH') continue
          const act = acts[door]?.[method]
          const status = statusOf(answersTo, name, act, method)
          if (status === 'his own' || !isWorthTrying(status, name, isWhole)) continue
          const once = { 'idempotency-key': `key-of-the-matrix-${index}` }
          const headers = { ...visitor, ...once, 'content-type': 'application/json', 'accept-language': id }
          const asking: Asking = { method, headers, from: address(index + 20) }
          const body = JSON.stringify(act?.body ?? {})
          const hasBody = method !== 'GET' && method !== 'DELETE'
          const path = addressOfDoor(door, things) + (act?.query ?? '')
          const answer = await ask(path, hasBody ? { ...asking, body } : asking)
          const way = `${name} ${method} ${door}`
          const isAsDue = status === 'refused' ? Math.floor(answer.status / 100) === 4 : answer.status === status
          const wrong = [...leaks(answer, others), ...(isAsDue ? [] : [`HTTP ${answer.status}, not ${status}`])]
          faults.push(...wrong.map((what) => `${way}: ${what}`))
        }
    }
    await Promise.all(Object.entries(visitors).map(knock))
    expect(faults).toEqual([])
    await expectOwnersThings(owner, things, address(0), canaries)
  })
}

/** Pages of the client area are for nobody to keep. */
function storable({ headers }: Answer): string[] {
  return /private.*no-store/.test(headers['cache-control'] ?? '') ? [] : ['storable']
}

const METHODS = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'] as const

/** Who is signed in, but on a page that is not of this site. */
const FOREIGN_PAGE = 'a page of another site'
const FOREIGN = { origin: 'https://other.example', 'sec-fetch-site': 'cross-site' }

type Act = { ofOwner: number | null; query?: string } | undefined

/** `rejected`: with whatever 4xx, a route handler for anybody or for a key; `his own`: not to be tried, it would be done. */
function statusOf(answersTo: string, name: string, act: Act, method: string): number | 'refused' | 'his own' {
  if (answersTo === 'anybody' || answersTo === 'key') return 'refused'
  if (answersTo === 'back') return method !== 'POST' ? 405 : name === FOREIGN_PAGE ? 403 : 303
  if (answersTo === 'paper') return method !== 'GET' ? 405 : name === 'cookie only' ? 'his own' : 404
  if (answersTo === 'form' && method === 'POST' && name !== FOREIGN_PAGE)
    return name === 'cookie only' ? 'his own' : 404
  if (answersTo === 'form') return method === 'POST' ? 403 : 405
  const isThere = answersTo === 'own' ? act !== undefined : method === 'GET'
  if (!isThere) return 405
  if (answersTo === 'link') return 404
  if (name === FOREIGN_PAGE) return 403
  if (name !== ANOTHER) return 401
  return answersTo === 'client' ? 200 : (act?.ofOwner ?? 'his own')
}

/** What no session changes, and no language, is tried by some, in one. */
function isWorthTrying(status: number | string, name: string, isWhole: boolean): boolean {
  if (status === 405) return isWhole && name === 'stranger'
  return status !== 'refused' || (isWhole && ['stranger', ANOTHER, 'cookie only'].includes(name))
}

/** Pages that a query opens on something of the owner's; `ofAnother`: another client is told that, or sees his own. */
function queriesOf({ booking, driver }: OwnThings): { path: string; ofAnother: number }[] {
  const year = stationDate(0).slice(0, 4)
  const ofOwner = (section: string) => `/account/${section}/${OWNER.id}/`
  return [
    { path: `/account/history/?booking=${booking}`, ofAnother: 500 },
    { path: `/account/history/?booking=${booking}&edit=1`, ofAnother: 500 },
    { path: `${ofOwner('history')}?booking=${booking}`, ofAnother: 500 },
    { path: `/account/drivers/?edit=${driver}`, ofAnother: 200 },
    { path: `${ofOwner('drivers')}?edit=${driver}`, ofAnother: 500 },
    { path: `/account/charge/?year=${year}`, ofAnother: 200 },
    { path: `${ofOwner('charge')}?year=${year}`, ofAnother: 500 },
  ]
}

function headersOf({ cookie, token }: SignedIn): Record<string, string> {
  return { cookie, authorization: `Bearer ${token}` }
}

/** What everybody was rejected is there, and its owner gets it; what he ends here was made for this. */
async function expectOwnersThings(owner: SignedIn, things: OwnThings, from: string, canaries: string[]) {
  const headers = { ...headersOf(owner), 'content-type': 'application/json' }
  const knock = (door: string, method: string, body?: object) =>
    ask(addressOfDoor(door, things), { method, headers, from, ...(body ? { body: JSON.stringify(body) } : {}) })
  for (const [door, answersTo] of Object.entries(DOORS)) {
    if (answersTo !== 'client') continue
    const answer = await knock(door, 'GET')
    expect(answer.status, door).toBe(200)
    expect(leaks(answer, canaries), door).not.toEqual([])
  }
  for (const [door, answersTo] of Object.entries(DOORS)) {
    if (answersTo !== 'paper') continue
    expect((await ask(addressOfDoor(door, things), { headers: { cookie: owner.cookie }, from })).status, door).toBe(200)
  }
  await proveByCode(owner)
  const link = await knock('/api/account/files/[id]/link/', 'POST')
  expect(link.status).toBe(200)
  const scan = await ask(JSON.parse(link.body).data.href, { headers: { cookie: owner.cookie }, from })
  expect([scan.status, scan.headers['content-type']]).toEqual([200, 'image/jpeg'])
  const miles = await knock('/api/account/spend/preview/', 'POST', { booking: things.booking, miles: 1 })
  expect(miles.status, miles.body).toBe(200)
  const quote = await knock('/api/account/history/[number]/quote/', 'POST', RENTAL)
  expect(quote.status, quote.body).toBe(200)
  for (const door of ['/api/account/files/[id]/', '/api/account/sessions/[id]/']) {
    expect((await knock(door, 'DELETE')).status, door).toBe(200)
    expect((await knock(door, 'DELETE')).status, `${door} again`).toBe(404)
  }
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
