import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { Button } from '@/components/ui/button/button'
import { ButtonRow } from '@/components/ui/button-row/button-row'
import { Container } from '@/components/ui/container/container'
import { Panel } from '@/components/ui/panel/panel'

type Props = { title: string; children: ReactNode }

/** A status page that is asked without a booking or a payment: says what it is for, and where to go. */
export function PlainStatus({ title, children }: Props) {
  const t = useTranslations('bookings.missing')
  return (
    <Container space="both">
      <Panel as="div" flow="stack">
        <h1>{title}</h1>
        {children}
        <ButtonRow align="center">
          <Button href="/booking-online/">{t('choose')}</Button>
          <Button href="/" variant="line">
            {t('home')}
          </Button>
        </ButtonRow>
      </Panel>
    </Container>
  )
}
