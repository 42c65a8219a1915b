import { type ChildProcess, execFileSync, spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { get } from 'node:http'
import { request } from 'node:https'
import { type AddressInfo, connect, createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'

const MODULES = '/usr/share/nginx/modules'
const NEEDED = ['ndk_http_module.so', 'ngx_http_lua_module.so', 'ngx_http_brotli_filter_module.so']

/** Why the samples of nginx cannot be run here, or null. */
export const NO_NGINX = findMissing()

function findMissing(): string | null {
  if (spawnSync('nginx', ['-v'], { stdio: 'ignore' }).status !== 0) return 'there is no nginx (apt-get install nginx)'
  if (spawnSync('openssl', ['version'], { stdio: 'ignore' }).status !== 0) return 'there is no openssl'
  const missing = NEEDED.filter((name) => !existsSync(join(MODULES, name)))
  const packages = 'libnginx-mod-http-lua libnginx-mod-http-brotli-filter'
  return missing.length > 0 ? `there is no ${missing[0]} (apt-get install ${packages})` : null
}

export const HOST = 'rent.example.com'

type Question = { path: string; method?: string; headers?: Record<string, string>; body?: string }
type Reply = { status: number; headers: Record<string, string | string[] | undefined>; body: string }

/** The sample of one machine, as it stands but for ports and folders, with a certificate made for the run. */
export async function runNginx(sitePort: number, { validity = '60s' } = {}) {
  const folder = mkdtempSync(join(tmpdir(), 'sun-nginx-'))
  const [http, https, purge] = await Promise.all([freePort(), freePort(), freePort()])
  for (const name of ['cache', 'log', 'tls']) mkdirSync(join(folder, name))
  // Workers of a root's nginx run as another account.
  execFileSync('chmod', ['-R', 'a+rwX', folder])
  makeCertificate(folder)
  const replaced = [
    ['/etc/nginx/sun/', `${folder}/sun/`],
    ['/etc/nginx/tls/', `${folder}/tls/`],
    ['/etc/nginx/conf.d/*.conf', `${folder}/machine.conf`],
    ['/etc/nginx/modules-enabled/*.conf', `${folder}/modules.conf`],
    ['/var/cache/nginx/', `${folder}/cache/`],
    ['/var/log/nginx/', `${folder}/log/`],
    ['pid /tmp/', `pid ${folder}/`],
    ['error_log stderr', `error_log ${folder}/log/start.log`],
    ['proxy_cache_valid 200 60s', `proxy_cache_valid 200 ${validity}`],
    ['listen 80', `listen 127.0.0.1:${http}`],
    ['listen 443', `listen 127.0.0.1:${https}`],
    ['listen 127.0.0.1:8181', `listen 127.0.0.1:${purge}`],
    ['server 127.0.0.1:3000', `server 127.0.0.1:${sitePort}`],
  ] as const
  const place = (from: string, to: string) =>
    writeFileSync(
      to,
      replaced.reduce((text, [old, fresh]) => text.replaceAll(old, fresh), readFileSync(from, 'utf8')),
    )
  cpSync('deploy/nginx/sun', join(folder, 'sun'), { recursive: true })
  for (const name of readdirSync('deploy/nginx/sun')) place(`deploy/nginx/sun/${name}`, join(folder, 'sun', name))
  place('deploy/nginx/machine.conf', join(folder, 'machine.conf'))
  place('deploy/nginx/nginx.conf', join(folder, 'nginx.conf'))
  writeFileSync(join(folder, 'modules.conf'), NEEDED.map((name) => `load_module ${MODULES}/${name};\n`).join(''))

  const args = ['-p', folder, '-c', join(folder, 'nginx.conf')]
  const checked = spawnSync('nginx', ['-t', ...args], { encoding: 'utf8' })
  const child = checked.status === 0 ? spawn('nginx', args, { stdio: 'ignore' }) : null
  if (child) await untilListening(child, https)
  const ca = readFileSync(join(folder, 'tls', 'tls.crt'))

  return {
    /** What `nginx -t` says. */
    check: { status: checked.status, text: checked.stderr },
    purgeUrl: `http://127.0.0.1:${purge}/purge`,
    readLog: () => readFileSync(join(folder, 'log', 'access.log'), 'utf8'),
    ask: (question: Question, servername = HOST) => ask({ ...question, port: https, ca, servername }),
    /** Without TLS. */
    askPlain: (path: string) => askPlain(path, http),
    async stop(): Promise<void> {
      if (child && child.exitCode === null) {
        const ended = once(child, 'exit')
        child.kill('SIGTERM')
        await ended
      }
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

function makeCertificate(folder: string): void {
  const [key, crt] = [join(folder, 'tls', 'tls.key'), join(folder, 'tls', 'tls.crt')]
  const subject = ['-subj', `/CN=${HOST}`, '-addext', `subjectAltName=DNS:${HOST}`]
  const kind = ['-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes', '-days', '2']
  execFileSync('openssl', ['req', '-x509', ...kind, ...subject, '-keyout', key, '-out', crt], { stdio: 'ignore' })
}

/** What `nginx -t` says of servers that the chart puts into a pod. */
export function checkServers(servers: string) {
  const folder = mkdtempSync(join(tmpdir(), 'sun-nginx-'))
  for (const name of ['cache', 'log', 'tls']) mkdirSync(join(folder, name))
  makeCertificate(folder)
  const place = (text: string) =>
    text
      .replaceAll('/etc/nginx/sun/', `${folder}/sun/`)
      .replaceAll('/etc/nginx/tls/', `${folder}/tls/`)
      .replaceAll('/etc/nginx/conf.d/*.conf', `${folder}/servers.conf`)
      .replaceAll('/etc/nginx/modules-enabled/*.conf', `${folder}/modules.conf`)
      .replaceAll('/var/cache/nginx/', `${folder}/cache/`)
      .replaceAll('/var/log/nginx/', `${folder}/log/`)
      .replaceAll('pid /tmp/', `pid ${folder}/`)
  cpSync('deploy/nginx/sun', join(folder, 'sun'), { recursive: true })
  for (const name of readdirSync('deploy/nginx/sun'))
    writeFileSync(join(folder, 'sun', name), place(readFileSync(`deploy/nginx/sun/${name}`, 'utf8')))
  writeFileSync(join(folder, 'servers.conf'), place(servers))
  writeFileSync(join(folder, 'nginx.conf'), place(readFileSync('deploy/nginx/nginx.conf', 'utf8')))
  writeFileSync(join(folder, 'modules.conf'), NEEDED.map((name) => `load_module ${MODULES}/${name};\n`).join(''))
  const { status, stderr } = spawnSync('nginx', ['-t', '-p', folder, '-c', join(folder, 'nginx.conf')], {
    encoding: 'utf8',
  })
  rmSync(folder, { recursive: true, force: true })
  return { status, text: stderr }
}

type Call = Question & { port: number; ca: Buffer; servername: string }

function ask({ path, method, headers, body, ...tls }: Call): Promise<Reply> {
  return new Promise((resolve, reject) => {
    const options = { host: '127.0.0.1', agent: false, ...tls, path, method: method ?? 'GET' }
    request({ ...options, headers: { host: tls.servername, ...headers } }, async (response) => {
      const chunks = await response.toArray()
      resolve({
        status: response.statusCode ?? 0,
        headers: response.headers,
        body: Buffer.concat(chunks).toString('latin1'),
      })
    })
      .once('error', reject)
      .end(body)
  })
}

function askPlain(path: string, port: number) {
  return new Promise<{ status: number | undefined; location: string | undefined }>((resolve, reject) => {
    const options = { host: '127.0.0.1', port, path, agent: false, headers: { host: HOST } }
    get(options, (response) => {
      response.resume()
      resolve({ status: response.statusCode, location: response.headers.location })
    }).once('error', reject)
  })
}

async function untilListening(child: ChildProcess, port: number): Promise<void> {
  while (child.exitCode === null) {
    const isUp = await new Promise<boolean>((resolve) => {
      const socket = connect(port, '127.0.0.1', () => {
        socket.destroy()
        resolve(true)
      }).once('error', () => resolve(false))
    })
    if (isUp) return
    await pause(20)
  }
  throw new Error('nginx ended')
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  server.close()
  return port
}
