import { existsSync, readdirSync, readFileSync, readlinkSync } from 'node:fs'

/** Where a program listens for TCP: address and port, as Linux tells it. */
type Listening = { address: string; port: number }

/** Whether this system tells who listens where. */
export const TELLS_PORTS = existsSync('/proc/net/tcp')

const LISTENS = '0A'

/** Every address and port at which one of these processes listens. */
export function listeningPorts(pids: number[]): Listening[] {
  const inodes = new Set(pids.flatMap(socketsOf))
  return ['/proc/net/tcp', '/proc/net/tcp6'].filter(existsSync).flatMap((file) =>
    readFileSync(file, 'utf8')
      .trim()
      .split('\n')
      .slice(1)
      .map((line) => line.trim().split(/\s+/))
      .filter(([, , , state, , , , , , inode = '']) => state === LISTENS && inodes.has(inode))
      .map(([, local = '']) => ({ address: addressOf(local), port: Number.parseInt(local.split(':')[1] ?? '', 16) })),
  )
}

function socketsOf(pid: number): string[] {
  const folder = `/proc/${pid}/fd`
  return readdirSync(folder).flatMap((name) => {
    try {
      return /^socket:\[(\d+)\]$/.exec(readlinkSync(`${folder}/${name}`))?.[1] ?? []
    } catch {
      // Closed meanwhile.
      return []
    }
  })
}

/** `0100007F:0BB8` → `127.0.0.1`; the bytes of each word stand backwards. */
function addressOf(local: string): string {
  const [hex = ''] = local.split(':')
  const words = hex.match(/.{8}/g) ?? []
  const bytes = words.flatMap((word) => (word.match(/../g) ?? []).reverse()).map((byte) => Number.parseInt(byte, 16))
  if (bytes.length === 4) return bytes.join('.')
  if (bytes.every((byte) => byte === 0)) return '::'
  return bytes.slice(0, 15).every((byte) => byte === 0) ? '::1' : bytes.map((byte) => byte.toString(16)).join(':')
}
