'use client'

import { NextIntlClientProvider, useLocale, useTranslations } from 'next-intl'
import { useEffect, useRef, useState } from 'react'
import { Button } from '@/components/ui/button/button'
import { ButtonRow } from '@/components/ui/button-row/button-row'
import { Heading } from '@/components/ui/heading/heading'
import { Icon } from '@/components/ui/icon/icon'
import { Text } from '@/components/ui/text/text'
import { TextLink } from '@/components/ui/text-link/text-link'
import { cleanCode } from '@/lib/auth/clean-code'
import { spacedRecoveryCode } from '@/lib/auth/clean-factor-code'
import {
  beginSecondFactor,
  confirmSecondFactor,
  endSecondFactor,
  type FactorSetup,
  renewRecoveryCodes,
} from '@/lib/browser-api/second-factor'
import { saveFile } from '@/lib/files/save-file'
import { codeSchema } from '@/lib/profile/profile-rules'
import { type FactorMessages, loadFactorMessages } from './factor-step'
import { PanelText } from './panel-fields'
import { PanelFrame } from './panel-frame'
import { PanelNote } from './panel-note'
import styles from './second-factor.module.css'
import { usePanelForm, usePanelWork } from './use-panel'
import type { Proved } from './use-step-up'

type Step = { name: 'setUp'; setup: FactorSetup } | { name: 'codes'; codes: string[] } | { name: 'off' }

type Opened = { messages: FactorMessages; begin: Step }

/** Loads the texts and requests what the first step shows. @throws {RejectionError} */
export async function openSteps(action: 'setUp' | 'codes' | 'off', locale: string, proved: Proved): Promise<Opened> {
  const messages = await loadFactorMessages(locale)
  return { messages, begin: await proved(() => firstStep(action)) }
}

async function firstStep(action: 'setUp' | 'codes' | 'off'): Promise<Step> {
  if (action === 'setUp') return { name: 'setUp', setup: await beginSecondFactor() }
  return action === 'codes' ? { name: 'codes', codes: await renewRecoveryCodes() } : { name: 'off' }
}

type Props = {
  messages: FactorMessages
  begin: Step
  brand: string
  proved: Proved
  /** `done`: how it is now; null: as before. */
  onEnd: (done: 'on' | 'off' | null) => void
}

/** The steps in the place of the panel's buttons. */
export function SecondFactorSteps({ messages, begin, brand, proved, onEnd }: Props) {
  const locale = useLocale()
  const [step, setStep] = useState(begin)
  return (
    <NextIntlClientProvider locale={locale} messages={messages}>
      {step.name === 'setUp' && (
        <SetUp
          onCancel={() => onEnd(null)}
          onConfirm={async (code) => setStep({ name: 'codes', codes: await proved(() => confirmSecondFactor(code)) })}
          setup={step.setup}
        />
      )}
      {step.name === 'codes' && <RecoveryCodes brand={brand} codes={step.codes} onEnd={() => onEnd('on')} />}
      {step.name === 'off' && <EndFactor onEnd={onEnd} proved={proved} />}
    </NextIntlClientProvider>
  )
}

type SetUpProps = { setup: FactorSetup; onConfirm: (code: string) => Promise<void>; onCancel: () => void }

function SetUp({ setup: { secret, address, qr }, onConfirm, onCancel }: SetUpProps) {
  const t = useTranslations('secondFactor.setUp')
  const tProfile = useTranslations('profile')
  const top = useFocus()
  const form = usePanelForm<'code'>({
    schema: codeSchema,
    fieldOf: () => 'code',
    idOf: () => 'second-factor-first-code',
    send: async ({ code }) => {
      await onConfirm(cleanCode(code))
      return ''
    },
  })
  return (
    <div className={styles.steps}>
      <p ref={top} tabIndex={-1}>
        {t('scan')}
      </p>
      <svg aria-label={t('picture')} className={styles.picture} role="img" viewBox={`0 0 ${qr.size} ${qr.size}`}>
        <path d={`M0 0h${qr.size}v${qr.size}H0z`} fill="#fff" />
        <path d={qr.path} fill="#000" />
      </svg>
      <Text size="s">{t.rich('onPhone', { link: (chunks) => <TextLink href={address}>{chunks}</TextLink> })}</Text>
      <Text size="s">
        {t('manual')} <code className={styles.secret}>{secret.replace(/(.{4})(?=.)/g, '$1 ')}</code>
      </Text>
      <PanelFrame
        aside={
          <Button onClick={onCancel} variant="soft">
            {tProfile('cancel')}
          </Button>
        }
        busyLabel={tProfile('sending')}
        form={form}
        submitLabel={t('submit')}
      >
        <PanelText autoComplete="one-time-code" form={form} inputMode="numeric" label={t('code')} name="code" />
      </PanelFrame>
    </div>
  )
}

/** They are shown once: saved, or printed alone on a sheet. */
function RecoveryCodes({ codes, brand, onEnd }: { codes: string[]; brand: string; onEnd: () => void }) {
  const t = useTranslations('secondFactor.codes')
  const top = useFocus()
  const title = t('titleOf', { brand })
  const lines = codes.map(spacedRecoveryCode)
  const save = () =>
    saveFile(
      new Blob([[title, '', ...lines, ''].join('\r\n')], { type: 'text/plain;charset=utf-8' }),
      'sun-rent-codes.txt',
    )
  return (
    <div className={styles.codes}>
      <Heading isSub level={3} ref={top} tabIndex={-1}>
        {title}
      </Heading>
      <Text size="s">{t('why')}</Text>
      <ul className={styles.list}>
        {lines.map((line) => (
          <li key={line}>
            <code>{line}</code>
          </li>
        ))}
      </ul>
      <ButtonRow align="center">
        <Button onClick={save} variant="soft">
          <Icon of="download" />
          {t('save')}
        </Button>
        <Button onClick={() => window.print()} variant="soft">
          <Icon of="printer" />
          {t('print')}
        </Button>
        <Button onClick={onEnd}>{t('done')}</Button>
      </ButtonRow>
    </div>
  )
}

function EndFactor({ onEnd, proved }: Pick<Props, 'onEnd' | 'proved'>) {
  const t = useTranslations('secondFactor.off')
  const top = useFocus()
  const work = usePanelWork()
  const endFactor = () =>
    void work.run(async () => {
      await proved(endSecondFactor)
      onEnd('off')
      return ''
    })
  return (
    <>
      <p ref={top} tabIndex={-1}>
        {t('question')}
      </p>
      <PanelNote status={work.status} />
      <ButtonRow align="center">
        <Button isBusy={work.isBusy} onClick={endFactor} tone="danger">
          {t('confirm')}
        </Button>
        <Button onClick={() => onEnd(null)} variant="soft">
          {t('keep')}
        </Button>
      </ButtonRow>
    </>
  )
}

/** The button that was pressed is gone: reading goes on at the step's beginning. */
function useFocus() {
  const top = useRef<HTMLHeadingElement & HTMLParagraphElement>(null)
  useEffect(() => top.current?.focus(), [])
  return top
}
