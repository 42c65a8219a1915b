import './client.css'
import { useLocale, useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { LeaveWithAccount } from '@/components/layout/leave-with-account'
import type { ClientAddress } from '@/lib/account/client-sections'
import type { ClientAnswer } from '@/provider/contract/account'
import { SectionMenu } from './section-menu'

type Props = { client: ClientAnswer; section: ClientAddress['section']; children: ReactNode }

/** Menu and heading around every page of the client area. */
export function ClientFrame({ client, section, children }: Props) {
  const t = useTranslations('client')
  const locale = useLocale()
  return (
    <div className="wrap lk">
      <LeaveWithAccount clientId={client.id} />
      <SectionMenu clientId={client.id} current={section} />
      <div className="lk-main">
        <h1>
          {section === 'overview' ? t('greeting', { name: calledName(client, locale) }) : t(`sections.${section}`)}
        </h1>
        {children}
      </div>
    </div>
  )
}

/** Russians are addressed by first and middle name. */
function calledName({ first_name, middle_name }: ClientAnswer, locale: string): string {
  return locale === 'ru' ? `${first_name} ${middle_name}`.trim() : first_name
}
