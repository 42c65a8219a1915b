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
