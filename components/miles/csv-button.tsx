'use client'

import { useLocale, useTranslations } from 'next-intl'
import { useState } from 'react'
import { useHydrated } from '@/components/forms/use-hydrated'
import { Button } from '@/components/ui/button/button'
import { Icon } from '@/components/ui/icon/icon'
import { fetchLedger } from '@/lib/browser-api/miles'
import { saveFile } from '@/lib/files/save-file'
import { showToast } from '@/lib/toasts/show-toast'

/** Saves the ledger. Not a link: its door wants the client's token, which no address carries. */
export function CsvButton({ year }: { year: number | null }) {
  const t = useTranslations('miles.csv')
  const language = useLocale()
  const isReady = useHydrated()
  const [isBusy, setIsBusy] = useState(false)
  if (!isReady) return null

  async function save() {
    if (isBusy) return
    setIsBusy(true)
    try {
      saveFile(await fetchLedger(year, language), `${t('file')}${year === null ? '' : `-${year}`}.csv`)
    } catch (error) {
      console.error('ledger', error)
      showToast({ kind: 'bad', title: t('failed'), text: t('again') })
    }
    setIsBusy(false)
  }

  return (
    <Button aria-busy={isBusy} onClick={() => void save()} size="s" variant="soft">
      <Icon of="download" size="s" />
      {isBusy ? t('busy') : t('act')}
    </Button>
  )
}
