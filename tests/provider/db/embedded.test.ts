// @vitest-environment node
import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, statSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { afterAll, describe, expect, it } from 'vitest'
import { type EmbeddedPostgres, startEmbedded } from '@/provider/db/embedded/embedded'

const directory = mkdtempSync(join(tmpdir(), 'embedded with a space '))
let server: EmbeddedPostgres | undefined

async function query(sql: string, database = 'postgres'): Promise<unknown[]> {
  const client = new pg.Client({ connectionString: server?.url.replace('/postgres?', `/${database}?`) })
  await client.connect()
  const { rows } = await client.query(sql).finally(() => client.end())
  return rows
}

const postmasterPid = () => Number(readFileSync(join(directory, 'data', 'postmaster.pid'), 'utf8').split('\n')[0])
const socketFolder = () => new URL(server?.url ?? '').searchParams.get('host') ?? ''

describe('startEmbedded', () => {
  afterAll(async () => {
    await server?.stop()
    rmSync(directory, { recursive: true, force: true })
  })

  it('serves a real PostgreSQL in which another database can be made and reached', async () => {
    server = await startEmbedded({ dataDir: directory })
    await query('create database rent')
    await query('create table cars (plate text)', 'rent')
    await query("insert into cars values ('А001АА')", 'rent')
    expect(
      await query("select lower(plate) as plate, current_setting('listen_addresses') as port from cars", 'rent'),
    ).toEqual([{ plate: 'а001аа', port: '' }])
  })

  it('attaches to a server that still runs instead of starting a second one', async () => {
    const pid = postmasterPid()
    server = await startEmbedded({ dataDir: directory })
    expect(postmasterPid()).toBe(pid)
    expect(await query('select plate from cars', 'rent')).toHaveLength(1)
  })

  it('stop leaves no process and no socket behind, a new start keeps the data', async () => {
    const folder = socketFolder()
    const pid = postmasterPid()
    await server?.stop()
    expect(existsSync(folder)).toBe(false)
    expect(
      spawnSync('ps', ['-o', 'stat=', '-p', String(pid)])
        .stdout.toString()
        .trim(),
    ).toMatch(/^(Z.*)?$/)

    server = await startEmbedded({ dataDir: directory })
    expect(await query('select plate from cars', 'rent')).toEqual([{ plate: 'А001АА' }])
  })

  it('starts again, with everything committed, after the server was killed', async () => {
    await query("insert into cars values ('А002АА')", 'rent')
    process.kill(postmasterPid(), 'SIGKILL')

    server = await startEmbedded({ dataDir: directory })
    expect(await query('select plate from cars order by plate', 'rent')).toHaveLength(2)
  })

  it('says that it was killed, and is found at the same address afterwards, whatever the dead one left there', async () => {
    const { url, ended } = server ?? {}
    process.kill(postmasterPid(), 'SIGKILL')
    expect(await ended).toBe('SIGKILL')
    // As of a zombie, or of a stranger that was given the number: PostgreSQL would not start beside it.
    writeFileSync(join(socketFolder(), '.s.PGSQL.5432.lock'), `${process.pid}\n${directory}/data\n0\n5432\n`)

    server = await startEmbedded({ dataDir: directory })
    expect(server.url).toBe(url)
    expect(await query('select plate from cars', 'rent')).toHaveLength(2)
  })

  it('tells of the death of a server that it found running, too', async () => {
    server = await startEmbedded({ dataDir: directory })
    process.kill(postmasterPid(), 'SIGKILL')
    expect(await server.ended).toBe('it is gone')
    server = await startEmbedded({ dataDir: directory })
  })

  it('ends a start on a signal, and leaves nothing running', async () => {
    await server?.stop()
    const stopping = new AbortController()
    const starting = startEmbedded({ dataDir: directory, stopping: stopping.signal })
    stopping.abort()
    await expect(starting).rejects.toThrow('aborted')
    expect(existsSync(join(directory, 'data', 'postmaster.pid'))).toBe(false)
  })

  it('rejects something else in the place of its socket folder', async () => {
    const [folder, elsewhere] = [socketFolder(), join(directory, 'elsewhere')]
    mkdirSync(elsewhere)
    symlinkSync(elsewhere, folder)
    await expect(startEmbedded({ dataDir: directory })).rejects.toThrow(`${folder} belongs to somebody else`)
    rmSync(folder)
    server = await startEmbedded({ dataDir: directory })
  })

  it('moves a server that serves elsewhere to where the next one will be', async () => {
    const { url } = server ?? {}
    const { TMPDIR } = process.env
    const other = mkdtempSync(join(tmpdir(), 'else-'))
    process.env.TMPDIR = other
    server = await startEmbedded({ dataDir: directory })
    expect(server.url).not.toBe(url)
    if (TMPDIR === undefined) delete process.env.TMPDIR
    else process.env.TMPDIR = TMPDIR

    server = await startEmbedded({ dataDir: directory })
    expect(server.url).toBe(url)
    expect(await query('select plate from cars', 'rent')).toHaveLength(2)
    rmSync(other, { recursive: true, force: true })
  })

  it('keeps out of its log the values of a failed statement, and the log readable by its owner only', async () => {
    await query('create table drivers (id int primary key, phone text check (length(phone) > 90))', 'rent')
    const failing = [
      "insert into drivers values (1, 'canary-1')",
      "insert into drivers values ('canary-2', null)",
      'select 1 as "canary-3',
    ]
    for (const sql of failing) await expect(query(sql, 'rent')).rejects.toThrow()
    const log = join(directory, 'postgres.log')
    expect(readFileSync(log, 'utf8')).toContain('ready to accept connections')
    expect(readFileSync(log, 'utf8')).not.toContain('canary')
    expect(statSync(log).mode & 0o777).toBe(0o600)
  })

  it('names DATABASE_URL when it cannot start', async () => {
    const belowAFile = join(directory, 'postgres.log', 'data')
    await expect(startEmbedded({ dataDir: belowAFile })).rejects.toThrow('DATABASE_URL')
  })
})
