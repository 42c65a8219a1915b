'use client'

import { useLocale, useTranslations } from 'next-intl'
import { useRef } from 'react'
import { useHydrated } from '@/components/forms/use-hydrated'
import { Icon } from '@/components/ui/icon/icon'
import { takeExport } from '@/lib/browser-api/profile'
import { saveFile } from '@/lib/files/save-file'
import type { ProfileResponse } from '@/provider/contract/profile'
import { DeleteDialog } from './delete-dialog'
import { PanelNote } from './panel-note'
import { useProved } from './step-up'
import { usePanelWork } from './use-panel'

const FILE_NAME = 'sun-rent.zip'

/** What the branch keeps of a client: his to take with him, and to have deleted. */
export function DataPanel({ obstacles }: Pick<ProfileResponse, 'obstacles'>) {
  const t = useTranslations('profile.data')
  const language = useLocale()
  const proved = useProved()
  const isReady = useHydrated()
  const taking = usePanelWork()
  const question = useRef<HTMLDialogElement>(null)

  function take() {
    void taking.run(async () => {
      saveFile(await proved(() => takeExport({ language })), FILE_NAME)
      return t('exported')
    })
  }

  return (
    <section aria-labelledby="profile-data" className="panel stack">
      <h2 className="h-sub" id="profile-data">
        {t('title')}
      </h2>
      <p className="small muted">{t('exportNote')}</p>
      <PanelNote told={taking.told} />
      <div className="row acts js-only">
        <button aria-busy={taking.isBusy} className="btn ghost" disabled={!isReady} onClick={take} type="button">
          <Icon of="download" />
          {t(taking.isBusy ? 'exporting' : 'export')}
        </button>
        {obstacles.length === 0 && (
          <button
            className="btn ghost danger"
            disabled={!isReady}
            onClick={() => question.current?.showModal()}
            type="button"
          >
            <Icon of="trash" />
            {t('delete')}
          </button>
        )}
      </div>
      {obstacles.length > 0 && (
        <div className="small">
          <p>{t('blocked')}</p>
          <ul className="obstacles">
            {obstacles.map((obstacle) => (
              <li key={obstacle}>{t(`obstacles.${obstacle}`)}</li>
            ))}
          </ul>
        </div>
      )}
      <DeleteDialog ref={question} />
    </section>
  )
}
