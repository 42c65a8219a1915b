import { readdirSync, readFileSync } from 'node:fs'
import { parseEnv } from 'node:util'
import { describe, expect, it } from 'vitest'
import { parse } from 'yaml'
import { readSiteEnv } from '@/lib/config/site-env'
import { readConfig } from '@/provider/config/config'
import { readRendered } from './chart'
import { EXAMPLE, filled, OF_OTHERS, type Variables } from './variables'

const sampleOf = (program: 'site' | 'provider') =>
  filled(parseEnv(readFileSync(`deploy/env/${program}.env.example`, 'utf8')) as Variables)

/** `Environment=` of a unit, as it is for an instance at this port. */
function unitEnv(program: 'site' | 'provider', port: string): Variables {
  const text = readFileSync(`deploy/systemd/sun-${program}@.service`, 'utf8').replaceAll('%i', port)
  const pairs = [...text.matchAll(/^Environment=(.*)$/gm)].flatMap(([, line = '']) => line.split(' '))
  return Object.fromEntries(pairs.map((pair) => pair.split('=') as [string, string]))
}

const compose = parse(readFileSync('deploy/compose/compose.yaml', 'utf8'), { merge: true })

/** Of a pod, with the keys that values.yaml asks of its secret. */
function podEnv(program: 'site' | 'provider', secrets: string[]): Variables {
  const { manifests } = readRendered()
  const pod = manifests.find(({ kind, metadata }) => kind === 'Deployment' && metadata.name === `sun-${program}`)
  const container = pod?.spec.template?.spec.containers.find(({ name }) => name === program)
  const env = Object.fromEntries((container?.env ?? []).map(({ name, value = '' }) => [name, value]))
  const comment = new RegExp(`^${program}:[\\s\\S]*?(# Keys:[\\s\\S]*?)  secret:`, 'm').exec(
    readFileSync('deploy/helm/sun-rent/values.yaml', 'utf8'),
  )?.[1]
  expect(secrets.filter((name) => !comment?.includes(name))).toEqual([])
  return { ...filled(Object.fromEntries(secrets.map((name) => [name, '']))), ...env }
}

const OF_THE_PROVIDER = ['PROVIDER_TOKEN', 'BOOKING_SECRET', 'FILES_MASTER_KEY', 'SMTP_URL', 'MAIL_FROM', 'SMS_URL']

/** What each program is started with, by way of starting it. */
const STARTS = {
  'systemd, site': { ...sampleOf('site'), ...unitEnv('site', '3000') },
  'systemd, provider': { ...sampleOf('provider'), ...unitEnv('provider', '3100') },
  'compose, site': { ...sampleOf('site'), ...compose.services.site.environment },
  'compose, provider': { ...sampleOf('provider'), ...compose.services.provider.environment },
  'the chart, site': { ...podEnv('site', ['PROVIDER_TOKEN']), REDIS_URL: 'rediss://redis.example:6380' },
  'the chart, provider': {
    ...podEnv('provider', [...OF_THE_PROVIDER, 'SMS_TOKEN', 'YOOKASSA_SECRET_KEY']),
    DATABASE_URL: 'postgresql://sun:word@database.example/sun?sslmode=verify-full',
  },
} as Record<string, Variables>

describe('the variables that deploy/ sets', () => {
  it.each(Object.entries(STARTS))('of %s are listed in .env.example', (_name, env) => {
    const strange = Object.keys(env).filter((name) => !(name in EXAMPLE))
    expect(strange.filter((name) => !OF_OTHERS.includes(name))).toEqual([])
  })

  it.each(Object.entries(STARTS))('of %s are enough for live mode', (name, env) => {
    const config = name.endsWith('site') ? readSiteEnv(env) : readConfig(env)
    expect(config).toBeTruthy()
  })

  it.each(['site', 'provider'] as const)('of the %s hold what live mode cannot do without', (program) => {
    const read = program === 'site' ? readSiteEnv : readConfig
    expect(() => read({ ...sampleOf(program), PROVIDER_TOKEN: '' })).toThrow('PROVIDER_TOKEN')
  })

  it('give the site no secret of the provider', () => {
    const secrets = [
      'DATABASE_URL',
      'BOOKING_SECRET',
      'FILES_MASTER_KEY',
      'SMTP_URL',
      'SMS_TOKEN',
      'YOOKASSA_SECRET_KEY',
    ]
    for (const [name, env] of Object.entries(STARTS))
      if (name.endsWith('site')) expect(secrets.filter((secret) => secret in env)).toEqual([])
  })
})

describe('the ports of deploy/', () => {
  const nginx = readFileSync('deploy/nginx/machine.conf', 'utf8')

  it('are those at which the programs listen', () => {
    for (const name of ['systemd, site', 'compose, site']) {
      expect(nginx).toContain(`server 127.0.0.1:${STARTS[name]?.PORT} `)
      expect(STARTS[name]?.PURGE_URLS).toBe(`http://${/listen (127\.0\.0\.1:8\d+)/.exec(nginx)?.[1]}/purge`)
      expect(STARTS[name]?.TRUSTED_PROXY).toBe('127.0.0.1')
    }
    for (const by of ['systemd', 'compose'])
      expect(STARTS[`${by}, site`]?.PROVIDER_URL).toBe(`http://127.0.0.1:${STARTS[`${by}, provider`]?.PROVIDER_PORT}`)
  })

  it('are asked for health at addresses that exist', () => {
    const texts = readdirSync('deploy', { recursive: true, encoding: 'utf8' })
      .filter((name) => /\.(service|ya?ml|tpl)$|Dockerfile$/.test(name) && !name.startsWith('grafana'))
      .map((name) => readFileSync(`deploy/${name}`, 'utf8'))
    const paths = texts.flatMap((text) => [...text.matchAll(/\/((?:health|ready|live)\w*)\b/g)].map(([, path]) => path))
    expect(new Set(paths)).toEqual(new Set(['healthz', 'readyz']))
    expect(readFileSync('server/health.ts', 'utf8')).toMatch(/'\/healthz'[\s\S]*'\/readyz'/)
  })
})
