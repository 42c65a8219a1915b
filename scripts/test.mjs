import { oldNodeMessage } from './node-version.mjs'

const complaint = oldNodeMessage(process.versions.node)
if (complaint) {
  console.error(complaint)
  process.exit(1)
}
// Only now: an old Node could not even parse the rest.
import('./run-tests.mjs').then(({ runTests }) => runTests(process.argv.slice(2)))
