import { getLocale, getTranslations } from 'next-intl/server'
import type { ReactNode } from 'react'
import { CallbackLink } from '@/components/callback/callback-link'
import { PhoneLink } from '@/components/layout/phone-link'
import { StationZone } from '@/components/layout/station-zone'
import { WorkingHours } from '@/components/layout/working-hours'
import { Button } from '@/components/ui/button/button'
import { ButtonRow } from '@/components/ui/button-row/button-row'
import { Icon } from '@/components/ui/icon/icon'
import type { Settings } from '@/provider/contract/settings'
import styles from './branch-card.module.css'
import { CopyButton } from './copy-button'
import copy from './copy-text.module.css'
import { Messengers } from './messengers'
import { WechatCode } from './wechat-code'

type Props = {
  settings: Settings
  /** Hours that the clock of the readers is behind the branch's. */
  hoursBehind: number
  /** To show a taxi driver; null on Russian pages, where the address is Russian anyway. */
  russianAddress: string | null
  /** The map beside it. */
  children: ReactNode
}

/** Phone, address, hours, mail; beside them the map. */
export async function BranchCard({ settings, hoursBehind, russianAddress, children }: Props) {
  const [t, layout, locale] = await Promise.all([
    getTranslations('contacts'),
    getTranslations('layout.nav'),
    getLocale(),
  ])
  const { wechat } = settings.facts.messengers
  return (
    <div className={styles.office}>
      <div className={styles.words}>
        <PhoneLink phone={settings.main_phone} />
        <ul className={styles.points}>
          <li>
            <Icon of="map-pin" />
            <div>
              <b>{settings.address_in_contacts}</b>
              {russianAddress && (
                <>
                  <span>{t('russianAddress')}</span>
                  <span lang="ru">{russianAddress}</span>
                </>
              )}
            </div>
          </li>
          <li>
            <Icon of="clock" />
            <div>
              <b>
                <WorkingHours note settings={settings} />
              </b>
              <span>
                <StationZone hoursBehind={hoursBehind} />
              </span>
            </div>
          </li>
          <li>
            <Icon of="mail" />
            <div>
              <b>
                <a href={`mailto:${settings.main_email}`}>{settings.main_email}</a>
              </b>
            </div>
          </li>
          {wechat && russianAddress && (
            <li id="wechat">
              <Icon of="message-circle" />
              <div>
                {locale === 'zh-CN' ? (
                  <WechatCode messengers={settings.facts.messengers} />
                ) : (
                  <>
                    <span>{t('wechat')}</span>
                    <b>{wechat}</b>
                  </>
                )}
                <div className={copy.copied}>
                  <CopyButton label={t('wechatCopy')} text={wechat} />
                </div>
              </div>
            </li>
          )}
          <Messengers messengers={settings.facts.messengers} />
        </ul>
        <ButtonRow visibility="no-print">
          <Button as={CallbackLink}>
            <Icon of="phone-call" />
            {layout('callback')}
          </Button>
        </ButtonRow>
      </div>
      {children}
    </div>
  )
}
