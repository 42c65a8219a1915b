import { access } from 'node:fs/promises'

/** Tells whether there is a file or a folder at the path. */
export function pathExists(path: string): Promise<boolean> {
  return access(path).then(
    () => true,
    () => false,
  )
}
