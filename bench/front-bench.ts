import { type ChildProcess, spawn } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import http from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { descendantsOf } from '../e2e/setup/processes'
import { ensureBuilt } from '../scripts/ensure-built.mjs'
import { ROOT, startStack } from '../scripts/stack.mjs'
import { GENERATOR, hasProgram, load, pin } from './load'
import { drive, median } from './measure'
import type { Row } from './report'

const PORTS = { site: 4396, provider: 4397, bare: 4398, nginx: 4399, plain: 4395 }
const PAGE = '/'
const ROUNDS = 5
const SECONDS = 2
const NOISY = 0.15
const MISSES = 60

type Stack = Awaited<ReturnType<typeof startStack>>
type Rate = { perSecond: number; p99: number }

/** The page cache against what its answers cost at least, and against rendering them (engineering/PERFORMANCE). */
export async function benchFront(): Promise<Row[]> {
  const folder = mkdtempSync(join(tmpdir(), 'sun-front-'))
  await ensureBuilt(ROOT, process.env, console.log)
  const stack = await startStack({ port: PORTS.site, providerPort: PORTS.provider, dataDir: join(folder, 'data') })
  const others: ChildProcess[] = []
  try {
    const [renderer] = descendantsOf(stack.site.pid)
    await until(async () => (await get(`${stack.siteUrl}${PAGE}`)).status === 200)
    const { body } = await get(`${stack.siteUrl}${PAGE}`)
    others.push(startBare(folder, body), startPlain(stack))
    if (hasProgram('nginx')) others.push(startNginx(folder, body))
    await Promise.all(others.map((_, index) => until(async () => isUp([PORTS.bare, PORTS.plain, PORTS.nginx][index]))))
    for (const pid of [stack.site.pid, ...others.flatMap(({ pid: id }) => id ?? [])]) pin(pid, 0)
    return [...(await hits(stack, body.length)), ...(await misses(stack)), ...(await outages(stack, renderer ?? 0))]
  } finally {
    for (const child of others) child.kill('SIGKILL')
    await stack.stop()
    rmSync(folder, { recursive: true, force: true })
  }
}

async function hits({ siteUrl }: Stack, bytes: number): Promise<Row[]> {
  const urls: Record<string, string> = { bare: at(PORTS.bare), front: siteUrl + PAGE }
  if (hasProgram('nginx')) urls.nginx = at(PORTS.nginx)
  for (const url of Object.values(urls)) {
    const { body } = await get(url)
    if (body.length !== bytes) throw new Error(`${url} gives ${body.length} bytes, not ${bytes}`)
    await load(url, SECONDS)
  }
  const rounds: Record<string, Rate>[] = []
  for (let round = 0; round < ROUNDS; round++) {
    const rates: Record<string, Rate> = {}
    for (const [name, url] of Object.entries(urls)) rates[name] = await load(url, SECONDS)
    rounds.push(rates)
  }
  const plain = await drive(() => get(at(PORTS.plain)).then(expectOk), 4, SECONDS * 1000)
  const of = (name: string, what: keyof Rate) => rounds.map((rates) => rates[name]?.[what] ?? Number.NaN)
  const ratios = (over: string, what: keyof Rate) =>
    rounds.map((rates) => (rates.front?.[what] ?? 0) / (rates[over]?.[what] ?? 0))
  const bare = of('bare', 'perSecond')
  const noise = Math.max(...bare) / Math.min(...bare) - 1 > NOISY ? ', noisy' : ''
  const detail = `${Math.round(median(of('front', 'perSecond')))}/s of ${bytes} bytes, ${GENERATOR}${noise}`
  return [
    row(
      'hit / bare node:http',
      median(ratios('bare', 'perSecond')),
      0.9,
      'high',
      `${detail}; ${span(ratios('bare', 'perSecond'))}`,
    ),
    ...(urls.nginx
      ? [row('hit / nginx', median(ratios('nginx', 'perSecond')), 0.4, 'high', span(ratios('nginx', 'perSecond')))]
      : [row('hit / nginx', Number.NaN, null, 'high', 'absent')]),
    row(
      'hit p99 / bare p99',
      median(ratios('bare', 'p99')),
      2,
      'low',
      `64 connections; ${span(ratios('bare', 'p99'))}`,
    ),
    row(
      'hit / our own SSR',
      median(of('front', 'perSecond')) / plain.perSecond,
      200,
      'high',
      `SSR ${plain.perSecond.toFixed(1)}/s`,
    ),
  ]
}

/** Pages that nobody has asked for yet, against the same pages from a renderer without a front. */
async function misses({ siteUrl }: Stack): Promise<Row[]> {
  const path = (number: number) => `/rent/?driverAge=${23 + number}`
  let [front, plain] = [0, 0]
  const missed = await drive(() => get(siteUrl + path(front++)).then(expectOk), 1, 1_000_000, MISSES)
  const rendered = await drive(
    () => get(`http://127.0.0.1:${PORTS.plain}${path(plain++)}`).then(expectOk),
    1,
    1_000_000,
    MISSES,
  )
  const before = await renderings(siteUrl)
  await Promise.all(Array.from({ length: 100 }, () => get(`${siteUrl}/cn/rent/?sort=price&page=2`)))
  return [
    row(
      'miss / plain SSR, p50',
      missed.p50 / rendered.p50,
      1.2,
      'low',
      `${missed.p50.toFixed(1)} and ${rendered.p50.toFixed(1)} ms`,
    ),
    row('renderings of 100 concurrent misses', (await renderings(siteUrl)) - before, 1, 'low', ''),
  ]
}

/** Pages that were seen, without the provider and then without the renderer. */
async function outages(stack: Stack, renderer: number): Promise<Row[]> {
  const url = stack.siteUrl + PAGE
  const normal = await load(url, SECONDS)
  await stack.provider?.stop()
  const without = await load(url, SECONDS)
  process.kill(renderer, 'SIGSTOP')
  const alone = await load(url, SECONDS)
  process.kill(renderer, 'SIGCONT')
  return [
    row('p99 of a hit without the provider', without.p99 / normal.p99, 2, 'low', 'all 200'),
    row('p99 of a hit while the renderer hangs', alone.p99 / normal.p99, 2, 'low', 'all 200'),
  ]
}

function startBare(folder: string, body: Buffer): ChildProcess {
  const file = join(folder, 'body')
  writeFileSync(file, body)
  const env = { ...process.env, PORT: String(PORTS.bare), FILE: file }
  return spawn(process.execPath, ['bench/bare-server.mjs'], { env, stdio: 'ignore' })
}

/** A renderer with a port of its own. */
function startPlain({ providerUrl, providerToken }: Stack): ChildProcess {
  const env = {
    ...process.env,
    PORT: String(PORTS.plain),
    PROVIDER_URL: providerUrl,
    PROVIDER_TOKEN: providerToken,
    LOG_LEVEL: 'error',
  }
  return spawn(process.execPath, ['dist/server/renderer.js'], { env, stdio: 'ignore' })
}

function startNginx(folder: string, body: Buffer): ChildProcess {
  const root = join(folder, 'nginx')
  mkdirSync(root)
  writeFileSync(join(root, 'index.html'), '')
  writeFileSync(join(root, 'index.html.gz'), body)
  const conf = join(folder, 'nginx.conf')
  writeFileSync(
    conf,
    `daemon off; worker_processes 1; pid ${folder}/nginx.pid; error_log /dev/null; events { worker_connections 512; }
     http { access_log off; sendfile on; keepalive_requests 10000000; open_file_cache max=10;
       client_body_temp_path ${folder}/a; proxy_temp_path ${folder}/b; fastcgi_temp_path ${folder}/c; uwsgi_temp_path ${folder}/d; scgi_temp_path ${folder}/e;
       server { listen 127.0.0.1:${PORTS.nginx}; root ${root}; gzip_static always; default_type text/html; } }`,
  )
  return spawn('nginx', ['-c', conf, '-p', folder, '-e', '/dev/null'], { stdio: 'ignore' })
}

type Got = { status: number; body: Buffer }

function get(url: string): Promise<Got> {
  return new Promise((resolve, reject) => {
    http
      .get(url, { headers: { 'accept-encoding': 'gzip' } }, (answer) => {
        const chunks: Buffer[] = []
        answer.on('data', (chunk) => chunks.push(chunk))
        answer.on('end', () => resolve({ status: answer.statusCode ?? 0, body: Buffer.concat(chunks) }))
      })
      .on('error', reject)
  })
}

async function renderings(siteUrl: string): Promise<number> {
  const { body } = await new Promise<Got>((resolve) => {
    http.get(`${siteUrl}/metrics`, async (answer) =>
      resolve({ status: 200, body: Buffer.concat(await answer.toArray()) }),
    )
  })
  return Number(/^front_renderings_total (\d+)$/m.exec(body.toString())?.[1])
}

const at = (port: number) => `http://127.0.0.1:${port}${PAGE}`
const isUp = async (port = 0) => (await get(at(port)).catch(() => null))?.status === 200

async function until(holds: () => Promise<boolean>): Promise<void> {
  while (!(await holds().catch(() => false))) await pause(100)
}

function expectOk({ status }: Got): void {
  if (status !== 200) throw new Error(`HTTP ${status}`)
}

function span(values: number[]): string {
  return `${Math.min(...values).toFixed(2)}–${Math.max(...values).toFixed(2)}`
}

function row(metric: string, value: number, limit: number | null, better: Row['better'], detail: string): Row {
  return { metric, value, unit: metric.startsWith('renderings') ? '' : '×', limit, better, detail }
}
