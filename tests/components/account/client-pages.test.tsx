import { readdirSync } from 'node:fs'
import { describe, expect, it, vi } from 'vitest'
import { ClientFrame } from '@/components/account/client-frame'
import { AccessDenied } from '@/components/layout/frame/access-denied'
import { CLIENT_SECTIONS } from '@/lib/account/client-sections'
import { ProviderError } from '@/lib/api/provider/errors'

const OWN = 'o'.repeat(43)
const ID = '71'
const client = {
  id: Number(ID),
  first_name: 'Канарейка',
  last_name: 'Канарейкина',
  middle_name: '',
  bonus_miles: 0,
  loyalty: { level: 'none', km: 0, days: 0, next: null },
  nextBooking: null,
}
const visitor = vi.hoisted(() => ({ cookie: undefined as string | undefined, isProviderAway: false, endsLater: false }))

// These exist only inside Next; the pages' own data layer is the real one, and no middleware stands before it.
vi.mock('next/headers', () => ({
  cookies: async () => ({ get: () => (visitor.cookie === undefined ? undefined : { value: visitor.cookie }) }),
}))
vi.mock('next-intl/server', () => ({ getLocale: async () => 'ru', getTranslations: async () => (key: string) => key }))
vi.mock('@/lib/config/server-env', () => ({ serverEnv: () => ({ SITE_URL: 'http://localhost:3000' }) }))
// A rejection stands also without the branch's phone.
vi.mock('@/lib/api/settings', () => ({ findSettings: async () => null }))
vi.mock('@/lib/api/provider/call-provider', () => ({
  callProvider: async ({ path, session }: { path: string; session: { id: string } }) => {
    if (visitor.isProviderAway) throw new ProviderError('unavailable', 'no answer')
    if (session.id !== OWN) throw new ProviderError('unauthenticated', 'unknown session')
    if (path === '/auth-client/client') return client
    if (visitor.endsLater) throw new ProviderError('unauthenticated', 'signed out elsewhere')
    return { items: [], balance: 0, pending: 0, phone: '', email: null, language: 'ru', consents: [] }
  },
}))

type Props = { params: Promise<{ locale: string; clientId: string | string[] }>; searchParams: Promise<object> }
type ClientPage = {
  default: (props: Props) => Promise<{ type: unknown }>
  generateMetadata: (props: Props) => Promise<object>
}

const ROOT = 'app/[locale]/account/(client)'
const files = readdirSync(ROOT, { recursive: true, encoding: 'utf8' }).filter((file) => /(^|\/)page\.tsx$/.test(file))

const PAGES = await Promise.all(
  files.map(async (path) => {
    const page: ClientPage = await import(`${process.cwd()}/${ROOT}/${path}`)
    return { path, page, isSection: path.includes('...') }
  }),
)

/** What the page renders and what it puts into the head, for the id of an address. */
async function open({ page, isSection }: (typeof PAGES)[number], id: string) {
  const props = {
    params: Promise.resolve({ locale: 'ru', clientId: isSection ? [id] : id }),
    searchParams: Promise.resolve({}),
  }
  const [shown, head] = [await page.default(props), await page.generateMetadata(props)]
  return { type: shown.type, text: JSON.stringify([shown, head]), head }
}

const STRANGERS = [
  { name: 'without a cookie', cookie: undefined, id: ID },
  { name: 'with an empty cookie', cookie: '', id: ID },
  { name: 'with a broken cookie', cookie: `${OWN}'`, id: ID },
  { name: 'with a session that is unknown, expired or revoked', cookie: 'x'.repeat(43), id: ID },
  { name: "who asks for another's id", cookie: OWN, id: '72' },
  { name: 'who writes the own id in another way', cookie: OWN, id: '071' },
  { name: 'whose id is no number', cookie: OWN, id: 'a.b' },
]

describe.each(PAGES)('$path without middleware', (one) => {
  it.each(STRANGERS)('rejects a visitor $name', async ({ cookie, id }) => {
    Object.assign(visitor, { cookie, isProviderAway: false, endsLater: false })
    const { type, head, text } = await open(one, id)
    expect(type).toBe(AccessDenied)
    expect(head).toEqual({})
    expect(text).not.toContain('Канарейк')
  })

  it('rejects whoever was signed out between two questions', async () => {
    Object.assign(visitor, { cookie: OWN, isProviderAway: false, endsLater: true })
    expect((await open(one, ID)).type).toBe(AccessDenied)
  })

  it('fails when the provider is away: that is no rejection', async () => {
    Object.assign(visitor, { cookie: OWN, isProviderAway: true, endsLater: false })
    await expect(open(one, ID)).rejects.toMatchObject({ code: 'unavailable' })
  })

  it('lets its owner in, and says no name in the head', async () => {
    Object.assign(visitor, { cookie: OWN, isProviderAway: false, endsLater: false })
    const { type, head } = await open(one, ID)
    expect(type).toBe(ClientFrame)
    expect(JSON.stringify(head)).not.toContain('Канарейк')
    expect(head).toMatchObject({ robots: { index: false } })
  })
})

it('covers every page of the client area', () => {
  expect(PAGES).toHaveLength(CLIENT_SECTIONS.length + 1)
})
