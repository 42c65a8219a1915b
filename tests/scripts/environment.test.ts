import { describe, expect, it } from 'vitest'
import { requirePlausible } from '../../scripts/environment.mjs'

describe('before anything is installed the start', () => {
  it.each([
    { env: { SUN_MODE: 'prod' }, line: 'SUN_MODE must be demo or live' },
    ...['0', '65536', 'http', '3.5'].map((PORT) => ({ env: { PORT }, line: 'PORT must be a number from 1 to 65535' })),
    { env: { PROVIDER_PORT: '-1' }, line: 'PROVIDER_PORT must be a number from 1 to 65535' },
    { env: { SANDBOX_PORT: 'any' }, line: 'SANDBOX_PORT must be a number from 1 to 65535' },
    { env: { SITE_URL: 'rent.example' }, line: 'SITE_URL must be an http or https address' },
    { env: { PROVIDER_URL: 'ftp://rent.example' }, line: 'PROVIDER_URL must be an http or https address' },
    { env: { DATABASE_URL: 'mysql://sun:canary@db/sun' }, line: 'DATABASE_URL must be a postgresql:// address' },
  ])('says in one line what is wrong with $env', ({ env, line }) => {
    expect(() => requirePlausible(env)).toThrow(new RegExp(`^${line}$`))
  })

  it('names everything that is wrong at once, a line each', () => {
    expect(() => requirePlausible({ SUN_MODE: 'prod', PORT: 'http', HOST: '0.0.0.0' })).toThrow(
      /^SUN_MODE [^\n]+\nPORT [^\n]+$/,
    )
  })

  it.each([
    {},
    { SUN_MODE: '', PORT: '', DATABASE_URL: '' },
    { SUN_MODE: 'live', PORT: '65535', SITE_URL: 'https://rent.example', DATABASE_URL: 'postgresql://sun@/sun' },
    { DATABASE_URL: 'postgres://sun@localhost/sun?host=%2Ftmp' },
  ])('accepts %o', (env) => {
    expect(() => requirePlausible(env)).not.toThrow()
  })
})
