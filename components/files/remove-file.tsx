'use client'

import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { useSending } from '@/components/forms/use-sending'
import { Button } from '@/components/ui/button/button'
import { FieldError } from '@/components/ui/field/field-error'
import { RejectionError } from '@/lib/browser-api/rejection-error'
import styles from './file-preview.module.css'

type Props = {
  /** What the file is. */
  name: string
  remove: () => Promise<void>
  onRemoved: () => void
}

/** Removes a file that was sent; one that is removed already is no error. */
export function RemoveFile({ name, remove, onRemoved }: Props) {
  const t = useTranslations('files.remove')
  const { isSending, send } = useSending()
  const [hasFailed, setHasFailed] = useState(false)

  function run(): void {
    setHasFailed(false)
    void send(
      () => remove().then(onRemoved),
      (error) => {
        if (error instanceof RejectionError && error.code === 'not_found') onRemoved()
        else setHasFailed(true)
      },
    )
  }

  return (
    <div className={styles.preview}>
      <Button
        aria-label={t('actOf', { name })}
        isBusy={isSending}
        isFlush
        onClick={run}
        size="s"
        tone="danger"
        variant="ghost"
      >
        {t('act')}
      </Button>
      <FieldError error={hasFailed ? t('failed') : undefined} isPlain role="alert" />
    </div>
  )
}
