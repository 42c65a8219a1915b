import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { z } from 'zod'

type Preinit = (source: string, options?: { integrity?: string }) => unknown
type Table = { X: Preinit }
type ReactDom = { [INTERNALS]?: { d: Table } }

const Hashes = z.record(z.string(), z.string().regex(/^sha(256|384|512)-[A-Za-z0-9+/=]+$/))

/**
 * React's table of what `preinit` and its like do. It has no public door, and the scripts of client components, which
 * React puts into a page itself, come by no other way: Next's `experimental.sri` gives a hash to all the others.
 */
const INTERNALS = '__DOM_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE'

/** Where Next keeps the React that renders pages to HTML; the built pages ask for this very file. */
const RUNTIME = 'next/dist/compiled/next-server/app-page-turbo.runtime.prod.js'

/**
 * Makes every script of the build carry its hash in the pages, so that a browser runs no other content. Next must be
 * prepared.
 *
 * @param root where `.next` and `node_modules` are
 * @throws {Error} when Next keeps its React or its hashes in another way
 */
export function addScriptIntegrity(root: string): void {
  const text = readFileSync(join(root, '.next', 'server', 'subresource-integrity-manifest.json'), 'utf8')
  const { vendored } = createRequire(join(root, 'package.json'))(RUNTIME)
  hashScripts(vendored['react-ssr'].ReactDOM, Hashes.parse(JSON.parse(text)))
}

/** The same for one React. @param hashes by the path of the script below `/_next/` */
export function hashScripts(reactDom: ReactDom, hashes: Record<string, string>): void {
  const internals = reactDom[INTERNALS]
  if (!internals?.d?.X) throw new Error('React keeps its table of scripts in another way')
  let table = withHashes(internals.d, hashes)
  // Whoever renders, puts a table of his own in its place when he is loaded.
  Object.defineProperty(internals, 'd', {
    get: () => table,
    set: (next: Table) => {
      table = withHashes(next, hashes)
    },
  })
}

function withHashes(table: Table, hashes: Record<string, string>): Table {
  return {
    ...table,
    X: (source, options) => {
      const integrity = options?.integrity ?? hashes[pathOf(source)]
      return table.X(source, integrity === undefined ? options : { ...options, integrity })
    },
  }
}

function pathOf(source: string): string {
  const path = source.split('?')[0] ?? source
  return path.replace(/^\/_next\//, '')
}
