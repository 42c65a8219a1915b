'use client'

import { useTranslations } from 'next-intl'
import { useState } from 'react'
import type { CodeScreen } from '@/lib/account/code-screens'
import type { SentCode } from '@/lib/browser-api/auth'
import { formatPhone } from '@/lib/format/phone'
import { AskCode } from './ask-code'
import { ProveForm } from './prove-form'

const SECONDS_OF_MINUTE = 60

type Props = {
  screen: CodeScreen
  consents: string
  /** The branch's. */
  phone: string
}

/** First the phone, then what the code on it allows; on one page, so that a mistyped number is there to be mended. */
export function CodeSteps({ screen, consents, phone }: Props) {
  const [own, setOwn] = useState('')
  const [codes, setCodes] = useState<SentCode[]>([])
  const sent = codes.at(-1)
  return (
    <div className="stack">
      <SentNote count={codes.length} own={own} sent={sent} />
      {sent ? (
        <ProveForm
          consents={consents}
          onOtherNumber={() => setCodes([])}
          onSentAgain={(code) => setCodes([...codes, code])}
          own={own}
          phone={phone}
          screen={screen}
          sent={sent}
        />
      ) : (
        <AskCode
          initial={own}
          onSent={(number, code) => {
            setOwn(number)
            setCodes([code])
          }}
          phone={phone}
          screen={screen}
        />
      )}
    </div>
  )
}

/** Always there, so that screen readers hear it fill. The same for a phone that nobody has. */
function SentNote({ own, sent, count }: { own: string; sent: SentCode | undefined; count: number }) {
  const t = useTranslations('account.code')
  return (
    <p className="muted sent-note" role="status">
      {sent &&
        t.rich(count > 1 ? 'sentAgain' : 'sent', {
          own: (chunks) => <b className="num">{chunks}</b>,
          phone: formatPhone(own),
          minutes: Math.floor(sent.expiresInSeconds / SECONDS_OF_MINUTE),
        })}
    </p>
  )
}
