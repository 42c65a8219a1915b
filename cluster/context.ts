import { spawn } from 'node:child_process'
import { chownSync, mkdirSync, writeFileSync } from 'node:fs'
import { connect } from 'node:net'
import { join } from 'node:path'
import { chooseAccount } from '@/provider/db/embedded/account'
import { ROOT } from '../scripts/stack-programs.mjs'
import { startExternal } from './external'
import type { Ports } from './options'
import { createPart, type Part } from './part'
import type { Programs } from './programs'
import { type ClusterSecrets, clusterSecrets } from './secrets'

/** What all parts of one cluster share. */
export type Context = {
  folder: string
  ports: Ports
  programs: Programs
  secrets: ClusterSecrets
  onDeath: OnDeath
  /** Returns the folder of a program, made where it is missing. */
  folderOf: (name: string) => string
  logOf: (name: string) => string
  /** Writes a file that the programs read. */
  write: (path: string, text: string, mode?: number) => void
  /** Tells the watcher of a PostgreSQL that may outlive everything. */
  watchData: (folder: string) => void
  createExternal: (external: External) => Part
  /** Lets the watcher end; everything has been stopped. */
  close: () => void
}

export type OnDeath = (part: Part, how: string) => void

type External = {
  name: string
  program: string
  args: string[]
  stopSignal?: NodeJS.Signals
  isReady: () => Promise<boolean>
}

export function openContext(options: Pick<Context, 'folder' | 'ports' | 'programs' | 'onDeath'>): Context {
  const { folder, programs, onDeath } = options
  const own = join(folder, 'programs')
  for (const path of [own, join(folder, 'logs')]) mkdirSync(path, { recursive: true, mode: 0o700 })
  // PostgreSQL and others refuse to run as root.
  const account = chooseAccount(own, programs.postgres)
  const logOf = (name: string) => join(folder, 'logs', `${name}.log`)
  const watcher = startWatcher()
  const watch = (pid: number) => watcher.write(`start ${pid}\n`)
  const give = (path: string) => {
    if (account.owner) chownSync(path, account.owner.uid, account.owner.gid)
  }
  return {
    ...options,
    secrets: clusterSecrets(folder),
    logOf,
    folderOf(name) {
      const path = join(own, name)
      mkdirSync(path, { recursive: true, mode: 0o700 })
      give(path)
      return path
    },
    write(path, text, mode = 0o600) {
      writeFileSync(path, text, { mode })
      give(path)
    },
    watchData: (path) => watcher.write(`data ${path}\n`),
    createExternal: ({ name, ...external }) =>
      createPart(name, () => startExternal({ name, ...external, account, logFile: logOf(name), watch }), onDeath),
    close: () => watcher.end(),
  }
}

function startWatcher() {
  const child = spawn(process.execPath, ['--import', 'tsx', 'cluster/watcher.ts'], {
    cwd: ROOT,
    detached: true,
    stdio: ['pipe', 'ignore', 'inherit'],
  })
  child.unref()
  const { stdin } = child
  // It may be killed like any other process; what it would have ended is then ours alone to end.
  stdin.on('error', () => undefined)
  return stdin
}

/** Whether somebody listens on this port of this machine. */
export function doesListen(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1', () => {
      socket.destroy()
      resolve(true)
    }).once('error', () => resolve(false))
  })
}
