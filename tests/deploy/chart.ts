import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { parseAllDocuments } from 'yaml'

const CHART = 'deploy/helm/sun-rent'
/** `npx vitest run tests/deploy/chart.test.ts --update` writes it anew, where helm is installed. */
export const RENDERED = 'tests/deploy/chart.rendered.txt'

export type Container = {
  name: string
  env?: { name: string; value?: string }[]
  securityContext?: object
  lifecycle?: { preStop?: { sleep?: { seconds: number } } }
  livenessProbe?: object
  resources?: { limits?: { memory?: string } }
  envFrom?: { secretRef: { name: string } }[]
}
export type Manifest = {
  apiVersion: string
  kind: string
  metadata: { name: string }
  data?: Record<string, string>
  spec: {
    strategy?: object
    template?: { spec: { containers: Container[]; terminationGracePeriodSeconds: number; securityContext: object } }
  }
}

/** What the chart becomes with its own values, and with metrics. */
export function readRendered(): { hash: string; manifests: Manifest[] } {
  const text = readFileSync(RENDERED, 'utf8')
  const manifests = parseAllDocuments(text).map((document) => document.toJS() as Manifest | null)
  return { hash: /^# chart: (\w+)/.exec(text)?.[1] ?? '', manifests: manifests.flatMap((one) => (one ? [one] : [])) }
}

/** Of all files of the chart: whoever changes one renders it again. */
export function hashOfChart(): string {
  const hash = createHash('sha256')
  for (const name of readdirSync(CHART, { recursive: true, encoding: 'utf8' }).sort())
    if (statSync(join(CHART, name)).isFile()) hash.update(`${name}\0`).update(readFileSync(join(CHART, name)))
  return hash.digest('hex').slice(0, 16)
}

export function renderChart(): string {
  const args = ['template', 'sun', CHART, '--kube-version', '1.33.0', '--set', 'monitoring.enabled=true']
  return `# chart: ${hashOfChart()}\n${runHelm(args)}`
}

export function runHelm(args: string[]): string {
  const { status, stdout, stderr } = spawnSync('helm', args, { encoding: 'utf8' })
  if (status !== 0) throw new Error(stderr + stdout)
  return stdout
}

export const NO_HELM =
  spawnSync('helm', ['version'], { stdio: 'ignore' }).status === 0 ? null : 'there is no helm (https://helm.sh)'
