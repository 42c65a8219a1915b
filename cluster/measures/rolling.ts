import { addBenchFleet } from '@/bench/bench-fleet'
import type { Part } from '../part'
import type { Cluster } from '../start-cluster'
import { type Figure, type Measure, reported, violations } from './figure'
import { failureText, startLoad } from './load'

const REQUESTS = 50_000

/** Every process of ours is restarted, one after another, as often as the number of requests needs. */
export const rolling: Measure = {
  control: 'processes are killed instead of drained',

  async run(cluster, { count = REQUESTS, isControl }) {
    await addBenchFleet((await cluster.primary()).url)
    const load = startLoad(cluster.siteUrl)
    const deploys: number[] = []
    do {
      const began = performance.now()
      await deploy(cluster, isControl)
      deploys.push((performance.now() - began) / 1000)
      console.log(`deploy ${deploys.length}: ${load.total()} requests, ${load.failedCount()} failed`)
    } while (load.total() < count)
    const { counts, failed } = await load.stop()
    const total = Object.values(counts).reduce((sum, one) => sum + one, 0)
    const restarts = deploys.length * (cluster.providers.length + 2 * cluster.fronts.length)
    return [
      enough(total, count, JSON.stringify(counts)),
      reported('restarts', String(restarts), `${deploys.length} deploys, ${seconds(deploys)} s each`),
      violations('failed requests', failed.map(failureText), isControl),
    ]
  },
}

async function deploy({ nginx, providers, fronts, ports }: Cluster, isControl: boolean): Promise<void> {
  const servers: [Part, number | undefined][] = [
    ...providers.map((part, index): [Part, number | undefined] => [part, ports.providers[index]]),
    // With each front its renderer.
    ...fronts.map((part, index): [Part, number | undefined] => [part, ports.fronts[index]]),
  ]
  for (const [part, port = 0] of servers) {
    if (isControl) await part.kill()
    else await nginx.drain(port)
    await part.restart()
    if (!isControl) await nginx.include(port)
  }
}

function enough(total: number, least: number, detail: string): Figure {
  return { metric: 'requests', value: String(total), bound: `≥ ${least}`, isMet: total >= least, detail }
}

function seconds(values: number[]): string {
  return `${Math.min(...values).toFixed(0)}–${Math.max(...values).toFixed(0)}`
}
