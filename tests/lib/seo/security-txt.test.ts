import { readFileSync } from 'node:fs'
import { describe, expect, it, vi } from 'vitest'

const settings = vi.hoisted(() => ({ now: { main_email: 'branch@example.com' } as { main_email: string } | null }))
vi.mock('@/lib/api/settings', () => ({ findSettings: async () => settings.now }))
vi.mock('@/lib/config/server-env', () => ({ serverEnv: () => ({ SITE_URL: 'https://rent.example.com' }) }))

const { GET } = await import('@/app/.well-known/security.txt/route')
const { securityTxt } = await import('@/lib/seo/security-txt')

describe('security.txt', () => {
  it('names the address of the settings, and a term within a year', async () => {
    const response = await GET()
    expect([response.status, response.headers.get('content-type')]).toEqual([200, 'text/plain; charset=utf-8'])
    const lines = (await response.text()).trimEnd().split('\n')
    const named = (name: string) => lines.filter((line) => line.startsWith(`${name}: `))
    // RFC 9116: at least one contact, exactly one term, each contact an address with its scheme.
    expect(named('Contact')).toEqual([
      'Contact: mailto:branch@example.com',
      'Contact: https://rent.example.com/contacts/',
    ])
    expect(named('Canonical')).toEqual(['Canonical: https://rent.example.com/.well-known/security.txt'])
    const [expires = '', ...more] = named('Expires')
    const days = (Date.parse(expires.slice('Expires: '.length)) - Date.now()) / 86_400_000
    expect([more, days > 90, days < 365]).toEqual([[], true, true])
  })

  it('is not served without an address to write to', async () => {
    settings.now = null
    expect((await GET()).status).toBe(503)
    settings.now = { main_email: 'branch@example.com' }
  })

  it('lets no setting add a line', () => {
    const text = securityTxt({ email: 'a@b.c\nContact: mailto:x@y.z', site: 'https://a.example', now: new Date(0) })
    expect(text.match(/^Contact:/gm)).toHaveLength(2)
  })

  it('is not taken for a page of a language', () => {
    const [, matcher = ''] = /'(\/\(\(\?!.+)'/.exec(readFileSync('middleware.ts', 'utf8')) ?? []
    expect(new RegExp(`^${matcher.replaceAll('\\\\', '\\')}$`).test('/.well-known/security.txt')).toBe(false)
    expect(new RegExp(`^${matcher.replaceAll('\\\\', '\\')}$`).test('/.well-known/other.txt')).toBe(true)
  })
})
