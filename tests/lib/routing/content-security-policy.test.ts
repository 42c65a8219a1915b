import { afterEach, expect, it, vi } from 'vitest'

afterEach(() => {
  vi.unstubAllEnvs()
  vi.resetModules()
})

it.each([
  ['production', false],
  ['test', false],
  ['development', true],
])('a page lets texts be evaluated and styles be written in development only: %s', async (mode, isLoose) => {
  vi.stubEnv('NODE_ENV', mode)
  vi.resetModules()
  const { pagePolicy } = await import('@/lib/routing/content-security-policy')
  expect(pagePolicy('n', '/').includes("'unsafe-")).toBe(isLoose)
})

it('no style is allowed but those of our own files', async () => {
  vi.stubEnv('NODE_ENV', 'production')
  vi.resetModules()
  const { pagePolicy } = await import('@/lib/routing/content-security-policy')
  expect(pagePolicy('n', '/')).toContain("; style-src 'self'; ")
})

it('texts become HTML and scripts by one named policy only; the development server needs more', async () => {
  for (const [mode, isStrict] of [
    ['production', true],
    ['development', false],
  ] as const) {
    vi.stubEnv('NODE_ENV', mode)
    vi.resetModules()
    const { pagePolicy } = await import('@/lib/routing/content-security-policy')
    const rules = pagePolicy('n', '/').split('; ')
    expect(rules.includes("require-trusted-types-for 'script'")).toBe(isStrict)
    expect(rules.includes('trusted-types default')).toBe(isStrict)
  }
})

it('no page but that of the map may show what another site has not released', async () => {
  const { embedderPolicy } = await import('@/lib/routing/content-security-policy')
  for (const path of ['/', '/en/', '/contacts/more/', '/cn/rent/']) expect(embedderPolicy(path)).toBe('require-corp')
  for (const path of ['/contacts/', '/en/contacts/', '/cn/contacts/']) expect(embedderPolicy(path)).toBe('unsafe-none')
})
