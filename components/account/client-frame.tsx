import { useLocale, useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { LeaveWithAccount } from '@/components/layout/visit/leave-with-account'
import { Container } from '@/components/ui/container/container'
import { Stack } from '@/components/ui/stack/stack'
import type { ClientAddress } from '@/lib/account/client-sections'
import { fullName } from '@/lib/format/full-name'
import type { ClientResponse } from '@/provider/contract/account'
import styles from './account.module.css'
import { SectionMenu } from './section-menu'

type Props = {
  client: ClientResponse
  section: ClientAddress['section']
  /** Of a page inside the section. */
  title?: string
  /** Of a list, for paper; null: every one. */
  year?: number | null
  children: ReactNode
}

/** Menu and heading around every page of the client area. */
export function ClientFrame({ client, section, title, year, children }: Props) {
  const t = useTranslations('account')
  const locale = useLocale()
  const titleOf = (sectionName: typeof section) =>
    sectionName === 'overview' && client.first_name !== ''
      ? t('greeting', { name: calledName(client, locale) })
      : t(`sections.${sectionName}`)
  return (
    <Container>
      <LeaveWithAccount clientId={client.id} />
      <div className={styles.frame} data-bar="none">
        <SectionMenu clientId={client.id} counts={client.attention} current={section} />
        <Stack gap={20}>
          <h1>{title ?? titleOf(section)}</h1>
          {year !== undefined && (
            <p className={styles.printed}>
              {t('list.printed', { name: fullName(client, locale), year: year === null ? 'all' : String(year) })}
            </p>
          )}
          {children}
        </Stack>
      </div>
    </Container>
  )
}

/** Russians are addressed by first and middle name. */
function calledName({ first_name, middle_name }: ClientResponse, locale: string): string {
  return locale === 'ru' ? `${first_name} ${middle_name}`.trim() : first_name
}
