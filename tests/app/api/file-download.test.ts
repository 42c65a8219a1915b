import { NextRequest } from 'next/server'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { GET } from '@/app/api/account/files/download/[token]/route'

const [SESSION, TOKEN] = ['s'.repeat(43), 't'.repeat(43)]

beforeEach(() => {
  vi.stubEnv('PROVIDER_TOKEN', 'token-of-the-test')
  vi.stubEnv('SITE_URL', 'http://localhost:3000')
})
afterEach(() => {
  vi.unstubAllGlobals()
  vi.unstubAllEnvs()
})

function download(type: string) {
  vi.stubGlobal('fetch', async () => new Response('bytes', { headers: { 'content-type': type } }))
  const headers = { cookie: `sid=${SESSION}`, 'sec-fetch-site': 'same-origin' }
  const request = new NextRequest(`http://localhost:3000/api/account/files/download/${TOKEN}/`, { headers })
  return GET(request, { params: Promise.resolve({ token: TOKEN }) })
}

describe('a scan', () => {
  it.each(['application/pdf', 'text/html', 'image/svg+xml'])(
    'that the provider calls %s is sent as an attachment of a PDF: no browser shows it as a page of the site',
    async (type) => {
      const response = await download(type)
      expect(response.status).toBe(200)
      expect(Object.fromEntries(response.headers)).toMatchObject({
        'content-disposition': 'attachment; filename="scan.pdf"',
        'content-type': 'application/pdf',
        'content-security-policy': "default-src 'none'; sandbox",
        'x-content-type-options': 'nosniff',
      })
    },
  )

  it('that is a picture, written anew, may be shown', async () => {
    const response = await download('image/jpeg')
    expect(response.headers.get('content-disposition')).toBe('inline; filename="scan.jpg"')
  })
})
