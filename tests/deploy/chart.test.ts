import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { reportSkipped } from '@/tests/setup/report-skipped'
import { hashOfChart, NO_HELM, RENDERED, readRendered, renderChart, runHelm } from './chart'
import { DRAIN_SECONDS } from './drain-times'
import { checkServers, NO_NGINX } from './run-nginx'

/** Of an operator that a cluster may have: no schema comes with Kubernetes. */
const FOREIGN = ['PodMonitor']

reportSkipped('of the chart by helm itself', NO_HELM)
const { hash, manifests } = readRendered()
const deployments = manifests.filter(({ kind }) => kind === 'Deployment')

describe('the chart', () => {
  it('is rendered as it stands', () => expect(hash).toBe(hashOfChart()))

  it.skipIf(NO_HELM !== null)('is what helm renders, and passes its lint', async () => {
    runHelm(['lint', '--strict', 'deploy/helm/sun-rent'])
    await expect(renderChart()).toMatchFileSnapshot(join(process.cwd(), RENDERED))
  })

  it.each(manifests.filter(({ kind }) => !FOREIGN.includes(kind)))(
    '$kind $metadata.name obeys the schema of Kubernetes',
    async (manifest) => {
      const found = await import(`kubernetes-models/${manifest.apiVersion}/${manifest.kind}`)
      const Model = found[manifest.kind]
      expect(() => new Model(manifest).validate()).not.toThrow()
    },
  )

  it('has site and provider, each of them with a budget of disruptions', () => {
    const namesOf = (kind: string) => manifests.filter((one) => one.kind === kind).map(({ metadata }) => metadata.name)
    expect(namesOf('Deployment').sort()).toEqual(['sun-provider', 'sun-site'])
    expect(namesOf('PodDisruptionBudget').sort()).toEqual(['sun-provider', 'sun-site'])
    expect(namesOf('NetworkPolicy').sort()).toEqual(['sun-provider', 'sun-site'])
  })

  it.each(deployments)('$metadata.name is replaced without one missing, and may finish', ({ metadata, spec }) => {
    expect(spec.strategy).toEqual({ type: 'RollingUpdate', rollingUpdate: { maxUnavailable: 0, maxSurge: 1 } })
    const { containers, terminationGracePeriodSeconds } = spec.template?.spec ?? { containers: [] }
    const pauses = containers.map(({ lifecycle }) => lifecycle?.preStop?.sleep?.seconds ?? 0)
    // All at once, or nginx would refuse what the service still sends.
    expect(new Set(pauses)).toEqual(new Set([5]))
    const drain = metadata.name === 'sun-site' ? DRAIN_SECONDS.site : DRAIN_SECONDS.provider
    expect(terminationGracePeriodSeconds).toBeGreaterThan(5 + drain)
  })

  it.each(deployments)('$metadata.name has no rights and no writable root', ({ spec }) => {
    expect(spec.template?.spec.securityContext).toMatchObject({ runAsNonRoot: true, runAsUser: 65_532 })
    for (const { securityContext, livenessProbe, resources } of spec.template?.spec.containers ?? []) {
      expect(securityContext).toEqual({
        allowPrivilegeEscalation: false,
        readOnlyRootFilesystem: true,
        capabilities: { drop: ['ALL'] },
      })
      expect(livenessProbe).toBeTruthy()
      expect(resources?.limits?.memory).toBeTruthy()
    }
  })

  it('asks programs of the images for health, not a shell', () => {
    const text = readFileSync(RENDERED, 'utf8')
    const commands = [...text.matchAll(/command: \[([^\]]*)\]/g)].map(([, command = '']) => command.split(', ')[0])
    expect(new Set(commands)).toEqual(new Set(['/nodejs/bin/node']))
  })

  it('holds no secret', () => expect(manifests.filter(({ kind }) => kind === 'Secret')).toEqual([]))

  it.skipIf(NO_NGINX !== null).each(manifests.filter(({ kind }) => kind === 'ConfigMap'))(
    '$metadata.name passes nginx -t',
    ({ data }) => {
      for (const servers of Object.values(data ?? {})) expect(checkServers(servers)).toMatchObject({ status: 0 })
    },
  )
})
