import type { Database } from '@/provider/db/database'
import type { ReferenceCache } from '@/provider/db/reference-cache'
import { bind } from '@/provider/modules/bind'
import { isInStock, requireInStock } from './check-stock'
import { listExtras, listOptions } from './list-options'
import { createOptionQueries } from './queries'
import { selectOptions } from './select-options'

type Deps = { cache: ReferenceCache; station: string }

/** Binds what other modules ask of insurance, mileage and extras. */
export function bindOptions(db: Database, { cache, station }: Deps) {
  return bind(
    { db, options: createOptionQueries(db, cache), station },
    { list: listExtras, forModel: listOptions, choose: selectOptions, requireInStock, isInStock },
  )
}
