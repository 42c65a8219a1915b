import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { ensureBuilt } from '../../scripts/ensure-built.mjs'
import { ROOT, startStack } from '../../scripts/stack.mjs'
import type { Row } from '../report'
import { getPage } from './get'
import { measureHits } from './hits'
import { pin } from './load'
import { measureMisses } from './misses'
import { measureOutages } from './outages'
import type { Rival } from './rival'
import { startBare, startNginx, startRenderer } from './rivals'

const PORTS = { port: 4396, providerPort: 4397 }
const METRICS_PORT = 4398

/** `npm run bench -- --front`: the page cache against the least that its answers can cost, and against rendering them. */
export async function benchFront(): Promise<Row[]> {
  const folder = mkdtempSync(join(tmpdir(), 'sun-front-'))
  await ensureBuilt(ROOT, process.env, console.error)
  const stack = await startStack({
    ...PORTS,
    dataDir: join(folder, 'data'),
    env: { LOG_LEVEL: 'error', METRICS_PORT: String(METRICS_PORT) },
  })
  const rivals: Rival[] = []
  const add = <Kind extends Rival | null>(rival: Kind): Kind => {
    if (rival) rivals.push(rival)
    return rival
  }
  try {
    pin(stack.site.pid, 0)
    const front = `${stack.siteUrl}/`
    const body = await getPage(front)
    const bare = add(await startBare(folder, body))
    const nginx = add(await startNginx(folder, body))
    const renderer = add(await startRenderer(stack))
    const urls = { front, bare: bare.url, nginx: nginx?.url ?? null, renderer: renderer.url }
    const hits = await measureHits(urls)
    const misses = await measureMisses(stack.siteUrl, renderer.url, `http://127.0.0.1:${METRICS_PORT}/metrics`)
    return [...hits, ...misses, ...(await measureOutages(stack))]
  } finally {
    for (const rival of rivals) await rival.stop()
    await stack.stop()
    rmSync(folder, { recursive: true, force: true })
  }
}
