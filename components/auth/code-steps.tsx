'use client'

import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { Text } from '@/components/ui/text/text'
import type { CodeScreen } from '@/lib/auth/code-screens'
import { useSpacedPhone } from '@/lib/format/use-spaced-phone'
import styles from './auth-form.module.css'
import { CodeRequestForm } from './code-request-form'
import { ProveForm } from './prove-form'
import { type SentCode, useSentCode } from './use-sent-code'

const SECONDS_OF_MINUTE = 60

const NOTE_OF = {
  sms: { first: 'sent', again: 'sentAgain' },
  email: { first: 'sentByEmail', again: 'sentAgainByEmail' },
} as const

type Props = {
  screen: CodeScreen
  consents: string
  /** The branch's. */
  phone: string
}

/** First the phone, then what the code on it allows; on one page, so that a mistyped number is there to be mended. */
export function CodeSteps({ screen, consents, phone }: Props) {
  const { state, hold, recordWrongCode, drop } = useSentCode(screen)
  const [other, setOther] = useState('')
  return (
    <div className={styles.steps}>
      <SentNote sent={state} />
      {state ? (
        <ProveForm
          channel={state.storedCode.channel}
          consents={consents}
          onOtherNumber={() => {
            setOther(state.storedCode.phone)
            drop()
          }}
          onSentAgain={(code, channel) => hold(state.storedCode.phone, code, channel)}
          onWrongCode={recordWrongCode}
          own={state.storedCode.phone}
          phone={phone}
          screen={screen}
          sent={state.sent}
          wrongCodes={state.storedCode.refusals}
        />
      ) : (
        <CodeRequestForm initial={other} onSent={hold} phone={phone} screen={screen} />
      )}
    </div>
  )
}

/** Always there, so that screen readers hear it fill. The same for a phone that nobody has. */
function SentNote({ sent: state }: { sent: SentCode | null }) {
  const t = useTranslations('auth.code')
  const phone = useSpacedPhone(state?.storedCode.phone ?? '')
  const message = state && NOTE_OF[state.storedCode.channel][state.count > 1 ? 'again' : 'first']
  return (
    <Text role="status" tone="muted">
      {message &&
        t.rich(message, {
          own: (chunks) => (
            <Text as="b" isNumeric>
              {chunks}
            </Text>
          ),
          phone,
          minutes: Math.max(1, Math.floor(state.sent.expiresInSeconds / SECONDS_OF_MINUTE)),
        })}
    </Text>
  )
}
