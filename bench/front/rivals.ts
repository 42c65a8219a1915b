import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { startStack } from '../../scripts/stack.mjs'
import { hasProgram } from './load'
import { type Rival, startRival } from './rival'

const PORTS = { bare: 4398, nginx: 4399, renderer: 4395 }

export type Stack = Awaited<ReturnType<typeof startStack>>

/** node:http with nothing but this answer. */
export function startBare(folder: string, body: Buffer): Promise<Rival> {
  const file = join(folder, 'body')
  writeFileSync(file, body)
  return startRival({
    name: 'bare node:http',
    url: at(PORTS.bare),
    command: [process.execPath, 'bench/front/bare-server.mjs'],
    env: { ...process.env, PORT: String(PORTS.bare), FILE: file },
  })
}

/** The renderer without a front, on a port of its own. */
export function startRenderer({ providerUrl, providerToken }: Stack): Promise<Rival> {
  return startRival({
    name: 'renderer',
    url: at(PORTS.renderer),
    command: [process.execPath, 'dist/server/renderer.js'],
    env: {
      ...process.env,
      NODE_ENV: 'production',
      NEXT_TELEMETRY_DISABLED: '1',
      __NEXT_PROCESSED_ENV: 'true',
      PORT: String(PORTS.renderer),
      PROVIDER_URL: providerUrl,
      PROVIDER_TOKEN: providerToken,
      LOG_LEVEL: 'error',
    },
  })
}

/** nginx with one worker that gives the packed page as a file; null where there is none. */
export async function startNginx(folder: string, body: Buffer): Promise<Rival | null> {
  if (!hasProgram('nginx')) return null
  const root = join(folder, 'nginx')
  mkdirSync(root)
  writeFileSync(join(root, 'index.html'), '')
  writeFileSync(join(root, 'index.html.gz'), body)
  const conf = join(folder, 'nginx.conf')
  writeFileSync(conf, configOf(folder, root))
  return startRival({
    name: 'nginx',
    url: at(PORTS.nginx),
    command: ['nginx', '-c', conf, '-p', folder, '-e', 'stderr'],
  })
}

/** A worker that root starts would be `nobody`, who may not look into the folder: it stays who we are. */
function configOf(folder: string, root: string): string {
  const user = process.getuid?.() === 0 ? 'user root;' : ''
  const rooms = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (name) => `${name}_temp_path ${folder}/${name};`,
  )
  return `daemon off; ${user} worker_processes 1; pid ${folder}/nginx.pid; error_log stderr;
    events { worker_connections 512; }
    http { access_log off; sendfile on; keepalive_requests 10000000; open_file_cache max=10; ${rooms.join(' ')}
      server { listen 127.0.0.1:${PORTS.nginx}; root ${root}; gzip_static always; default_type text/html; } }`
}

const at = (port: number) => `http://127.0.0.1:${port}/`
