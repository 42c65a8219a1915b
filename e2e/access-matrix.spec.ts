import { readdirSync } from 'node:fs'
import { expect, test } from '@playwright/test'
import { CLIENT_SECTIONS } from '@/lib/account/client-sections'
import { CLIENT_ROUTES } from '@/lib/routing/routes'
import { type Answer, type Asking, ask, askOn } from './setup/ask'
import { canariesOf, DEMO_CLIENTS, endSession, type SignedIn, signIn } from './setup/demo-clients'
import { LANGUAGES } from './setup/languages'

const OWNER = DEMO_CLIENTS.rich
const OTHER = DEMO_CLIENTS.poor

/** Every page of the client area as the owner's: with the id, and the sections without it. */
const PAGES = [
  ...CLIENT_ROUTES.filter((route) => route.includes(':')).map((route) => route.replace(':slug', String(OWNER.id))),
  ...CLIENT_SECTIONS.map((section) => `/account/${section}/`),
]

const DOORS = readdirSync('app/api', { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('route.ts'))
  .map((file) => `/api/${file.replace(/route\.ts$/, '')}`)

/** Doors that answer a client's own data, and only to cookie and token together. */
const CLIENT_DOORS = ['/api/auth/client/']
/** Answers the same whoever knocks, and would end the sessions that are tried here. */
const LOGOUT = '/api/auth/logout/'

/** Addresses that are read differently by whoever routes and by whoever guards (SECURITY §8 A3). */
const TRICKS = [
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
  { rsc: '1' },
  { rsc: '1', 'next-router-prefetch': '1' },
  { rsc: '1', 'next-router-prefetch': '1', 'next-router-segment-prefetch': '/_tree' },
  { 'x-nextjs-data': '1' },
  { 'x-middleware-prefetch': '1' },
  { 'x-middleware-subrequest': 'middleware:middleware:middleware:middleware:middleware' },
  { 'x-middleware-subrequest': 'src/middleware:src/middleware:src/middleware:src/middleware:src/middleware' },
  { 'x-invoke-path': '/account/1/', 'x-matched-path': '/account/1/' },
  { 'x-internal-page': '1', 'x-now-route-matches': '1=1' },
]

for (const [index, language] of LANGUAGES.entries()) {
  const { id, prefix, errors } = language
  const address = (number: number) => `127.7.${index}.${number + 1}`

  test(`nobody but the owner gets a byte of the client area: ${id}`, async () => {
    const canaries = await canariesOf(OWNER)
    const owner = await signIn(OWNER, address(0))
    for (const [number, [name, headers]] of Object.entries(await makeVisitors(owner, address(0))).entries()) {
      const from = address(number + 1)
      const look = (path: string) => ask(prefix + path, { headers, from })
      for (const path of PAGES) {
        const answer = await look(path)
        // A section without an id is whoever asks for it his own.
        const isOwnSection = name.startsWith('another') && !path.includes(String(OWNER.id))
        expect.soft(answer.status, `${name} ${path}`).toBe(isOwnSection ? 200 : 500)
        expect.soft(leaks(answer, canaries), `${name} ${path}`).toEqual([])
        expect.soft(answer.headers['cache-control'], path).toMatch(/private.*no-store/)
        if (isOwnSection) continue
        expect.soft(answer.headers['x-refusal'], path).toBe('account')
        expect.soft(answer.body, path).toContain(`<title>${errors.refusedTitle}</title>`)
        expect.soft(answer.body, path).toContain(`href="${prefix}/account/login/"`)
      }
    }
    await expectOwner(owner, prefix, canaries)
  })

  test(`no path or header leads round the wall: ${id}`, async () => {
    const canaries = await canariesOf(OWNER)
    const owner = await signIn(OWNER, address(0))
    const visitors = await makeVisitors(owner, address(0))
    for (const [number, name] of (['stranger', 'another client', 'revoked'] as const).entries()) {
      const asking = { headers: visitors[name], from: address(number + 1) }
      const ways = [
        ...TRICKS.map((path) => ({ path, headers: {} })),
        ...TRICK_HEADERS.flatMap((headers) =>
          ['/account/1/', '/account/settings/1/'].map((path) => ({ path, headers })),
        ),
      ]
      for (const { path, headers } of ways)
        for (const answer of await askOn(prefix + path, { ...asking, headers: { ...asking.headers, ...headers } })) {
          const way = `${name} ${path} ${JSON.stringify(headers)}`
          expect.soft(leaks(answer, canaries), way).toEqual([])
          expect.soft(answer.headers['cache-control'] ?? 'no-store', way).toMatch(/no-store|no-cache/)
        }
    }
  })

  test(`no door tells a client's data without cookie and token: ${id}`, async () => {
    const canaries = await canariesOf(OWNER)
    const owner = await signIn(OWNER, address(0))
    const visitors = { ...(await makeVisitors(owner, address(0))), 'cookie only': { cookie: owner.cookie } }
    const number = canaries.find((text) => /^\d{7}$/.test(text)) ?? ''
    for (const [index, [name, visitor]] of Object.entries(visitors).entries())
      for (const door of DOORS)
        for (const method of door === LOGOUT ? ['GET', 'PATCH'] : ['GET', 'POST', 'PATCH']) {
          const headers = { ...visitor, 'content-type': 'application/json', 'accept-language': id }
          const asking: Asking = {
            method,
            headers,
            from: address(index + 20),
            ...(method === 'GET' ? {} : { body: '{}' }),
          }
          const answer = await ask(door.replace('[number]', number), asking)
          const way = `${name} ${method} ${door}`
          expect
            .soft(
              leaks(
                answer,
                canaries.filter((text) => text !== number),
              ),
              way,
            )
            .toEqual([])
          expect.soft(answer.status, way).toBeGreaterThanOrEqual(400)
          expect.soft(answer.status, way).toBeLessThan(500)
          if (CLIENT_DOORS.includes(door) && method === 'GET') expect.soft(answer.status, way).toBe(401)
        }
    const headers = { cookie: owner.cookie, authorization: `Bearer ${owner.token}` }
    for (const door of CLIENT_DOORS) {
      const answer = await ask(door, { headers, from: address(0) })
      expect(answer.status).toBe(200)
      expect(leaks(answer, canaries)).not.toEqual([])
    }
  })
}

type Visitors = Record<
  'stranger' | 'another client' | 'expired' | 'revoked' | 'idle' | 'token only',
  Record<string, string>
> &
  Record<string, Record<string, string>>

/** Whoever is not the owner, as headers. */
async function makeVisitors(owner: SignedIn, from: string): Promise<Visitors> {
  const [other, expired, revoked, idle] = await Promise.all([
    signIn(OTHER, from),
    signIn(OWNER, from),
    signIn(OWNER, from),
    signIn(OWNER, from),
  ])
  await Promise.all([endSession(expired, 'expired'), endSession(revoked, 'revoked'), endSession(idle, 'idle')])
  const [name = ''] = owner.cookie.split('=')
  const bearer = { authorization: `Bearer ${owner.token}` }
  return {
    stranger: {},
    'another client': { cookie: other.cookie },
    "another client's cookie with the owner's token": { cookie: other.cookie, ...bearer },
    expired: { cookie: expired.cookie },
    revoked: { cookie: revoked.cookie },
    idle: { cookie: idle.cookie },
    'token only': bearer,
    'the token as a cookie': { cookie: `${name}=${owner.token}` },
    'an unknown cookie': { cookie: `${name}=${'A'.repeat(43)}` },
    'a broken cookie': { cookie: `${name}=%00"'; x` },
  }
}

/** The canaries are there to be found: the owner's own pages are full of them. */
async function expectOwner({ cookie }: SignedIn, prefix: string, canaries: string[]): Promise<void> {
  for (const path of ['/account/1/', '/account/history/', '/account/drivers/1/', '/account/settings/1/']) {
    const answer = await ask(prefix + path, { headers: { cookie } })
    expect.soft(answer.status, path).toBe(200)
    expect.soft(answer.headers['cache-control'], path).toContain('private')
    expect.soft(answer.headers['cache-control'], path).toContain('no-store')
    expect.soft(leaks(answer, canaries), path).not.toEqual([])
  }
}

function leaks({ headers, body }: Answer, canaries: string[]): string[] {
  const text = `${JSON.stringify(headers)}\n${body}`
  return canaries.filter((canary) => text.includes(canary))
}
