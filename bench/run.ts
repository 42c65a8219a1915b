import { benchDated } from './dated/dated-bench'
import { benchEnumeration } from './enumeration-bench'
import { benchFront } from './front/front-bench'
import { benchKills } from './kills/kill-bench'
import { benchLedger } from './ledger-bench'
import { benchLighthouse } from './lighthouse-bench'
import { benchPhotos } from './photo-bench'
import { benchProvider } from './provider-bench'
import { failedRows, type Row, report } from './report'
import { benchScale } from './scale-bench'
import { benchScreens } from './screens/screen-bench'
import { benchStarts } from './start-bench'
import { benchWeight } from './weight-bench'

/** `npm run bench -- --front --scale`: these parts; without any the provider and the starts. */
const BENCHES: Record<string, () => Promise<Row[]>> = {
  provider: benchProvider,
  starts: benchStarts,
  front: benchFront,
  dated: benchDated,
  weight: benchWeight,
  scale: benchScale,
  lighthouse: benchLighthouse,
  enumeration: benchEnumeration,
  ledger: benchLedger,
  kills: benchKills,
  screens: benchScreens,
  photos: benchPhotos,
}
const USUAL = ['provider', 'starts']

// Loopback only. Exit 1 when a target is missed.
const chosen = Object.keys(BENCHES).filter((name) => process.argv.includes(`--${name}`))
const rows: Row[] = []
for (const name of chosen.length > 0 ? chosen : USUAL) rows.push(...((await BENCHES[name]?.()) ?? []))
report(rows)
const failed = failedRows(rows)
for (const { metric, value } of failed) console.error(`missed: ${metric} = ${value.toFixed(2)}`)
process.exitCode = failed.length > 0 ? 1 : 0
