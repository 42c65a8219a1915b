import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { join } from 'node:path'

const ROOT = join(import.meta.dirname, '..')

/**
 * Sets the folder of our git hooks, after an installation. It prints nothing and never fails,
 * because a tarball has no repository, CI needs no hooks, and git may be absent or its settings read-only.
 *
 * @param {string} root
 * @param {Record<string, string | undefined>} env
 */
export function setHooks(root, env) {
  // A repository of somebody else may lie further out: only our own `.git` counts (a file in a worktree).
  if (env.CI || !existsSync(join(root, '.git'))) return
  const git = (/** @type {string[]} */ ...args) =>
    spawnSync('git', ['-C', root, 'config', ...args], { encoding: 'utf8', env })
  // A developer's own choice stays.
  if (git('--get', 'core.hooksPath').stdout?.trim()) return
  git('core.hooksPath', '.githooks')
}

if (process.argv[1] === import.meta.filename) setHooks(ROOT, process.env)
