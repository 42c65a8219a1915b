import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { openStaticFiles } from '@/server/front/static-files'
import { securityHeaders } from '@/server/security-headers'

const root = mkdtempSync(join(tmpdir(), 'static-'))
mkdirSync(join(root, 'assets/cars'), { recursive: true })
mkdirSync(join(root, '.git'))
for (const file of [
  'assets/boot.js',
  'assets/site.css',
  'assets/cars/suv.svg',
  'assets/logo.png',
  'assets/.env',
  '.git/config',
])
  writeFileSync(join(root, file), file)

const serve = openStaticFiles(root, securityHeaders('https://rent.example'))
const server = createServer((request, response) => {
  if (!serve(request, response)) response.writeHead(404).end()
})
const port = await new Promise<number>((resolve) => {
  server.listen(0, '127.0.0.1', () => resolve((server.address() as { port: number }).port))
})
afterAll(() => {
  server.close()
  rmSync(root, { recursive: true })
})

const get = (path: string) => fetch(`http://127.0.0.1:${port}${path}`)

describe('a file that never differs between visitors', () => {
  it.each([
    ['/assets/boot.js', 'text/javascript; charset=utf-8'],
    ['/assets/site.css', 'text/css; charset=utf-8'],
    ['/assets/cars/suv.svg', 'image/svg+xml; charset=utf-8'],
    ['/assets/logo.png', 'image/png'],
  ])('says what %s is and how it is written: %s', async (path, type) => {
    const { headers, status } = await get(path)
    expect([status, headers.get('content-type')]).toEqual([200, type])
    expect(headers.get('x-content-type-options')).toBe('nosniff')
    expect(headers.get('content-security-policy')).toContain("default-src 'none'")
  })

  it('may carry styles of its own when it is a drawing', async () => {
    const policyOf = async (path: string) => (await get(path)).headers.get('content-security-policy')
    expect(await policyOf('/assets/cars/suv.svg')).toContain("style-src 'unsafe-inline'")
    expect(await policyOf('/assets/logo.png')).not.toContain('unsafe-inline')
  })

  it.each([
    '/assets/',
    '/assets/cars/',
    '/assets/.env',
    '/.git/config',
    '/assets/%2e%2e/.git/config',
    '/assets/..%2f.git/config',
  ])('is never %s: no folder is listed, nothing hidden is shown', async (path) => {
    expect((await get(path)).status).toBe(404)
  })
})
