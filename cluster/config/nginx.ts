import { join } from 'node:path'
import type { Ports } from '../options'

/** After so many failed tries within the time a server is passed over for as long; one failure may be chance. */
const PASSIVE_CHECK = 'max_fails=2 fail_timeout=2s'
/** Shorter than fronts (65 s) and providers (72 s) keep an idle connection, so that none is used while it is closed. */
const UPSTREAM_IDLE = '30s'
/** Longer than a provider lets a front wait for changes of pages (20 s). */
const OLD_WORKERS = '40s'
/** Said in each location: one that sets a header of its own inherits none. The first keeps connections open. */
const HEADERS = `      proxy_set_header Connection "";
      proxy_set_header Host $http_host;`
const TEMPORARY = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']

export type Upstreams = { fronts: readonly number[]; providers: readonly number[] }

/**
 * Settings of nginx in front of the fronts, and of the providers behind them. A server in `drained` gets no new request.
 *
 * @param folder of nginx: its pid and temporary files
 */
export function nginxConfig(
  { site, inner, fronts, providers }: Pick<Ports, 'site' | 'inner'> & Upstreams,
  { folder, drained = [] }: { folder: string; drained?: readonly number[] },
): string {
  const upstream = (name: string, ports: readonly number[]) => `
  upstream ${name} {
    # Shared by the workers: what one of them learns of a server, all know.
    zone ${name} 64k;
${ports.map((port) => `    server 127.0.0.1:${port} ${drained.includes(port) ? 'down' : PASSIVE_CHECK};`).join('\n')}
    keepalive 32;
    keepalive_timeout ${UPSTREAM_IDLE};
  }`
  return `daemon off;
worker_processes 2;
worker_shutdown_timeout ${OLD_WORKERS};
pid ${join(folder, 'nginx.pid')};
error_log stderr warn;
events { worker_connections 2048; }
http {
  # Addresses of pages may hold numbers of bookings.
  access_log off;
  server_tokens off;
${TEMPORARY.map((name) => `  ${name}_temp_path ${join(folder, name)};`).join('\n')}
  client_max_body_size 64m;
  proxy_http_version 1.1;
  proxy_connect_timeout 1s;
  proxy_read_timeout 80s;
  # A POST goes to the other server only where the first did not take the connection: nginx repeats no sent one.
  proxy_next_upstream error timeout;
  proxy_next_upstream_tries 2;
${upstream('fronts', fronts)}
${upstream('providers', providers)}
  server {
    listen 127.0.0.1:${site};
    location / {
      proxy_pass http://fronts;
${HEADERS}
      # What the visitor wrote into this header is dropped.
      proxy_set_header X-Forwarded-For $remote_addr;
      proxy_set_header X-Forwarded-Proto $scheme;
    }
  }
  # For the fronts alone. A provider must not see a forwarded address here: its local routes refuse one.
  server {
    listen 127.0.0.1:${inner};
    # A reload closes idle connections, and a front might be sending a booking over one.
    keepalive_timeout 0;
    location / {
      proxy_pass http://providers;
${HEADERS}
    }
  }
}
`
}
