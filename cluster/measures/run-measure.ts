import { mkdtempSync, rmSync } from 'node:fs'
import { cpus, loadavg, tmpdir } from 'node:os'
import { join } from 'node:path'
import { PlainError } from '../../scripts/plain-error.mjs'
import type { Options } from '../options'
import { startCluster } from '../start-cluster'
import { type Measure, table } from './figure'
import { limits } from './limits'
import { primary } from './primary'
import { processor } from './processor'
import { rolling } from './rolling'
import { singleKills } from './single-kills'

const MEASURES: Record<string, Measure> = { rolling, primary, parts: singleKills, limits, processor }

/**
 * Starts a cluster of its own, measures, prints the figures and stops it.
 *
 * @param interrupted resolves when somebody wants it to end
 * @returns whether every bound was met
 */
export async function runMeasure(
  name: string,
  { port, folder, hasFolder, count, control }: Options,
  interrupted: Promise<unknown>,
): Promise<boolean> {
  const measure = MEASURES[name]
  if (!measure) throw new PlainError(`--measure is one of ${Object.keys(MEASURES).join(', ')}`)
  if (control && measure.control === null) throw new PlainError(`--measure ${name} has no control`)
  const own = hasFolder ? folder : mkdtempSync(join(tmpdir(), 'sun-cluster-'))
  const cluster = await startCluster({ port, folder: own, say: console.log, ...measure.cluster?.(control) })
  try {
    const measuring = measure.run(cluster, { count, isControl: control })
    const figures = await Promise.race([measuring, interrupted.then(() => null)])
    if (figures === null) return false
    const machine = `${cpus().length} cores, load ${loadavg()[1]?.toFixed(1)}, Node.js ${process.versions.node}`
    console.log(`\n${name}${control ? `, control: ${measure.control}` : ''}; ${new Date().toISOString()}; ${machine}\n`)
    console.log(table(figures))
    return figures.every(({ isMet }) => isMet)
  } finally {
    await cluster.stop()
    if (!hasFolder) rmSync(own, { recursive: true, force: true })
  }
}
