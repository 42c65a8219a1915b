import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { sql } from 'drizzle-orm'
import { describe } from 'vitest'
import { createHttpSms } from '@/provider/modules/outbox/http-sms'
import { openAuth, openTestOutbox } from '@/tests/setup/auth-guests'
import { testFault } from '@/tests/setup/faults/fault'
import { TcpProxy } from '@/tests/setup/faults/tcp-proxy'
import { newPhone } from '@/tests/setup/open-provider'
import { useProvider } from '@/tests/setup/use-provider'

const MINUTES_MS = 60_000
/** As patient as a test may be; the program waits longer. */
const DEADLINE_MS = 300

describe('the gateway of SMS', () => {
  const provider = useProvider()
  const auth = openAuth(provider)

  testFault({
    number: 33,
    fault: 'the gateway of SMS refuses, is silent, or is 2 s slow',
    expected:
      'asking for a code does not wait for it, the failure is in time, nothing is counted, and the code comes later',
    control: {
      without: 'a gateway that is well',
      unmet: ['each failed in time'],
    },
    inject: async (isGuarded) => {
      const accepted: string[] = []
      const server = createServer((request, response) => {
        accepted.push(String(request.headers['idempotency-key']))
        response.end('{}')
      })
      await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', () => resolve()))
      const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/`
      const network = await TcpProxy.toUrl(url)
      await setDayLimit(1)
      const failures: number[] = []
      const later: boolean[] = []
      const statuses: number[] = []
      for (const weather of [{ kind: 'refuse' }, { kind: 'blackhole' }, { kind: 'delay', ms: 2_000 }] as const) {
        await provider.db.execute(sql`delete from outbox`)
        await provider.db.execute(sql`delete from codes`)
        await provider.db.execute(sql`delete from sms_sends`)
        network.set(isGuarded ? weather : { kind: 'pass' })
        const phone = await auth.addClient(newPhone())
        statuses.push((await auth.requestCode(phone)).statusCode)
        const send = createHttpSms({ url: network.through(url), token: 'token-of-the-gateway' }, DEADLINE_MS)
        const outbox = openTestOutbox(provider, (message) => send(message))
        failures.push((await outbox.deliver()).failures.length)
        network.set({ kind: 'pass' })
        provider.clock.now = new Date(provider.clock.now.getTime() + 2 * MINUTES_MS)
        await outbox.deliver()
        later.push(outbox.sent.some(({ address }) => address === phone))
      }
      await setDayLimit(1000)
      await network.close()
      server.closeAllConnections()
      server.close()
      return { statuses, failures, later }
    },
    judge: ({ statuses, failures, later }) => ({
      'the visitor is answered': statuses.every((status) => status === 200),
      'each failed in time': failures.every((count) => count === 1),
      'the one code of the day comes all the same': later.every(Boolean),
    }),
    tell: ({ failures }) => `${failures.length} failures, each code delivered when the gateway was back`,
  })

  const setDayLimit = (limit: number) =>
    provider.db.execute(
      sql`update settings set data = jsonb_set(data, '{signIn,codesPerDay}', ${String(limit)}::jsonb)`,
    )
})
