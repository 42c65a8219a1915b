'use client'

import { useLocale, useTranslations } from 'next-intl'
import { lazy, Suspense, useState } from 'react'
import { useHydrated } from '@/components/forms/use-hydrated'
import { Button } from '@/components/ui/button/button'
import { ButtonRow } from '@/components/ui/button-row/button-row'
import { Icon } from '@/components/ui/icon/icon'
import { Panel } from '@/components/ui/panel/panel'
import { Text } from '@/components/ui/text/text'
import { downloadExport } from '@/lib/browser-api/profile'
import { saveFile } from '@/lib/files/save-file'
import type { ProfileResponse } from '@/provider/contract/profile'
import { PanelNote } from './panel-note'
import styles from './profile.module.css'
import { useProved } from './step-up'
import { usePanelWork } from './use-panel'

/** Few who look at their settings delete the account. Loaded before it is rendered: what fails there takes the page away. */
const loadDialog = () => import('./delete-dialog')
const DeleteDialog = lazy(async () => ({ default: (await loadDialog()).DeleteDialog }))

const FILE_NAME = 'sun-rent.zip'

/** What the branch keeps of a client: his to take with him, and to have deleted. */
export function DataPanel({ obstacles }: Pick<ProfileResponse, 'obstacles'>) {
  const t = useTranslations('profile.data')
  const language = useLocale()
  const proved = useProved()
  const isReady = useHydrated()
  const exportWork = usePanelWork()
  const deletion = usePanelWork()
  // Null: not asked yet.
  const [isAsking, setIsAsking] = useState<boolean | null>(null)

  function saveExport() {
    void exportWork.run(async () => {
      saveFile(await proved(() => downloadExport({ language })), FILE_NAME)
      return t('exported')
    })
  }

  function ask() {
    void deletion.run(async () => {
      await loadDialog()
      setIsAsking(true)
      return ''
    })
  }

  return (
    <Panel flow="stack" heading={t('title')} headingId="profile-data">
      <Text size="s" tone="muted">
        {t('exportNote')}
      </Text>
      <PanelNote status={exportWork.status} />
      <PanelNote status={deletion.status} />
      <ButtonRow align="center" visibility="js-only">
        <Button disabled={!isReady} isBusy={exportWork.isBusy} isFlush onClick={saveExport} variant="ghost">
          <Icon of="download" />
          {t(exportWork.isBusy ? 'exporting' : 'export')}
        </Button>
        {obstacles.length === 0 && (
          <Button disabled={!isReady} isBusy={deletion.isBusy} onClick={ask} tone="danger" variant="ghost">
            <Icon of="trash" />
            {t('delete')}
          </Button>
        )}
      </ButtonRow>
      {obstacles.length > 0 && (
        <Text as="div" size="s">
          <p>{t('blocked')}</p>
          <ul className={styles.reasons}>
            {obstacles.map((deletionBlocker) => (
              <li key={deletionBlocker}>{t(`blockers.${deletionBlocker}`)}</li>
            ))}
          </ul>
        </Text>
      )}
      {isAsking !== null && (
        <Suspense>
          <DeleteDialog isOpen={isAsking} onClose={() => setIsAsking(false)} />
        </Suspense>
      )}
    </Panel>
  )
}
