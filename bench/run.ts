import { benchEnumeration } from './enumeration-bench'
import { benchFront } from './front-bench'
import { benchLedger } from './ledger-bench'
import { benchProvider } from './provider-bench'
import { failedRows, type Row, report } from './report'
import { benchStarts } from './start-bench'
import { benchWeight } from './weight-bench'

/** `npm run bench [-- --no-starts | --weight | --enumeration | --front | --ledger]`: loopback only. Exit 1 when a target is missed. */
const rows: Row[] = await chosenBench()
report(rows)
const failed = failedRows(rows)
for (const { metric, value } of failed) console.error(`missed: ${metric} = ${value.toFixed(2)}`)
process.exitCode = failed.length > 0 ? 1 : 0

async function chosenBench(): Promise<Row[]> {
  if (process.argv.includes('--weight')) return benchWeight()
  if (process.argv.includes('--front')) return benchFront()
  if (process.argv.includes('--ledger')) return benchLedger()
  return process.argv.includes('--enumeration') ? benchEnumeration() : benchSpeed()
}

async function benchSpeed(): Promise<Row[]> {
  const provider = await benchProvider()
  return process.argv.includes('--no-starts') ? provider : [...provider, ...(await benchStarts())]
}
