import { oldNodeMessage } from './node-version.mjs'

const complaint = oldNodeMessage(process.versions.node)
if (complaint) {
  console.error(complaint)
  process.exit(1)
}
// Only now: an old Node could not even parse the rest.
import('./operate.mjs').then(({ operate }) => operate(process.argv.slice(2)))
