'use client'

import { useLocale, useTranslations } from 'next-intl'
import { useState } from 'react'
import { useHydrated } from '@/components/forms/use-hydrated'
import { Button } from '@/components/ui/button/button'
import { Icon } from '@/components/ui/icon/icon'
import { Row } from '@/components/ui/row/row'
import type { CsvSubject } from '@/lib/account/csv-name'
import { showToast } from '@/lib/toasts/show-toast'

/** Saves the list, or prints it. Saving is no link: its door wants the client's token, which no address carries. */
export function ListTools({ list, year }: CsvSubject) {
  const t = useTranslations('account.list.tools')
  const language = useLocale()
  const isReady = useHydrated()
  const [isBusy, setIsBusy] = useState(false)

  async function save() {
    if (isBusy) return
    setIsBusy(true)
    try {
      // Their code is for those who save.
      const { saveList } = await import('./save-list')
      await saveList({ list, year }, language)
    } catch (error) {
      console.error('list', error)
      showToast({ kind: 'bad', title: t('failed'), text: t('again') })
    }
    setIsBusy(false)
  }

  return (
    <Row visibility="js-only">
      <Button
        aria-label={t('csv')}
        disabled={!isReady}
        isBusy={isBusy}
        isIconOnly
        onClick={() => void save()}
        size="touch"
        variant="ghost"
      >
        <Icon of="download" size="s" />
      </Button>
      <Button
        aria-label={t('print')}
        disabled={!isReady}
        isIconOnly
        onClick={() => window.print()}
        size="touch"
        variant="ghost"
      >
        <Icon of="printer" size="s" />
      </Button>
    </Row>
  )
}
