import { NextIntlClientProvider, useLocale, useMessages, useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { SegmentedControl } from '@/components/ui/choice-links/segmented-control'
import { Heading } from '@/components/ui/heading/heading'
import { Panel } from '@/components/ui/panel/panel'
import { Row } from '@/components/ui/row/row'
import { Text } from '@/components/ui/text/text'
import { TextLink } from '@/components/ui/text-link/text-link'
import { clientHref } from '@/lib/account/client-sections'
import type { OwnList } from '@/lib/account/csv-name'
import { type ListQuery, listHref } from '@/lib/account/list-address'
import styles from './account.module.css'
import { ListTools } from './list-tools'

type Props = {
  list: OwnList
  clientId: number
  heading: string
  /** Beside the heading; what is due is said in danger. */
  sum?: ReactNode
  isDue?: boolean
  /** What the sum leaves open. */
  note?: string
  years: readonly number[]
  query: ListQuery
  /** Lines that are listed on request. */
  leftOut: number
  children: ReactNode
}

/** A list of the client area: its sum, its years, the ways to save and to print it, and its lines. */
export function ListPanel({ list, clientId, heading, sum, isDue, note, years, query, leftOut, children }: Props) {
  const t = useTranslations('account.list')
  const locale = useLocale()
  const { tools } = useMessages().account.list
  const { year, show } = query
  const path = clientHref(list, clientId)
  const headingId = `list-${list}`
  // From a year that has nothing there is a way back.
  const hasYears = years.length > 1 || year !== null
  return (
    <Panel aria-labelledby={headingId} flow="stack">
      <Row justify="between">
        <Heading id={headingId} isSub>
          {heading}
        </Heading>
        {sum && (
          <Text as="b" isNumeric size="l" tone={isDue ? 'danger' : undefined}>
            {sum}
          </Text>
        )}
      </Row>
      <Row isWrapping={hasYears} justify="between">
        {hasYears ? (
          <SegmentedControl
            choices={[null, ...years].map((one) => ({
              href: listHref(path, { show, year: one }),
              text: one === null ? t('all') : String(one),
              isCurrent: one === year,
            }))}
            label={t('year')}
          />
        ) : (
          <Note>{note}</Note>
        )}
        <NextIntlClientProvider locale={locale} messages={{ account: { list: { tools } } }}>
          <div className={`${styles.tools} no-print`}>
            <ListTools list={list} year={year} />
          </div>
        </NextIntlClientProvider>
      </Row>
      {hasYears && note && <Note>{note}</Note>}
      {children}
      {leftOut > 0 && (
        <Text visibility="no-print">
          <TextLink href={listHref(path, { ...query, isAll: true })} isAlone scroll={false}>
            {t('more', { count: leftOut })}
          </TextLink>
        </Text>
      )}
    </Panel>
  )
}

function Note({ children }: { children: string | undefined }) {
  return (
    <Text as="span" size="s" tone="muted">
      {children}
    </Text>
  )
}
