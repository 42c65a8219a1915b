const NEEDED_MAJOR = 20
const NEEDED_MINOR = 19

/**
 * One line when this Node is too old, else null. Plain syntax: an old Node has to be able to read this file.
 *
 * @param {string} version
 */
export function oldNodeMessage(version) {
  const [major = 0, minor = 0] = version.split('.').map(Number)
  if (major > NEEDED_MAJOR || (major === NEEDED_MAJOR && minor >= NEEDED_MINOR)) return null
  return `Node ${NEEDED_MAJOR}.${NEEDED_MINOR} or newer is needed (24 is recommended), this is Node ${version}: see https://nodejs.org`
}
