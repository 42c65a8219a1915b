import { mkdtempSync, rmSync } from 'node:fs'
import { createServer, type Server } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { startProgram } from '../../scripts/program.mjs'
import { isReadyProvider, isReadySite } from '../../scripts/readiness.mjs'

const SITE = '{"status":"ok"}'
const PROVIDER = '{"status":"success","data":{"ready":true}}'

let server: Server
let answer: string
let url: string
beforeEach(async () => {
  server = createServer((_, response) => response.end(answer))
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', () => resolve()))
  const address = server.address()
  url = `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}/readyz`
})
afterEach(async () => {
  server.closeAllConnections()
  await new Promise((resolve) => server.close(resolve))
})

function start(script: string) {
  return startProgram({ name: 'site', args: ['-e', script], cwd: '.', env: process.env, logFile: null })
}

describe('a program', () => {
  it('is not ready because somebody else answers 200 in its place', async () => {
    answer = PROVIDER
    const program = start('process.exit(3)')
    await expect(program.ready(url, isReadySite)).rejects.toThrow('The site did not start (exit code 3)')
  })

  it('is ready when it says so itself, and ends when it is told to', async () => {
    answer = SITE
    const program = start('setInterval(() => {}, 1000)')
    await program.ready(url, isReadySite)
    await program.stop()
    expect(await program.ended).toBe('SIGTERM')
  })

  it('is asked over its socket where it listens on one', async () => {
    const [folder, silent] = [mkdtempSync(join(tmpdir(), 'program-')), 'http://127.0.0.1:9/readyz']
    const socket = join(folder, 'site')
    const own = createServer((_, response) => response.end(SITE))
    await new Promise<void>((resolve) => own.listen(socket, () => resolve()))
    const program = start('setInterval(() => {}, 1000)')
    await program.ready(silent, isReadySite, { socketPath: socket })
    await program.stop()
    await new Promise((resolve) => own.close(resolve))
    rmSync(folder, { recursive: true })
  })

  it.each([
    { body: SITE, site: true, provider: false },
    { body: PROVIDER, site: false, provider: true },
    { body: '{"status":"draining"}', site: false, provider: false },
    { body: '<main>', site: false, provider: false },
    { body: 'null', site: false, provider: false },
  ])('is known by $body', ({ body, site, provider }) => {
    expect([isReadySite(body), isReadyProvider(body)]).toEqual([site, provider])
  })
})
