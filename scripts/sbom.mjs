import { execFile } from 'node:child_process'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { npmProgram } from './npm.mjs'

/** Of the list of 800 packages: about half a megabyte. */
const MAX_OUTPUT = 64 * 1024 * 1024

export const sbomOf = (/** @type {string} */ root) => join(root, 'dist', 'sbom.cdx.json')

/**
 * Writes the list of the packages that package-lock.json names (CycloneDX 1.6) to dist/sbom.cdx.json. The same lock gives
 * the same bytes: no time and no serial number, as the format allows.
 *
 * @param {string} root
 */
export async function writeSbom(root) {
  const { command, first } = npmProgram()
  const args = [...first, 'sbom', '--sbom-format', 'cyclonedx', '--package-lock-only', '--loglevel=error']
  const { stdout } = await promisify(execFile)(command, args, { cwd: root, maxBuffer: MAX_OUTPUT })
  const bom = JSON.parse(stdout)
  const { name } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'))
  const { serialNumber: _, metadata, ...rest } = bom
  const { timestamp: __, ...facts } = metadata
  // npm writes 1.5, whose every field 1.6 has too, and takes the name of the folder for ours.
  const sbom = {
    ...rest,
    $schema: 'http://cyclonedx.org/schema/bom-1.6.schema.json',
    specVersion: '1.6',
    metadata: { ...facts, component: { ...facts.component, type: 'application', name } },
  }
  mkdirSync(join(root, 'dist'), { recursive: true })
  writeFileSync(sbomOf(root), `${JSON.stringify(sbom, null, 2)}\n`)
}
