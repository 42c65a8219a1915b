'use client'

import { useTranslations } from 'next-intl'
import { useFileLook } from '@/components/client-drivers/use-file-look'
import type { Evidence } from '@/provider/contract/files'

/** What the branch shows for a debt, opened when asked for. */
export function EvidenceLook({ file, name }: { file: Evidence; name: string }) {
  const t = useTranslations('debts')
  const { href, refusal, isPicture, act, toggle } = useFileLook(file)
  const proof = t(`proof.${file.kind}`)
  return (
    <div className="proof">
      <span>{proof}</span>{' '}
      <button
        aria-expanded={isPicture ? href !== null : undefined}
        aria-label={t(`proof.${act}Of`, { proof, name })}
        className="link js-only"
        onClick={toggle}
        type="button"
      >
        {t(`proof.${act}`)}
      </button>
      {refusal && (
        <p className="err" role="alert">
          {t(`proof.${refusal === 'offline' || refusal === 'signedOut' ? refusal : 'failed'}`)}
        </p>
      )}
      {/* biome-ignore lint/performance/noImgElement: an address that works once; nothing may ask for it ahead. */}
      {href && <img alt={`${proof}: ${name}`} src={href} />}
    </div>
  )
}
