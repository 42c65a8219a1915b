import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { ProviderError } from '@/lib/api/provider/errors'
import { logFailure } from '@/lib/api/provider/log-failure'
import { createSiteLog } from '@/server/site-log'
import { openSite } from './open-site'

const TOKEN = 'Zk3vQ9yT1bXw7uR5sP2mN8cL4hJ6gF0dA-eB_iKoMzQ'
const SECRETS = /79995550001|secretova|Секретова|b\.example|Zk3vQ9|secret-|203\.0\.113\.9/
const PERSON = {
  ...{ phone: '+79995550001', email: 'secretova@b.example', last_name: 'Секретова', key: 'secret-key', session: TOKEN },
  ...{ password: 'secret-password', driver: { first_name: 'Секретова' }, body: { code: 'secret-code' } },
}
const HEADERS = {
  ...{ cookie: `sid=${TOKEN}`, 'set-cookie': 'secret-cookie', authorization: `Bearer ${TOKEN}` },
  ...{ 'x-client-ip': '203.0.113.9', 'x-forwarded-for': '203.0.113.9', 'x-booking-key': 'secret-key' },
}

describe.each(['front', 'site'] as const)('the log of the process %s', (program) => {
  const lines: string[] = []
  const log = createSiteLog(program, 'info', { write: (line) => void lines.push(line) })
  beforeEach(() => void lines.splice(0))

  it('hides people, keys and tokens by the name of their field', () => {
    log.error({ ...PERSON, asked: PERSON, request: { headers: HEADERS }, headers: HEADERS, shown: 'shown' }, 'failed')
    expect(lines[0]).toContain('"shown":"shown"')
    expect(lines[0]).toContain(`"program":"${program}"`)
    expect(lines[0]).not.toMatch(SECRETS)
  })

  it('hides phones, e-mail addresses and tokens that a message, an address or an error says', () => {
    const said = `call +79995550001 or secretova@b.example with ${TOKEN}`
    const path = `/cn/%2B79995550001/secretova%40b.example/${TOKEN}/`
    log.error({ path, err: new Error(said), error: new TypeError(said) }, said)
    const [line = ''] = lines
    expect(line).not.toMatch(SECRETS)
    expect(JSON.parse(line)).toMatchObject({
      msg: 'call [hidden] or [hidden] with [hidden]',
      error: { type: 'TypeError' },
    })
  })

  it('tears no escape of a line when it hides what stands behind it', () => {
    const values = ['secretova@b.example', TOKEN, '+79995550001'].flatMap((value) =>
      ['\n', '\t', '"', '\\', '\u0001', '\ud800', '\\n'].map((before) => `${before}${value}`),
    )
    for (const value of values) log.warn({ value })
    for (const line of lines) expect(line).not.toMatch(/secretova@|Zk3vQ9|79995550001/)
    expect(lines.map((line) => JSON.parse(line).value)).toHaveLength(values.length)
  })

  it('hides nothing that an operator needs: ids, moments, numbers, places in the code', () => {
    const id = '0b3c9f52-2a0e-4a5b-9d6c-0f4f8f0f7d11'
    const at = 'at fire (/srv/sun/node_modules/opossum@9.0.0/lib/circuit.js:1:2)'
    log.warn({ requestId: id, number: '1047840', afterMs: 1_764_400_000_000, at }, 'shown')
    expect(JSON.parse(lines[0] ?? '')).toMatchObject({
      requestId: id,
      number: '1047840',
      afterMs: 1_764_400_000_000,
      at,
    })
  })
})

describe('what the site logs of a request', () => {
  afterEach(() => vi.restoreAllMocks())

  it('names a failed page without the client whose it is', async () => {
    const site = await openSite(() => {
      throw new Error('broken')
    })
    await site.get('/account/history/4711/')
    await site.get('/en/account/4711/')
    site.close()
    const paths = site.failures.map(({ path }) => path).filter((path) => !path.includes('failure'))
    expect([...new Set(paths)]).toEqual(['/account/history/:client_id/', '/account/:client_id/'])
  })

  it('is clean when a route handler fails with what the visitor sent', () => {
    const spy = vi.spyOn(console, 'error').mockReturnValue()
    const cause = new Error(`no ${PERSON.phone} with ${TOKEN}`)
    const error = new ProviderError('unavailable', `for ${PERSON.email}`, { cause })
    logFailure({ code: 'unavailable', path: `/api/bookings/${TOKEN}/`, error })
    const line = String(spy.mock.calls[0]?.[0])
    expect(line).not.toMatch(SECRETS)
    expect(JSON.parse(line)).toMatchObject({ code: 'unavailable', path: '/api/bookings/[hidden]/' })
  })
})
