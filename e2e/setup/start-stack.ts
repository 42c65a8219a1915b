import { rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { join } from 'node:path'
import pg from 'pg'
import { startStack } from '../../scripts/stack.mjs'
import { makeQuickFolder } from '../../tests/setup/quick-folder'
import { NO_PROOF_ASKED } from '../../tests/setup/unproved-bounds'

/** Playwright's global setup: the real stack on free ports with a database of its own; the returned function ends it. */
export default async function setUp(): Promise<() => Promise<void>> {
  const dataDir = makeQuickFolder('sun-e2e-')
  const metricsPort = await freePort()
  // A test may name its visitor's network, as a proxy does; without a name he is of this machine, which is no network.
  const env = { METRICS_PORT: String(metricsPort), TRUSTED_PROXY: '127.0.0.1' }
  const [port, providerPort, sandboxPort] = [await freePort(), await freePort(), await freePort()]
  const stack = await startStack({ port, providerPort, sandboxPort, dataDir, env })
  await acceptStrangers(stack.databaseUrl ?? '')
  process.env.SITE_URL = stack.siteUrl
  // For what only time or the branch can do: a hold that ran out, a price that changed.
  process.env.E2E_DATABASE_URL = stack.databaseUrl
  // For the outbox, where messages to clients stand.
  process.env.E2E_PROVIDER_URL = stack.providerUrl
  // For the scenarios of the test cashier.
  process.env.E2E_SANDBOX_URL = stack.sandboxUrl ?? ''
  process.env.E2E_METRICS_URL = `http://127.0.0.1:${metricsPort}/metrics`
  // For a second site on the same provider.
  process.env.E2E_PROVIDER_TOKEN = stack.providerToken
  // For what site and provider said meanwhile.
  process.env.E2E_LOGS = join(dataDir, 'logs')
  return async () => {
    await stack.stop()
    rmSync(dataDir, { recursive: true, force: true })
  }
}

/** Most tests are strangers of one machine. Those who name their network may have one booking without a proof. */
async function acceptStrangers(databaseUrl: string): Promise<void> {
  const client = new pg.Client({ connectionString: databaseUrl })
  await client.connect()
  await client.query('update settings set data = data || $1', [
    JSON.stringify({ ...NO_PROOF_ASKED, maxUnprovedPerNetwork: 1 }),
  ])
  await client.end()
}

export function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer().once('error', reject)
    server.listen(0, '127.0.0.1', () => {
      const address = server.address()
      server.close(() =>
        address && typeof address === 'object' ? resolve(address.port) : reject(new Error('no port')),
      )
    })
  })
}
