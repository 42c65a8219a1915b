import { join } from 'node:path'
import type { Ports } from '../options'
import type { ClusterSecrets } from '../secrets'

/** Name of the database and of the role that owns it. */
export const DATABASE = 'sun'

/** PgBouncer by transactions; where the primary is stands in a file of its own, which the callback of Patroni writes. */
export function pgbouncerConfig(folder: string, { pgbouncer }: Pick<Ports, 'pgbouncer'>): string {
  return `[databases]
%include ${join(folder, 'primary.ini')}
[pgbouncer]
listen_addr = 127.0.0.1
listen_port = ${pgbouncer}
unix_socket_dir =
auth_type = scram-sha-256
auth_file = ${join(folder, 'users.txt')}
pidfile = ${join(folder, 'pgbouncer.pid')}
pool_mode = transaction
default_pool_size = 20
max_client_conn = 400
log_connections = 0
log_disconnections = 0
; A primary that is back is found within a second.
server_login_retry = 1
server_connect_timeout = 2
; Somebody who waits longer has been answered 503 by the provider.
query_wait_timeout = 5
`
}

export function primaryConfig(port: number): string {
  return `${DATABASE} = host=127.0.0.1 port=${port} dbname=${DATABASE}\n`
}

export function usersConfig({ application }: Pick<ClusterSecrets, 'application'>): string {
  return `"${DATABASE}" "${application}"\n`
}

/**
 * What Patroni calls with the action, the role and the cluster's name. A server that has become the primary points
 * PgBouncer at itself; a replica changes nothing.
 */
export function roleCallback(folder: string, port: number): string {
  const file = join(folder, 'primary.ini')
  return `#!/bin/sh
case "$2" in master | primary) ;; *) exit 0 ;; esac
printf '%s\\n' '${primaryConfig(port).trim()}' > '${file}.${port}' && mv '${file}.${port}' '${file}'
kill -HUP "$(cat '${join(folder, 'pgbouncer.pid')}' 2> /dev/null)" 2> /dev/null || exit 0
`
}
