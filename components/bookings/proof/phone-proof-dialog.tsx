'use client'

import { NextIntlClientProvider, useLocale, useTranslations } from 'next-intl'
import { useState } from 'react'
import { CodeStep } from '@/components/profile/code-step'
import { PanelNote } from '@/components/profile/panel-note'
import { usePanelWork } from '@/components/profile/use-panel'
import { Button } from '@/components/ui/button/button'
import { Dialog } from '@/components/ui/dialog/dialog'
import { Stack } from '@/components/ui/stack/stack'
import { Text } from '@/components/ui/text/text'
import { isProofReason } from '@/lib/bookings/proof-reason'
import { requestPhoneCode } from '@/lib/browser-api/bookings'
import { RejectionError } from '@/lib/browser-api/rejection-error'
import { formatPhone } from '@/lib/format/phone'
import type { Messages } from '@/lib/i18n/messages'
import type { CodeProof, CodeResponse } from '@/provider/contract/auth'
import type { Failure } from '@/provider/contract/envelope'

type ProofMessages = Pick<Messages, 'phoneProof' | 'profile'>

type Props = {
  messages: ProofMessages
  /** The driver's. */
  phone: string
  /** What needs the proof: a reason of its own; otherwise the car. */
  about: NonNullable<Failure['error']['details']>[string] | undefined
  /** Sends the booking again. */
  send: (proof: CodeProof) => Promise<void>
  /** It failed for another reason than its code. */
  onFailure: (error: unknown) => void
  onEnd: () => void
}

/** Loads the texts of this dialog and of the step with the code. */
export async function loadProofMessages(locale: string): Promise<ProofMessages> {
  const [phoneProof, profile] = await Promise.all([
    import(`../../../messages/${locale}/phone-proof.json`),
    import(`../../../messages/${locale}/profile.json`),
  ])
  return { phoneProof: phoneProof.default, profile: profile.default }
}

/** Asks for a code from the driver's phone, over the form that keeps everything typed. */
export function PhoneProofDialog({ messages, ...props }: Props) {
  const locale = useLocale()
  return (
    <NextIntlClientProvider locale={locale} messages={messages}>
      <ProofDialog {...props} />
    </NextIntlClientProvider>
  )
}

function ProofDialog({ phone, about, send, onFailure, onEnd }: Omit<Props, 'messages'>) {
  const t = useTranslations('phoneProof')
  const language = useLocale()
  const [isOpen, setIsOpen] = useState(true)
  const [sent, setSent] = useState<CodeResponse | null>(null)
  const codeWork = usePanelWork()
  const requestCode = () => requestPhoneCode(phone, language)
  // On a phone the line would end within it.
  const phoneText = formatPhone(phone).replaceAll(' ', '\u00a0')

  async function prove(code: string, request: string) {
    try {
      await send({ request, code })
    } catch (error) {
      // A wrong code, and a net that has gone, are told here: the code may be sent again.
      if (isOfCode(error)) throw error
      onFailure(error)
    }
    // Closed before it goes, so that the focus goes back to where it was.
    setIsOpen(false)
  }

  return (
    <Dialog
      actions={
        <>
          {!sent && (
            <Button
              isBusy={codeWork.isBusy}
              onClick={() =>
                void codeWork.run(async () => {
                  setSent(await requestCode())
                  return ''
                })
              }
            >
              {t('requestCode')}
            </Button>
          )}
          <Button onClick={() => setIsOpen(false)} variant="soft">
            {t('leave')}
          </Button>
        </>
      }
      isOpen={isOpen}
      onClose={onEnd}
      title={t('title')}
    >
      {sent ? (
        <CodeStep
          id="phone-proof"
          intro={t('codeSent', { phone: phoneText })}
          onAgain={requestCode}
          onProve={prove}
          sent={sent}
          submitLabel={t('submit')}
        />
      ) : (
        <Stack>
          <Text>{t(isProofReason(about) ? `whyOf.${about}` : 'why')}</Text>
          <Text>{t('where', { phone: phoneText })}</Text>
        </Stack>
      )}
      <PanelNote status={codeWork.status} />
    </Dialog>
  )
}

function isOfCode(error: unknown): boolean {
  return error instanceof RejectionError && (error.code === 'code_wrong' || error.code === 'unavailable')
}
