import { afterEach, describe, expect, it } from 'vitest'
import { markStatus } from '@/lib/routing/status-scope'
import { openSite } from './open-site'

describe('a rejected page of the client area', () => {
  let site: Awaited<ReturnType<typeof openSite>>
  afterEach(() => site.close())

  const openRefusing = () =>
    openSite((_request, response) => {
      markStatus(500, 'account')
      response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' })
      response.write('refused')
      response.end()
    })

  it.each([
    ['/account/1046333/', '/account/:client_id/'],
    ['/en/account/1046333/?from=1046333', '/account/:client_id/'],
    ['/cn/account/fines/1046333/', '/account/fines/:client_id/'],
    ['/zh-CN/account/history/1046333', '/account/history/:client_id/'],
    ['/%61ccount/spend/%31046333/', '/account/spend/:client_id/'],
    ['/account/drivers/', '/account/drivers/'],
    ['/account/', '/account/'],
    ['/account/nothing/1046333/1046333/', '/account/'],
  ])('%s is logged once, with the request’s id and without the client’s', async (path, pattern) => {
    site = await openRefusing()
    const answer = await site.get(path)
    expect(site.denials).toEqual([{ requestId: answer.headers['x-request-id'], path: pattern }])
    expect(site.failures).toEqual([])
  })

  it('is logged as a soft navigation and as HEAD too', async () => {
    site = await openRefusing()
    await site.get('/account/1/', {}, 'HEAD')
    expect(site.denials).toHaveLength(1)
    site.close()
    site = await openSite((_request, response) => {
      response.writeHead(200, { 'content-type': 'text/x-component' })
      markStatus(500, 'account')
      response.end('0:"refused"\n')
    })
    await site.get('/account/1/?_rsc=1', { rsc: '1' })
    expect(site.denials).toHaveLength(1)
  })

  it('is the only one that is logged so', async () => {
    site = await openSite((_request, response) => {
      markStatus(404)
      response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' }).end('missing')
    })
    await site.get('/account/1/')
    expect(site.denials).toEqual([])
  })
})
