import type { Database } from '@/provider/db/database'
import { bind } from '@/provider/modules/bind'
import type { Settings } from '@/provider/modules/settings/bind-settings'
import { changeName } from './change-name'
import { changeNotifications } from './change-notifications'
import type { ClientFiles } from './client-files'
import { deleteAccount } from './delete-account'
import { type ExportedSections, exportData } from './export-data'
import { purgeExports } from './limit-exports'
import { readProfile } from './read-profile'
import { withdrawMarketing } from './withdraw-marketing'

type Deps = {
  db: Database
  files: ClientFiles
  /** Sections of the client area; the profile itself is added. */
  sections: Omit<ExportedSections, 'readProfile'>
  settings: Settings
  now: () => Date
}

/** Binds the client's own settings (`profile`) and his data as a whole (`clientData`). */
export function bindProfile({ sections, ...deps }: Deps) {
  const profile = bind(deps, { read: readProfile, changeName, changeNotifications, withdrawMarketing })
  const exported = { ...deps, sections: { ...sections, readProfile: profile.read } }
  return { profile, clientData: bind(exported, { exportData, deleteAccount, purgeExports }) }
}
