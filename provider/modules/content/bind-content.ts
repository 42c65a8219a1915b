import type { Warn } from '@/provider/logging/warn'
import { bind } from '@/provider/modules/bind'
import type { Cars } from '@/provider/modules/cars/bind-cars'
import type { ContextDeps } from './content-context'
import { listChauffeurs, listDiscounts, listFaq, listOffices, listPartners } from './list-content'
import { listEvents, readEvent } from './list-events'
import { listNews, readNewsStory } from './list-news'
import { createSkipIncomplete } from './skip-incomplete'

type Deps = Omit<ContextDeps, 'skipIncomplete'> & { cars: Cars; warn: Warn }

/** Binds what the operator writes for the site. */
export function bindContent({ warn, ...deps }: Deps) {
  return bind(
    { ...deps, skipIncomplete: createSkipIncomplete(warn) },
    {
      listNews,
      readNewsStory,
      listEvents,
      readEvent,
      listFaq,
      listDiscounts,
      listPartners,
      listChauffeurs,
      listOffices,
    },
  )
}
