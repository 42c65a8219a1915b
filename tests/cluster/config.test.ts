import { execFileSync } from 'node:child_process'
import { chmodSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { nginxConfig } from '@/cluster/config/nginx'
import { patroniConfig } from '@/cluster/config/patroni'
import { pgbouncerConfig, primaryConfig, roleCallback } from '@/cluster/config/pgbouncer'
import { portsFrom } from '@/cluster/options'
import { clusterSecrets } from '@/cluster/secrets'

const PORTS = portsFrom(4000)

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'sun-config-'))
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

describe('settings of nginx', () => {
  it('let the front learn the visitor from nginx alone, and the provider see no forwarded address', () => {
    const [site = '', inner = ''] = nginxConfig(PORTS, { folder }).split('# For the fronts alone')
    expect(site).toContain('proxy_set_header X-Forwarded-For $remote_addr;')
    expect(inner).not.toContain('X-Forwarded-For')
  })

  it('say host and connection in every location, which inherits none beside a header of its own', () => {
    const locations = nginxConfig(PORTS, { folder }).split('location / {').slice(1)
    expect(locations).toHaveLength(2)
    for (const location of locations) {
      expect(location).toContain('proxy_set_header Host $http_host;')
      expect(location).toContain('proxy_set_header Connection "";')
    }
  })

  it('repeat no request that was sent and might change something', () => {
    const config = nginxConfig(PORTS, { folder })
    expect(config).toContain('proxy_next_upstream error timeout;')
    expect(config).not.toContain('non_idempotent')
  })

  it('send nothing to a drained server, and everything to the other', () => {
    const config = nginxConfig(PORTS, { folder, drained: [PORTS.fronts[0]] })
    expect(config).toContain(`server 127.0.0.1:${PORTS.fronts[0]} down;`)
    expect(config).toMatch(new RegExp(`server 127.0.0.1:${PORTS.fronts[1]} max_fails=\\d`))
  })
})

describe('settings of Patroni', () => {
  const node = () => ({
    ...{ name: 'database-2', index: 1 as const, folder, ports: PORTS, callback: join(folder, 'callback') },
    ...{ programs: { postgres: '/usr/lib/postgresql/15/bin/postgres' }, secrets: clusterSecrets(folder) },
    isSynchronous: true,
  })

  it('are those of one node, and want a synchronous replica', () => {
    const config = JSON.parse(patroniConfig(node()))
    expect(config.name).toBe('database-2')
    expect(config.postgresql).toMatchObject({ listen: '127.0.0.1:4011', bin_dir: '/usr/lib/postgresql/15/bin' })
    expect(config.bootstrap.dcs.synchronous_mode).toBe(true)
  })

  it('leave time for a retry before the key of the leader ends', () => {
    const { ttl, loop_wait, retry_timeout } = JSON.parse(patroniConfig(node())).bootstrap.dcs
    expect(ttl).toBeGreaterThanOrEqual(loop_wait + 2 * retry_timeout)
  })

  it('take no connection without a password', () => {
    const { pg_hba } = JSON.parse(patroniConfig(node())).postgresql
    expect(pg_hba.every((line: string) => line.endsWith(' scram-sha-256'))).toBe(true)
  })
})

describe('PgBouncer', () => {
  it('reads where the primary is from the file that the callback writes', () => {
    expect(pgbouncerConfig(folder, PORTS)).toContain(`%include ${join(folder, 'primary.ini')}`)
  })

  it.each([
    { role: 'master', file: primaryConfig(4011) },
    { role: 'primary', file: primaryConfig(4011) },
    { role: 'replica', file: primaryConfig(4010) },
  ])('is pointed at a server that has become $role as it should', ({ role, file }) => {
    const primary = join(folder, 'primary.ini')
    const callback = join(folder, 'callback')
    writeFileSync(primary, primaryConfig(4010))
    writeFileSync(callback, roleCallback(folder, 4011))
    chmodSync(callback, 0o700)
    execFileSync(callback, ['on_role_change', role, 'sun-rent'])
    expect(readFileSync(primary, 'utf8')).toBe(file)
  })
})

describe('passwords of the cluster', () => {
  it('are made once, each its own', () => {
    const secrets = clusterSecrets(folder)
    expect(new Set(Object.values(secrets)).size).toBe(Object.keys(secrets).length)
    expect(clusterSecrets(folder)).toEqual(secrets)
  })
})
