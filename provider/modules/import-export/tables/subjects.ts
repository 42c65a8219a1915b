import type { Subject } from '@/provider/modules/import-export/table'
import type { SubjectName } from '@/provider/modules/import-export/table-names'
import { chauffeurs, discounts, offices, partners } from './branch-texts'
import { events, news } from './content'
import { damages, fines } from './debts'
import { faq, sections } from './faq'
import { fleet, prices, seasons } from './fleet'
import { clients, promo } from './people'

/** All that can be imported and exported, by the word of the command. */
export const SUBJECTS: Record<SubjectName, Subject> = {
  fleet,
  prices,
  seasons,
  clients,
  fines,
  damages,
  promo,
  news,
  events,
  sections,
  faq,
  discounts,
  partners,
  chauffeurs,
  offices,
}
