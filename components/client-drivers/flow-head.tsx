import { useTranslations } from 'next-intl'
import type { Ref } from 'react'
import { Heading } from '@/components/ui/heading/heading'
import { Row } from '@/components/ui/row/row'
import { Text } from '@/components/ui/text/text'
import styles from './flow-head.module.css'

const STEPS = ['data', 'scans', 'confirm'] as const

type Props = {
  title: string
  step: (typeof STEPS)[number]
  /** Its heading takes the focus when the step changes. */
  headingRef?: Ref<HTMLHeadingElement>
}

/** What the flow is about, and at which of its steps it stands. */
export function FlowHead({ title, step, headingRef }: Props) {
  const t = useTranslations('clientDrivers.flow')
  const at = STEPS.indexOf(step)
  const stateOf = (index: number) => (index < at ? 'done' : index === at ? 'now' : 'next')
  return (
    <>
      <Row justify="between">
        <Heading isSub ref={headingRef} tabIndex={headingRef ? -1 : undefined}>
          {title}
        </Heading>
        <Text as="span" size="xs" tone="muted">
          {t('step', { step: at + 1, all: STEPS.length })}
        </Text>
      </Row>
      <ol className={styles.track}>
        {STEPS.map((name, index) => (
          <li aria-current={name === step ? 'step' : undefined} data-state={stateOf(index)} key={name}>
            <b>{t(name)}</b>
            {t(stateOf(index))}
          </li>
        ))}
      </ol>
    </>
  )
}
