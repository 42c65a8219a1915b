const NEEDED = [20, 19]

/** One line when this Node is too old, else null. Plain syntax: an old Node has to be able to read this file. */
export function oldNodeMessage(version) {
  const [major, minor] = version.split('.').map(Number)
  if (major > NEEDED[0] || (major === NEEDED[0] && minor >= NEEDED[1])) return null
  return `Node ${NEEDED.join('.')} or newer is needed (24 is recommended), this is Node ${version}: see https://nodejs.org`
}
