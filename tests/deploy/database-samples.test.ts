import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { type AddressInfo, createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, describe, expect, it } from 'vitest'
import { parse } from 'yaml'
import { chooseAccount } from '@/provider/db/embedded/account'
import { NO_PGBOUNCER } from '@/tests/setup/pgbouncer'
import { reportSkipped } from '@/tests/setup/report-skipped'

const NO_PATRONI =
  spawnSync('patroni', ['--version'], { stdio: 'ignore' }).status === 0
    ? null
    : 'there is no patroni (apt-get install patroni)'
reportSkipped('of the sample for Patroni', NO_PATRONI)
reportSkipped('of the sample for PgBouncer', NO_PGBOUNCER)

const patroni = readFileSync('deploy/patroni/patroni.yml', 'utf8')
const bouncer = readFileSync('deploy/pgbouncer/pgbouncer.ini', 'utf8')
/** Version of Debian 12, which knows all but this. */
const SINCE_1_21 = /^max_prepared_statements = 500$/m

const children: ChildProcess[] = []
const folders: string[] = []
afterEach(() => {
  for (const child of children.splice(0)) child.kill('SIGKILL')
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true, force: true })
})

function openFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'sun-sample-'))
  folders.push(folder)
  return folder
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  server.close()
  return port
}

describe('the sample for Patroni', () => {
  it.skipIf(NO_PATRONI !== null)('passes its own validation', async () => {
    const file = join(openFolder(), 'patroni.yml')
    const [rest, postgres] = await Promise.all([freePort(), freePort()])
    // The validation also tries the ports and the folder of the machine.
    const here = patroni
      .replaceAll('listen: 10.0.0.11:8008', `listen: 127.0.0.1:${rest}`)
      .replaceAll('listen: 10.0.0.11:5432', `listen: 127.0.0.1:${postgres}`)
      .replaceAll('/var/lib/postgresql/15/sun', join(openFolder(), 'none'))
    writeFileSync(file, here)
    const { stdout, stderr } = spawnSync('patroni', ['--validate-config', file], { encoding: 'utf8' })
    // It connects to etcd as well, which a test has none of.
    const faults = `${stdout}${stderr}`.split('\n').filter((line) => /^\S+ .*(didn't pass|is not defined)/.test(line))
    expect(faults.filter((line) => !/bin_dir|etcd3?\.hosts/.test(line))).toEqual([])
  })

  it('waits for a second copy of every commit, and keeps statements out of the log', () => {
    const { ttl, loop_wait, retry_timeout, synchronous_mode, postgresql } = parse(patroni).bootstrap.dcs
    expect(synchronous_mode).toBe(true)
    // What Patroni itself asks for; else a primary steps down while nothing is wrong.
    expect(ttl).toBeGreaterThanOrEqual(loop_wait + 2 * retry_timeout)
    expect(postgresql.parameters).toMatchObject({ log_min_error_statement: 'panic', log_error_verbosity: 'terse' })
  })
})

describe('the sample for PgBouncer', () => {
  it('shares connections as the provider expects', () => {
    expect(bouncer).toMatch(/^pool_mode = transaction$/m)
    expect(bouncer).toMatch(SINCE_1_21)
    expect(readFileSync('.env.example', 'utf8')).toContain('max_prepared_statements (500 is right)')
  })

  it.skipIf(NO_PGBOUNCER !== null)('is started by PgBouncer', async () => {
    const folder = mkdtempSync('/tmp/sun-sample-')
    folders.push(folder)
    const account = chooseAccount(folder, '/usr/sbin/pgbouncer')
    const settings = join(folder, 'pgbouncer.ini')
    writeFileSync(join(folder, 'userlist.txt'), '"sun" "word"\n', { mode: 0o644 })
    const here = bouncer
      .replace(SINCE_1_21, '')
      .replace('listen_port = 6432', `listen_port = ${await freePort()}`)
      .replaceAll('/etc/pgbouncer/userlist.txt', join(folder, 'userlist.txt'))
      .replace('server_tls_ca_file = /etc/pgbouncer/ca.crt', 'server_tls_ca_file = /etc/ssl/certs/ca-certificates.crt')
    writeFileSync(settings, `${here}unix_socket_dir =\n`, { mode: 0o644 })
    const [command = '', ...rest] = [...account.prefix, '/usr/sbin/pgbouncer']
    const child = spawn(command, [...rest, settings], { ...account.spawn, stdio: ['ignore', 'ignore', 'pipe'] })
    children.push(child)
    let log = ''
    await new Promise<void>((done) => {
      child.stderr?.on('data', (line: Buffer) => {
        log += line.toString()
        if (log.includes('process up')) done()
      })
      child.once('exit', () => done())
    })
    expect(log).toContain('process up')
    expect(log).not.toMatch(/WARNING|ERROR|FATAL/)
  })
})
