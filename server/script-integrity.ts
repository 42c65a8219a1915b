/*
 * Stands on two things that neither Next nor React promises: where Next keeps the copies of React that render its pages, and the
 * table of React by which `preinit` writes scripts. An update of either can move them. Then, in this order:
 * - `tests/server/script-integrity.test.ts` fails, which renders a script with the installed Next and names what is missing;
 * - `e2e/observatory.spec.ts` fails, when a script of a page comes by a third way and has no hash;
 * - the start of the site fails, before a visitor comes, with one of the errors below.
 * What to do: find the new place, or take `addScriptIntegrity` out of `server/renderer.ts` until it is found. Pages then work as
 * before: the hashes of the first scripts are Next's own (`experimental.sri`), and the policy still allows our files alone.
 * Cost: decision 155.
 */
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { z } from 'zod'

type Hashes = Record<string, string>
type Preinit = (source: string, options?: { integrity?: string }) => unknown
type Table = { X: Preinit }
type ReactDom = { [INTERNALS]?: { d: Table } }
type React = { createElement?: (type: unknown, props: ElementProps, ...children: unknown[]) => unknown }
type ElementProps = { src?: unknown; integrity?: unknown } | null

const HashList = z.record(z.string(), z.string().regex(/^sha(256|384|512)-[A-Za-z0-9+/=]+$/))

/** React's table of what `preinit` and its like do: by it alone React puts scripts of client components into a page. */
const INTERNALS = '__DOM_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE'

/** Where Next keeps the copies of React that render pages; the built pages ask for this very file. */
const RUNTIME = 'next/dist/compiled/next-server/app-page-turbo.runtime.prod.js'

/**
 * Makes every script of the build carry its hash in the pages, so that a browser runs no other content. Next's
 * `experimental.sri` does so for the first scripts of a page alone; the others have no public door. Next must be prepared.
 *
 * @param root where `.next` and `node_modules` are
 * @throws {Error} when Next keeps its copies of React or its hashes in another way
 */
export function addScriptIntegrity(root: string): void {
  const text = readFileSync(join(root, '.next', 'server', 'subresource-integrity-manifest.json'), 'utf8')
  const hashes = HashList.parse(JSON.parse(text))
  const { reactDom, react } = loadReactCopies(root)
  hashPreinits(reactDom, hashes)
  hashElements(react, hashes)
}

/** The copies of React that render the pages of the installed Next. @throws {Error} when it keeps them in another way */
export function loadReactCopies(root: string): { reactDom: ReactDom; react: React } {
  const { vendored } = createRequire(join(root, 'package.json'))(RUNTIME)
  const reactDom = vendored?.['react-ssr']?.ReactDOM
  const react = vendored?.['react-rsc']?.React?.default
  if (!reactDom || !react) throw new Error('Next keeps its copies of React in another way: server/script-integrity.ts')
  return { reactDom, react }
}

/** Scripts that React puts into a page by itself. @param hashes by the path of the script below `/_next/` */
export function hashPreinits(reactDom: ReactDom, hashes: Hashes): void {
  const internals = reactDom[INTERNALS]
  if (!internals?.d?.X) throw new Error('React keeps its table of scripts in another way: server/script-integrity.ts')
  let table = withHashes(internals.d, hashes)
  // A renderer puts a table of its own in the place of this one when it is loaded.
  Object.defineProperty(internals, 'd', {
    get: () => table,
    set: (next: Table) => {
      table = withHashes(next, hashes)
    },
  })
}

/** Scripts of a layout or page, which Next writes as elements. */
export function hashElements(react: React, hashes: Hashes): void {
  const { createElement } = react
  if (!createElement) throw new Error('React makes its elements in another way: server/script-integrity.ts')
  react.createElement = (type, props, ...children) => {
    const isBare = type === 'script' && typeof props?.src === 'string' && props.integrity === undefined
    const integrity = isBare ? hashes[pathOf(String(props.src))] : undefined
    return createElement(type, integrity === undefined ? props : { ...props, integrity }, ...children)
  }
}

function withHashes(table: Table, hashes: Hashes): Table {
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
