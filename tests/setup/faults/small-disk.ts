import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync, statfsSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** Why there can be no disk of a test's own here, or null: `npm run faults` as root mounts one that it alone sees. */
export const NO_DISK = process.env.FAULTS_MOUNT === '1' ? null : 'it mounts a disk: npm run faults, as root on Linux'

/** A disk of so many megabytes, in memory. */
export function mountDisk(megabytes: number) {
  const folder = mkdtempSync(join(tmpdir(), 'sun-disk-'))
  const mount = (...args: string[]) => execFileSync('mount', [...args, folder])
  mount('-t', 'tmpfs', '-o', `size=${megabytes}m,mode=0777`, 'tmpfs')
  const filler = join(folder, 'filler')
  return {
    folder,
    /** Not a byte is left. */
    fill(): void {
      const { bavail, bsize } = statfsSync(folder)
      execFileSync('fallocate', ['-l', String(bavail * bsize), filler])
      try {
        for (let index = 0; ; index++) writeFileSync(`${filler}-${index}`, Buffer.alloc(bsize))
      } catch {
        // Full.
      }
    },
    free: () => execFileSync('sh', ['-c', `rm -f '${filler}'*`]),
    makeReadOnly: () => mount('-o', 'remount,ro'),
    makeWritable: () => mount('-o', 'remount,rw'),
    remove(): void {
      execFileSync('umount', ['--lazy', folder])
      rmSync(folder, { recursive: true, force: true })
    },
  }
}
