import { dirname, join } from 'node:path'
import type { Ports } from '../options'
import type { Programs } from '../programs'
import type { ClusterSecrets } from '../secrets'

/**
 * Seconds. The leader's key lives for `ttl`; a primary that dies with its Patroni is replaced after it at the earliest.
 * Patroni wants ttl ≥ loop_wait + 2 × retry_timeout.
 */
const TIMES = { ttl: 20, loop_wait: 3, retry_timeout: 5 }

const MEGABYTE = 1024 * 1024

/** The first three as .env.example wants them: the log repeats no refused statement. */
const SERVER_SETTINGS = {
  log_min_messages: 'log',
  log_min_error_statement: 'panic',
  log_error_verbosity: 'terse',
  max_connections: 100,
  shared_buffers: '128MB',
  wal_keep_size: '256MB',
  // Programs of this machine alone connect, by TCP.
  unix_socket_directories: '',
}

export type PatroniNode = {
  name: string
  /** Place in the lists of ports. */
  index: 0 | 1
  folder: string
  ports: Ports
  programs: Pick<Programs, 'postgres'>
  secrets: ClusterSecrets
  /** Called by Patroni when the role of the server changes. */
  callback: string
  isSynchronous: boolean
}

/** Settings of one Patroni and its PostgreSQL; JSON, which is YAML too. */
export function patroniConfig(node: PatroniNode): string {
  const { name, index, folder, ports, programs, secrets, callback } = node
  const postgres = `127.0.0.1:${ports.databases[index]}`
  const api = `127.0.0.1:${ports.patroni[index]}`
  const local = ['host all all 127.0.0.1/32 scram-sha-256', 'host replication replicator 127.0.0.1/32 scram-sha-256']
  return JSON.stringify(
    {
      scope: 'sun-rent',
      name,
      restapi: {
        listen: api,
        connect_address: api,
        authentication: { username: 'patroni', password: secrets.patroni },
      },
      etcd3: { host: `127.0.0.1:${ports.etcd.clients}` },
      bootstrap: {
        dcs: dynamicConfig(node.isSynchronous),
        initdb: [{ encoding: 'UTF8' }, { locale: 'C.UTF-8' }, 'data-checksums'],
      },
      postgresql: {
        listen: postgres,
        connect_address: postgres,
        data_dir: join(folder, 'data'),
        bin_dir: dirname(programs.postgres),
        pgpass: join(folder, 'pgpass'),
        authentication: {
          superuser: { username: 'postgres', password: secrets.superuser },
          replication: { username: 'replicator', password: secrets.replication },
        },
        pg_hba: local,
        callbacks: { on_start: callback, on_role_change: callback },
      },
    },
    null,
    2,
  )
}

/** What all members share; stored in etcd at the first start. */
function dynamicConfig(isSynchronous: boolean) {
  return {
    ...TIMES,
    // A crashed primary is replaced at once: its own recovery takes Patroni three loops and PostgreSQL two starts.
    primary_start_timeout: 0,
    // While etcd is away the primary goes on as long as it reaches all members by itself.
    failsafe_mode: true,
    // Without it a replica may lack what was acknowledged: an asynchronous cluster is the control of a measurement.
    maximum_lag_on_failover: isSynchronous ? MEGABYTE : 1024 * MEGABYTE,
    // Not strict: a primary whose replica is gone waits for one loop of Patroni, and then commits alone.
    synchronous_mode: isSynchronous,
    postgresql: { use_pg_rewind: true, use_slots: true, parameters: SERVER_SETTINGS },
  }
}
