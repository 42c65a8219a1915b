'use client'

import { useLocale, useTranslations } from 'next-intl'
import { type ComponentProps, lazy, Suspense, useState } from 'react'
import { useHydrated } from '@/components/forms/use-hydrated'
import { Button } from '@/components/ui/button/button'
import { ButtonRow } from '@/components/ui/button-row/button-row'
import { Panel } from '@/components/ui/panel/panel'
import { Text } from '@/components/ui/text/text'
import { FAR_DAY } from '@/lib/format/moments'
import { useRouter } from '@/lib/i18n/navigation'
import { useFormatter } from '@/lib/i18n/use-formatter'
import type { ProfileResponse } from '@/provider/contract/profile'
import { PanelNote } from './panel-note'
import { useProved } from './step-up'
import { usePanelWork } from './use-panel'

/** Few clients change it: steps, texts and calls are loaded before they are rendered. */
const loadSteps = () => import('./second-factor-steps')
const SecondFactorSteps = lazy(async () => ({ default: (await loadSteps()).SecondFactorSteps }))

type Steps = ComponentProps<typeof SecondFactorSteps>

/** The sign-in with a code of an app: set up, recovery codes, switched off. */
export function SecondFactorPanel({ secondFactor, brand }: Pick<ProfileResponse, 'secondFactor'> & { brand: string }) {
  const t = useTranslations('profile.secondFactor')
  const locale = useLocale()
  const format = useFormatter()
  const router = useRouter()
  const proved = useProved()
  const isReady = useHydrated()
  const work = usePanelWork()
  const [steps, setSteps] = useState<Pick<Steps, 'messages' | 'begin'> | null>(null)

  function open(action: 'setUp' | 'codes' | 'off') {
    void work.run(async () => {
      const { openSteps } = await loadSteps()
      setSteps(await openSteps(action, locale, proved))
      return ''
    })
  }

  function end(done: 'on' | 'off' | null) {
    setSteps(null)
    if (done === null) return
    router.refresh()
    void work.run(async () => t(done === 'on' ? 'isOn' : 'isOff'))
  }

  return (
    <Panel flow="stack" heading={t('title')} headingId="profile-second-factor">
      {steps ? (
        <Suspense>
          <SecondFactorSteps {...steps} brand={brand} onEnd={end} proved={proved} />
        </Suspense>
      ) : (
        <>
          <Text size="s" tone="muted">
            {secondFactor
              ? t('on', {
                  day: format.dateTime(new Date(secondFactor.since), FAR_DAY),
                  left: secondFactor.recoveryCodesLeft,
                })
              : t('off')}
          </Text>
          <PanelNote status={work.status} />
          <ButtonRow align="center" visibility="js-only">
            {secondFactor ? (
              <>
                <Button disabled={!isReady} isBusy={work.isBusy} onClick={() => open('codes')} variant="soft">
                  {t('renewCodes')}
                </Button>
                <Button disabled={!isReady || work.isBusy} onClick={() => open('off')} tone="danger" variant="ghost">
                  {t('turnOff')}
                </Button>
              </>
            ) : (
              <Button disabled={!isReady} isBusy={work.isBusy} onClick={() => open('setUp')} variant="soft">
                {t('turnOn')}
              </Button>
            )}
          </ButtonRow>
        </>
      )}
    </Panel>
  )
}
