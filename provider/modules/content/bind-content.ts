import { mayBeOld, type ReferenceCache } from '@/provider/db/reference-cache'
import type { Warn } from '@/provider/logging/warn'
import type { Bound } from '@/provider/modules/bind'
import type { Cars } from '@/provider/modules/cars/bind-cars'
import type { ContextDeps } from './content-context'
import { listChauffeurs, listDiscounts, listFaq, listOffices, listPartners } from './list-content'
import { listEvents, readEvent } from './list-events'
import { listNews, readNewsStory } from './list-news'
import { createSkipIncomplete } from './skip-incomplete'

type Deps = Omit<ContextDeps, 'skipIncomplete' | 'db'> & { cache: ReferenceCache; cars: Cars; warn: Warn }

const USE_CASES = {
  listNews,
  readNewsStory,
  listEvents,
  readEvent,
  listFaq,
  listDiscounts,
  listPartners,
  listChauffeurs,
  listOffices,
}

type UseCase = (deps: ContextDeps & { cars: Cars }, ...args: never[]) => Promise<unknown>
type Content = { [Name in keyof typeof USE_CASES]: Bound<(typeof USE_CASES)[Name]> }

/** Binds what the operator writes for the site. All of it may come from the replica. */
export function bindContent({ warn, cache, ...deps }: Deps): Content {
  const skipIncomplete = createSkipIncomplete(warn)
  const bound = Object.entries(USE_CASES).map(([name, run]) => [
    name,

    (...args: never[]) =>
      mayBeOld(() => cache.readOld((db) => (run as UseCase)({ ...deps, skipIncomplete, db }, ...args))),
  ])
  return Object.fromEntries(bound)
}
