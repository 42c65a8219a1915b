import { copyFileSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { z } from 'zod'
import { sbomOf, writeSbom } from '../../scripts/sbom.mjs'

/** What the format demands of the fields that we write: https://cyclonedx.org/docs/1.6/json/. Others are refused. */
const Licence = z.union([
  z.strictObject({
    license: z.union([z.strictObject({ id: z.string().min(1) }), z.strictObject({ name: z.string().min(1) })]),
  }),
  z.strictObject({ expression: z.string().min(1) }),
])
const Component = z.strictObject({
  'bom-ref': z.string().min(1),
  type: z.enum(['application', 'library']),
  name: z.string().min(1),
  version: z.string(),
  scope: z.enum(['required', 'optional', 'excluded']),
  author: z.string().optional(),
  description: z.string().optional(),
  purl: z.string().regex(/^pkg:npm\/(%40[^/]+\/)?[^/@]+@[^/]+$/),
  properties: z.array(z.strictObject({ name: z.string(), value: z.string() })).optional(),
  externalReferences: z.array(z.strictObject({ type: z.string(), url: z.string().min(1) })),
  hashes: z
    .array(z.strictObject({ alg: z.literal('SHA-512'), content: z.string().regex(/^[a-f0-9]{128}$/) }))
    .optional(),
  licenses: z.array(Licence).optional(),
})
const Sbom = z.strictObject({
  $schema: z.literal('http://cyclonedx.org/schema/bom-1.6.schema.json'),
  bomFormat: z.literal('CycloneDX'),
  specVersion: z.literal('1.6'),
  version: z.int().min(1),
  metadata: z.strictObject({
    lifecycles: z.array(z.strictObject({ phase: z.literal('pre-build') })),
    tools: z.array(z.strictObject({ vendor: z.string(), name: z.string(), version: z.string() })),
    component: Component,
  }),
  components: z.array(Component),
  dependencies: z.array(z.strictObject({ ref: z.string().min(1), dependsOn: z.array(z.string()) })),
})

type Entry = { version?: string; integrity?: string }

describe('the list of packages that a build leaves', () => {
  let root: string
  let text: string
  let sbom: z.infer<typeof Sbom>
  beforeAll(async () => {
    root = mkdtempSync(join(tmpdir(), 'sbom-'))
    for (const name of ['package.json', 'package-lock.json', '.npmrc']) copyFileSync(name, join(root, name))
    await writeSbom(root)
    text = readFileSync(sbomOf(root), 'utf8')
    sbom = Sbom.parse(JSON.parse(text))
  }, 60_000)
  afterAll(() => rmSync(root, { recursive: true, force: true }))

  it('is CycloneDX 1.6, whose references all lead somewhere', () => {
    const refs = [sbom.metadata.component, ...sbom.components].map((component) => component['bom-ref'])
    expect(new Set(refs).size).toBe(refs.length)
    const named = sbom.dependencies.flatMap(({ ref, dependsOn }) => [ref, ...dependsOn])
    expect(named.filter((ref) => !refs.includes(ref))).toEqual([])
    expect(sbom.metadata.component).toMatchObject({ name: 'sun-rent', type: 'application' })
  })

  it('names every package of the lock with its version and its sum', () => {
    const packages: Record<string, Entry> = JSON.parse(readFileSync('package-lock.json', 'utf8')).packages
    const wanted = Object.entries(packages).filter(([path]) => path !== '')
    const listed = new Map(
      sbom.components.map(({ name, version, hashes }) => [`${name}@${version}`, hashes?.[0]?.content]),
    )
    const different = wanted.filter(([path, { version, integrity }]) => {
      const name = path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length)
      const sum = integrity && Buffer.from(integrity.slice('sha512-'.length), 'base64').toString('hex')
      return !listed.has(`${name}@${version}`) || listed.get(`${name}@${version}`) !== sum
    })
    expect(different.map(([path]) => path)).toEqual([])
  })

  it('is the same for the same lock, and names no folder of the machine', async () => {
    await writeSbom(root)
    expect(readFileSync(sbomOf(root), 'utf8')).toBe(text)
    expect(text).not.toContain(root)
    expect(text).not.toContain(root.split('/').at(-1))
  })
})
