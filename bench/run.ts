import { benchProvider } from './provider-bench'
import { failedRows, type Row, report } from './report'
import { benchStarts } from './start-bench'

/** `npm run bench [-- --no-starts]`: loopback only. Exit 1 when a target is missed. */
const rows: Row[] = await benchProvider()
if (!process.argv.includes('--no-starts')) rows.push(...(await benchStarts()))
report(rows)
const failed = failedRows(rows)
for (const { metric, value } of failed) console.error(`missed: ${metric} = ${value.toFixed(2)}`)
process.exitCode = failed.length > 0 ? 1 : 0
