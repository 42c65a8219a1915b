import { join } from 'node:path'
import { endWith, PlainError } from '../scripts/plain-error.mjs'
import { runMeasure } from './measures/run-measure'
import { type Options, readOptions } from './options'
import { type Cluster, startCluster } from './start-cluster'
import { createSupervisor } from './supervisor'

/** 128 + SIGINT. */
const INTERRUPTED = 130

// npm passes Ctrl-C on a second time, and a closed terminal sends SIGHUP: the first one counts.
const interrupted = new Promise<'interrupted'>((resolve) => {
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => resolve('interrupted'))
})
// Our reader may go away before us.
for (const stream of [process.stdout, process.stderr]) stream.on('error', () => undefined)

try {
  const options = readOptions(process.argv.slice(2))
  if (options.measure === undefined) await run(options)
  else if (!(await runMeasure(options.measure, options, interrupted))) process.exitCode = 1
  process.exit()
} catch (error) {
  endWith(error)
}

/** Runs a cluster until somebody interrupts it or one of its parts dies too often. */
async function run({ port, folder }: Options): Promise<void> {
  const began = Date.now()
  const supervisor = createSupervisor(console.log, (name) => join(folder, 'logs', `${name}.log`))
  const starting = startCluster({ port, folder, say: console.log, onDeath: supervisor.onDeath })
  const cluster = await Promise.race([starting, interrupted])
  if (cluster === 'interrupted') {
    console.log('Stopping what has been started …')
    await starting.then(({ stop }) => stop()).catch(() => undefined)
    process.exit(INTERRUPTED)
  }
  console.log(summaryOf(cluster, began).join('\n'))
  const reason = await Promise.race([interrupted, supervisor.failure])
  console.log('Stopping …')
  await supervisor.stop()
  await cluster.stop()
  if (reason !== 'interrupted') throw new PlainError(reason)
  console.log('Stopped.')
}

function summaryOf({ siteUrl, ports, folder, nodes }: Cluster, began: number): string[] {
  const seconds = ((Date.now() - began) / 1000).toFixed(1)
  return [
    `Ready in ${seconds} s. Ctrl-C stops everything.`,
    `  Site        ${siteUrl}/ (nginx; sites on ${ports.fronts.join(' and ')})`,
    `  Providers   ${ports.providers.join(' and ')}, behind nginx on ${ports.inner}`,
    `  PostgreSQL  ${ports.databases.join(' and ')}, behind PgBouncer on ${ports.pgbouncer}`,
    `  Patroni     ${ports.patroni.map((port) => `http://127.0.0.1:${port}/cluster`).join('  ')}`,
    `  Redis       ${ports.redis}; etcd on ${ports.etcd.clients}: one member, so it is no net of its own`,
    `  Processes   ${nodes.map(({ name, patroni }) => `${patroni.name} with ${name}`).join(', ')}`,
    `  Logs        ${join(folder, 'logs')}`,
  ]
}
