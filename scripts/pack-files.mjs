import { cpSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

const packBr = promisify(brotliCompress)
const packGzip = promisify(gzip)
const PACKABLE = /\.(css|js|json|svg|txt|webmanifest|xml)$/
/** Below, packing saves nothing worth a second file. */
const MIN_BYTES = 256

/** Folder of the files that the front gives without Next. */
export const filesOf = (/** @type {string} */ root) => join(root, 'dist', 'static')

/**
 * Puts the files of `public/assets` and of Next into one folder, each packed as well as can be: it is done once a build.
 *
 * @param {string} root
 */
export async function packFiles(root) {
  const folder = filesOf(root)
  rmSync(folder, { recursive: true, force: true })
  cpSync(join(root, 'public', 'assets'), join(folder, 'assets'), { recursive: true })
  cpSync(join(root, '.next', 'static'), join(folder, '_next', 'static'), { recursive: true })
  const names = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  await Promise.all(names.map((name) => pack(join(folder, name))))
}

/** @param {string} path */
async function pack(path) {
  if (!PACKABLE.test(path) || statSync(path).size < MIN_BYTES) return
  const bytes = readFileSync(path)
  const [br, gz] = await Promise.all([
    packBr(bytes, { params: { [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length } }),
    packGzip(bytes, { level: 9 }),
  ])
  if (br.length < bytes.length) writeFileSync(`${path}.br`, br)
  if (gz.length < bytes.length) writeFileSync(`${path}.gz`, gz)
}
